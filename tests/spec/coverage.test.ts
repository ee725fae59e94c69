import { describe, expect, test } from 'vitest';
import { coverageOf, isComplete, report, type TestCase } from './coverage.ts';
import ledger from './ledger.json' with { type: 'json' };

const SMALL = { 'EMAIL-1': 'Valid email', 'EMAIL-2': 'Countdown' };

const passed = (title: string, written = [title]): TestCase => ({ title, written, status: 'passed', command: 'first' });
const announced = (title: string): TestCase => ({ ...passed(title), status: 'announced', command: 'rest' });

describe('the coverage of the ledger', () => {
  test('counts a passed test for each ID in the brackets of its title and of its suites', () => {
    const { counted, missing } = coverageOf(SMALL, [
      passed('codes [EMAIL-1, EMAIL-2] both', ['codes', '[EMAIL-1, EMAIL-2] both']),
      passed('[EMAIL-2] codes > counts', ['[EMAIL-2] codes', 'counts']),
    ]);
    expect(counted.get('EMAIL-1')).toHaveLength(1);
    expect(counted.get('EMAIL-2')).toHaveLength(2);
    expect(missing).toEqual([]);
  });

  test('counts no ID outside of brackets', () => {
    expect(coverageOf(SMALL, [passed('never after it expired (EMAIL-2), nor EMAIL-1')]).missing).toEqual(['EMAIL-1', 'EMAIL-2']);
  });

  test('does not count a failed test', () => {
    const coverage = coverageOf(SMALL, [passed('[EMAIL-1] sends'), { ...passed('[EMAIL-2] counts'), status: 'failed' }]);
    expect(coverage.missing).toEqual(['EMAIL-2']);
    expect(isComplete(coverage)).toBe(false);
    expect(report(SMALL, coverage)).toContain('No test counts for EMAIL-2.');
  });

  test('does not count a skipped test, and says why it was skipped and which IDs have no other test', () => {
    const coverage = coverageOf(SMALL, [
      passed('[EMAIL-1] sends'),
      { ...passed('on PostgreSQL (skipped: no initdb was found) [EMAIL-1] [EMAIL-2] sends'), status: 'skipped' },
    ]);
    expect(coverage.missing).toEqual(['EMAIL-2']);
    expect(coverage.skipped).toMatchObject([{ reason: 'no initdb was found', ids: ['EMAIL-1', 'EMAIL-2'], alone: ['EMAIL-2'] }]);
    expect(report(SMALL, coverage)).toContain('no initdb was found; 2 IDs named, 1 of them by no other test');
  });

  test('refuses an ID that was interpolated into a title, and prints the title', () => {
    const coverage = coverageOf(SMALL, [passed('[EMAIL-1] sends'), passed('[EMAIL-2] codeSent', ['\u0000 codeSent'])]);
    expect(coverage.missing).toEqual(['EMAIL-2']);
    expect(coverage.refused).toEqual([{ title: '[EMAIL-2] codeSent', ids: ['EMAIL-2'] }]);
    expect(report(SMALL, coverage)).toMatch(/^1 passed tests have IDs .*\n {2}\[EMAIL-2\] codeSent$/m);
  });

  test('refuses a test of accessibility, whose checks know nothing of the requirement', () => {
    const coverage = coverageOf(SMALL, [passed('[EMAIL-1] axe finds nothing on /email'), passed('[EMAIL-2] counts')]);
    expect(coverage.missing).toEqual(['EMAIL-1']);
    expect(coverage.refused).toHaveLength(1);
  });

  test('takes no ID of a source that is not in the title that ran', () => {
    expect(coverageOf(SMALL, [passed('[EMAIL-1] sends', ['[EMAIL-1] sends', '[EMAIL-2] elsewhere'])]).missing).toEqual(['EMAIL-2']);
  });

  test('reports an ID that the ledger lacks', () => {
    const coverage = coverageOf(SMALL, [passed('[EMAIL-1, EMAIL-2] both'), passed('[EMAIL-99] nothing'), passed('[FOO-1] nothing')]);
    expect(coverage.unknown).toEqual(['EMAIL-99', 'FOO-1']);
    expect(isComplete(coverage)).toBe(false);
    expect(report(SMALL, coverage)).toContain('EMAIL-99');
  });

  test('says of each requirement which command shows it', () => {
    const coverage = coverageOf(SMALL, [
      passed('[EMAIL-1] sends'),
      passed('[EMAIL-2] counts'),
      { ...passed('[EMAIL-2] on'), command: 'rest' },
    ]);
    const text = report(SMALL, coverage);
    expect(text).toMatch(/^EMAIL-1 .* npm test: \[EMAIL-1\] sends$/m);
    expect(text).toMatch(/^EMAIL-2 .* npm test and npm run test:rest: \[EMAIL-2\] counts \(\+1\)$/m);
    expect(text).toContain('names them: 1 by npm test, 1 by npm test and npm run test:rest.');
  });

  test('leaves to the rest what a title there names, and never calls it shown', () => {
    const coverage = coverageOf(SMALL, [passed('[EMAIL-1] sends'), announced('[EMAIL-1] again'), announced('codes [EMAIL-2] counts')]);
    expect(coverage.counted.get('EMAIL-2')).toEqual([]);
    expect([...coverage.announced.keys()]).toEqual(['EMAIL-2']);
    expect(isComplete(coverage)).toBe(true);
    const text = report(SMALL, coverage);
    expect(text).toMatch(/^EMAIL-2 .* left to npm run test:rest: codes \[EMAIL-2\] counts$/m);
    expect(text).toContain('1 of 2 requirements are shown by a passed test');
    expect(text).toContain('1 are for npm run test:rest to show, whose files name them: EMAIL-2.');
  });

  test('is not complete with an ID that neither a passed test nor a title of the rest names', () => {
    const coverage = coverageOf(SMALL, [{ ...passed('[EMAIL-1] sends'), status: 'failed' }, announced('[EMAIL-2] counts')]);
    expect(coverage.missing).toEqual(['EMAIL-1']);
    expect(isComplete(coverage)).toBe(false);
  });

  test('is complete with a test for each', () => {
    expect(isComplete(coverageOf(SMALL, [passed('[EMAIL-1, EMAIL-2] reads UTF-8')]))).toBe(true);
  });
});

test('the ledger holds every requirement once', () => {
  expect(Object.keys(ledger)).toHaveLength(221);
});
