import { html } from '../atlas/html.ts';
import { besidesPaths } from './faults.ts';
import type { CoverResult } from './results.ts';

/** JUnit's XML: a suite a machine, a case a path, and one for what is left. */
export function junit(results: readonly CoverResult[]): string {
  const suites = results.map((result) => {
    const { flow, paths, seconds } = result;
    const faults = besidesPaths(result);
    const failures = paths.filter(({ fault }) => fault !== undefined).length + (faults.length > 0 ? 1 : 0);
    return html`<testsuite name="${flow}" tests="${paths.length + 1}" failures="${failures}" time="${seconds.toFixed(3)}">
${paths.map((path) => testCase(flow, path.plan === undefined ? path.name : `${path.name} · ${path.plan.id}`, path.seconds, path.fault))}${testCase(flow, `${flow}: every transition is taken or left with a reason`, 0, faults.join('\n') || undefined)}</testsuite>
`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths in the browser">
${suites}</testsuites>
`.text;
}

const testCase = (flow: string, name: string, seconds: number, fault: string | undefined) =>
  html`<testcase classname="${flow}" name="${name}" time="${seconds.toFixed(3)}">${fault === undefined ? '' : html`<failure message="${fault}"/>`}</testcase>
`;
