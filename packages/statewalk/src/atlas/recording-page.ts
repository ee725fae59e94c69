import { FORMAT_END } from '../inspector/recording.ts';
import type { MachineFacts } from './facts.ts';
import { frame } from './frame.ts';
import { data, Html, html } from './html.ts';
import type { Site } from './site.ts';

export interface Charted {
  /** As a recording calls it. */
  readonly machine: string;
  readonly facts: MachineFacts;
  readonly chart: Html;
}

/** Plays a recording of the inspector again: the charts stand in templates, and the script of the page reads the file, which is sent nowhere. */
export const recordingPage = (site: Site, machines: readonly Charted[]): string =>
  frame({
    site,
    title: 'Recording · Atlas',
    header: html`<a class="home" href="index.html">Atlas</a><h1>Recording</h1>`,
    main: html`<div class="intro"><p class="lead">Opens what the inspector has saved, and goes through it on the charts of this atlas.</p>
<p><label>Recording <input type="file" id="file" accept=".json,application/json"></label></p>
<p id="said" class="hint" aria-live="polite"></p></div>
<div class="sheet" id="sheet" hidden>
<section class="stage" aria-label="Chart">
<p class="lead" id="who"></p>
<div class="chart" id="chart" tabindex="0" role="region" aria-label="Chart: the wheel or two fingers zoom, dragging moves it"></div>
<div class="tools">
<label class="pick"><span>Actors</span> <select id="pick"></select></label>
<span class="player"><button type="button" id="play">Play</button><input type="range" id="step" min="0" value="0" aria-label="Step"><output id="count" for="step"></output></span>
</div>
<div class="now" id="now" aria-live="polite"></div>
</section>
<div class="lists"><section class="path"><h2>Steps</h2><ol id="steps"></ol></section></div>
</div>
${machines.map(({ facts, machine, chart }) => html`<template data-machine="${machine}">${elsewhere(site.pageOf(facts.id), chart)}</template>`)}
${data('known', { format: FORMAT_END, transitions: Object.fromEntries(machines.map(({ facts, machine }) => [machine, facts.transitions.map(({ name }) => name)])) })}`,
    styles: ['base.css', 'machine.css', 'chart.css'],
    script: 'recording.js',
    hasChart: true,
  });

/** A state's description is on the page of its machine. */
const elsewhere = (page: string, chart: Html): Html => new Html(chart.text.replaceAll('href="#', `href="${page}#`));
