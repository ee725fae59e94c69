import { caseFactsOf } from './case-facts.ts';
import { besidesPaths } from './faults.ts';
import { type CoverResult, titleOf } from './results.ts';

/** The version of the format that this is. */
const VERSION = '0.0.0';
const MS = 1000;

interface Test {
  readonly name: string;
  readonly testId?: string;
  readonly status: 'passed' | 'failed';
  readonly duration: number;
  readonly suite: readonly string[];
  readonly message?: string;
  readonly trace?: string;
  readonly filePath?: string;
  readonly line?: number;
  readonly tags?: readonly string[];
}

/** The Common Test Report Format. `stop`: when the run ended, ms. */
export function ctrf(results: readonly CoverResult[], stop: number) {
  const tests = results.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const duration = Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0) * MS);
  const summary = {
    tests: tests.length,
    passed: tests.length - failed,
    failed,
    skipped: 0,
    pending: 0,
    other: 0,
    start: stop - duration,
    stop,
  };
  return { reportFormat: 'CTRF', specVersion: VERSION, results: { tool: { name: 'statewalk' }, summary, tests } } as const;
}

function testsOf(result: CoverResult): Test[] {
  const { paths } = result;
  const flow = titleOf(result);
  const faults = besidesPaths(result);
  const rest: Test = {
    name: `${flow}: every transition is taken or left with a reason`,
    status: faults.length === 0 ? 'passed' : 'failed',
    duration: 0,
    suite: [flow],
    ...(faults.length > 0 && { message: faults[0] ?? '', trace: faults.join('\n') }),
  };
  const ofPaths = paths.map((path): Test => {
    const { name, id, seconds, lines, place, requirements } = caseFactsOf(path);
    return {
      name,
      ...(id !== undefined && { testId: id }),
      status: lines.length === 0 ? 'passed' : 'failed',
      duration: Math.round(seconds * MS),
      suite: [flow],
      ...(lines.length > 0 && { message: lines[0] ?? '', trace: lines.join('\n') }),
      ...(place !== undefined && { filePath: place.file, line: place.line }),
      tags: requirements,
    };
  });
  return [...ofPaths, rest];
}
