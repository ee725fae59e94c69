import { html } from '../atlas/html.ts';
import { type CaseFacts, caseFactsOf } from './case-facts.ts';
import { besidesPaths } from './faults.ts';
import { type CoverResult, titleOf } from './results.ts';

/** JUnit's XML: a suite a machine, a case a path, and one for what is left. The lines of a failure are its text: in an attribute they would be one. */
export function junit(results: readonly CoverResult[]): string {
  const suites = results.map((result) => {
    const { paths, seconds } = result;
    const flow = titleOf(result);
    const faults = besidesPaths(result);
    const failures = paths.filter(({ fault }) => fault !== undefined).length + (faults.length > 0 ? 1 : 0);
    const rest = {
      name: `${flow}: every transition is taken or left with a reason`,
      seconds: 0,
      lines: faults,
      properties: {},
      place: undefined,
    };
    return html`<testsuite name="${flow}" tests="${paths.length + 1}" failures="${failures}" time="${seconds.toFixed(3)}">
${paths.map((path) => testCase(flow, caseFactsOf(path)))}${testCase(flow, rest)}</testsuite>
`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths in the browser">
${suites}</testsuites>
`.text;
}

type Case = Pick<CaseFacts, 'name' | 'seconds' | 'lines' | 'properties' | 'place'>;

function testCase(flow: string, { name, seconds, lines, properties, place }: Case) {
  const [file, line] = place === undefined ? [] : [place.file, place.line];
  const all = Object.entries(properties).flatMap(([key, values]) => values.map((value) => [key, value] as const));
  return html`<testcase classname="${flow}" name="${name}" time="${seconds.toFixed(3)}"${file === undefined ? '' : html` file="${file}"`}${line === undefined ? '' : html` line="${line}"`}>
${
  all.length === 0
    ? ''
    : html`<properties>${all.map(([key, value]) => html`<property name="${key}" value="${value}"/>`)}</properties>
`
}${
  lines.length === 0
    ? ''
    : html`<failure message="${lines[0]}" type="fault">${lines.join('\n')}</failure>
`
}</testcase>
`;
}
