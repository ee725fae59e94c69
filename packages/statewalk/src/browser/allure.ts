import { createHash } from 'node:crypto';
import { caseFactsOf } from './case-facts.ts';
import { type CoverResult, type PathResult, titleOf } from './results.ts';

const MS = 1000;
const TYPES: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The form of a UUID, the same for the same text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** Results as Allure reads them, by their file names; pictures are copied beside them under their last name. `stop`: when the run ended, ms. */
export function allure(results: readonly CoverResult[], stop: number): ReadonlyMap<string, object> {
  let begins = stop - Math.round(results.reduce((sum, { paths }) => sum + paths.reduce((all, { seconds }) => all + seconds, 0), 0) * MS);
  const files = new Map<string, object>();
  for (const result of results)
    for (const path of result.paths) {
      const flow = titleOf(result);
      const ends = begins + Math.round(path.seconds * MS);
      const uuid = uuidOf(`${flow} ${path.name} ${stop}`);
      files.set(`${uuid}-result.json`, resultOf(flow, path, { uuid, start: begins, stop: ends }));
      begins = ends;
    }
  return files;
}

function resultOf(flow: string, path: PathResult, run: { readonly uuid: string; readonly start: number; readonly stop: number }): object {
  const { name, id, lines, requirements } = caseFactsOf(path);
  const failed = lines.length > 0;
  return {
    ...run,
    historyId: uuidOf(`${flow} ${id ?? name}`),
    testCaseId: id ?? name,
    fullName: `${flow} ${id ?? name}`,
    name,
    status: failed ? 'failed' : 'passed',
    stage: 'finished',
    ...(failed && { statusDetails: { message: lines[0], trace: lines.join('\n') } }),
    labels: [
      { name: 'suite', value: flow },
      { name: 'framework', value: 'statewalk' },
      ...requirements.map((value) => ({ name: 'story', value })),
    ],
    parameters: [{ name: 'input', value: path.input }],
    steps: path.steps.map(({ text, state, fault, picture }) => ({
      name: `${text} [${state}]`,
      status: fault === undefined ? 'passed' : 'failed',
      stage: 'finished',
      start: run.start,
      stop: run.stop,
      ...(fault !== undefined && { statusDetails: { message: fault } }),
      attachments: picture === undefined ? [] : [attachmentOf(picture)],
    })),
  };
}

const attachmentOf = (picture: string) => {
  const source = picture.split('/').at(-1) ?? picture;
  return { name: 'screen', source, type: TYPES[source.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
};
