import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '#statewalk.config';
import { DEFECTS } from './defects/list.ts';

test('each defect of the tool has one place, and a flow that has paths', () => {
  expect(new Set(DEFECTS.map(({ id }) => id)).size).toBe(DEFECTS.length);
  const flows = (config.bindings ?? []).map(({ flow }) => flow);
  for (const { id, file, find, flow } of DEFECTS) {
    expect(readFileSync(file, 'utf8').split(find).length - 1, id).toBe(1);
    expect(flows, id).toContain(flow);
  }
});
