import { expect, test } from 'vitest';
import { announcedTitles } from './announced.ts';

const SOURCE = `
describe('a suite [EMAIL-1]', () => {
  it.each(ROWS)('[EMAIL-2] counts %s', () => press('not a suite'));
});
describeRest.skipIf(isMissing)(\`on PostgreSQL\${because}\`, { timeout: 1 }, () => {
  it('[EMAIL-3] keeps', () => {});
});
`;

test('the titles of a file have those of their suites before them', () => {
  expect(announcedTitles('some.test.ts', SOURCE)).toEqual(expect.arrayContaining(['a suite [EMAIL-1] [EMAIL-2] counts %s']));
});

test('in a file of which the rest runs a part, that part alone is announced', () => {
  const titles = announcedTitles('some.test.ts', SOURCE, 'describeRest');
  expect(titles.filter((title) => title.includes('['))).toEqual(['on PostgreSQL\u0000 [EMAIL-3] keeps']);
});
