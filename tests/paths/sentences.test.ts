import { describe, expect, test } from 'vitest';
import { type AnyEventObject, getInitialSnapshot } from 'xstate';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { Reason } from '#machines/failures.ts';
import { refusedFor } from '#machines/samples.ts';
import { flatten } from '#scripts/locales.ts';
import { readSentences } from '#scripts/texts/read-sentences.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { REASON_OF_RESULT } from '#src/api/reason-of-result.ts';
import type { TextTree } from '#src/i18n/merge-namespaces.ts';
import { allEdges, exploreAll } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { isScriptOnly } from '#statewalk/plans/by-hand.ts';
import { speakerOf } from '#statewalk/plans/speaker.ts';
import { stepName } from '#statewalk/plans/step-name.ts';
import config from '#statewalk.config';
import { models } from '../machines/models.ts';
import { controlsThere } from '../sweeps/states/kept-controls.ts';
import { hasScreen } from '../sweeps/states/looks.ts';
import { ALL_BINDINGS } from './browser/bound.ts';

const textsOf = (language: Language) => [...flatten(readSentences(language) as unknown as TextTree)];
const keysOf = (language: Language) => textsOf(language).map(([key]) => key);
/** The largest has the events of the others, and takes seconds. */
const SLOW = ['popups', 'shell'];
/** Keyed by the step's name in a failure and its state: each once, however many edges it takes. */
const steps = new Map(
  Object.entries(models)
    .filter(([id]) => !SLOW.includes(id))
    .flatMap(([id, model]) =>
      exploreAll(model)
        .flatMap(allEdges)
        .map((edge) => [`${id} ${JSON.stringify([edge.event, edge.before.value])}`, { id, edge }]),
    ),
);
/** A step of this machine where it begins. */
const begun = ({ machine, inputs }: Model, event: AnyEventObject) => ({
  event,
  before: getInitialSnapshot(machine, Object.values(inputs)[0]),
});

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const speaker = speakerOf(config, language);

  test('are there for the same steps as in English', () => {
    expect(keysOf(language)).toEqual(keysOf('en'));
  });

  test('name buttons and fields by texts of the pages that exist', () => {
    const named = textsOf(language).flatMap(([, text]) => [...text.matchAll(/\$t\(([^{}()]+)\)/g)].map(([, key]) => String(key)));
    const pageTexts = readTexts(language);
    const missing = named.filter((key) => {
      const found = key
        .split('.')
        .reduce<unknown>((tree, each) => (tree as Readonly<Record<string, unknown>> | undefined)?.[each], pageTexts);
      return typeof found !== 'string';
    });
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test('say every step of these machines, with nothing left open', () => {
    const said = [...steps].map(([step, { id, edge }]) => ({
      step,
      name: `${id}: ${stepName(edge.event)}`,
      ...speaker.step(id, edge),
    }));
    const where = `a binding in machines/<flow>/qa/<flow>.bindings.ts that only uses one control; or, in machines/<flow>/qa/<flow>.sentences.json, the step under "steps" (or "any" of machines/sentences/${language}.json), its port under "calls"`;
    expect(
      said.filter(({ hasSentence }) => !hasSentence).map(({ name, step }) => `${name} (${step})`),
      where,
    ).toEqual([]);
    expect(said.filter(({ text }) => /\{\{|\$t\(|undefined|methods\.|agreement\.items/.test(text)).map(({ step }) => step)).toEqual([]);
  });
});

test.each(LANGUAGES)('each last state of a flow with a screen says in %s what is then to be seen', (language) => {
  const speaker = speakerOf(config, language);
  const last = Object.entries(models).flatMap(([id, { machine }]) =>
    hasScreen(id) ? Object.entries(machine.states).flatMap(([name, { type }]) => (type === 'final' ? [{ id, name }] : [])) : [],
  );
  expect(last.length).toBeGreaterThan(50);
  const silent = last.filter(({ id, name }) => speaker.afterwards(id, name) === undefined);
  expect(silent, `"ends" of machines/<flow>/qa/<flow>.sentences.json, or of machines/sentences/${language}.json`).toEqual([]);
});

test.each(LANGUAGES)('the needs of a press are said in %s where the path begins, not at the press', (language) => {
  const { flows } = readSentences(language);
  const speaker = speakerOf(config, language);
  const late = ALL_BINDINGS.flatMap(({ flow, events }) =>
    Object.entries(flows[flow]?.arrange ?? {})
      .filter(([step, text]) => events[step.split(' ')[0] ?? ''] !== undefined && text !== '-' && !isScriptOnly(text, speaker))
      .map(([step]) => `${flow}: ${step}`),
  );
  expect(late, 'write it under "before" of machines/<flow>/qa/<flow>.sentences.json').toEqual([]);
});

test('a step without a sentence is called by its name', () => {
  expect(speakerOf(config, 'en').step('login', begun(catalogue.login, { type: 'SOMETHING_NEW' }))).toEqual({
    text: 'SOMETHING_NEW',
    hasSentence: false,
  });
});

test('a step without a sentence that only uses a control is said from its binding, as the control is called there', () => {
  const said = exploreAll(catalogue.logout).map(({ edges, initial }) => {
    const edge = edges.get(initial)?.find(({ event }) => event.type === 'CONFIRMED');
    return edge && speakerOf(config, 'en').step('logout', edge);
  });
  expect(said).toEqual([
    { text: 'Press “Log out”', hasSentence: true },
    { text: 'Press “Delete my history and log out”', hasSentence: true },
  ]);
});

test.each(LANGUAGES)('each reason for which a server refuses has a sentence in %s', (language) => {
  const unsaid = [...new Set(Object.values(REASON_OF_RESULT))].filter((reason) => {
    const step = { type: 'xstate.error.actor.loadUser', error: refusedFor(reason as Reason) };
    return speakerOf(config, language).step('session', begun(catalogue.session, step)).text.includes('loadUser');
  });
  expect(unsaid).toEqual([]);
});

test('how a flow has ended is said, or counts as a step without a sentence', () => {
  const ended = (output: object) =>
    speakerOf(config, 'en').step('linkAccount', begun(catalogue.linkAccount, { type: 'xstate.done.actor.signUp', output }));
  expect(ended({ outcome: 'refused', refused: { field: 'nickname' } })).toEqual({
    text: 'The server answers: the nickname is refused',
    hasSentence: true,
  });
  expect(ended({ outcome: 'somethingNew' }).hasSentence).toBe(false);
});

test('a sight’s list of controls has no nameless one, and lists of a person’s data have no such list', () => {
  const there = (flow: 'campusCheck' | 'devices') =>
    exploreAll(catalogue[flow]).flatMap((graph) =>
      [...graph.vertices].map(([id, { snapshot }]) => ({ state: String(snapshot.value), names: controlsThere(flow, graph, id, 'en') })),
    );
  expect(there('campusCheck').flatMap(({ names = [] }) => names)).toContain('Go to the home page');
  expect(there('campusCheck').flatMap(({ names = [] }) => names)).not.toContain('');
  expect(there('devices').filter(({ state, names }) => state === 'listing' && names !== undefined)).toEqual([]);
  expect(there('devices').filter(({ state, names }) => state === 'unread' && names !== undefined)).not.toEqual([]);
});
