import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { campusCheckMachine, type ListedCampus } from '#machines/campus-check/campus-check.machine.ts';
import { CAMPUS } from '#machines/samples.ts';

/** Checks a path against a list of campuses, and tells where it leads and how often it asked for the list. */
async function check(path: string, list: () => Promise<readonly ListedCampus[]>) {
  const loadCampusCodes = vi.fn(list);
  const machine = campusCheckMachine.provide({ actors: { loadCampusCodes: fromPromise(loadCampusCodes) } });
  const output = await toPromise(createActor(machine, { input: { path } }).start());
  return { output, asked: loadCampusCodes.mock.calls.length };
}

const listedCampus = (code: string, signInFirst = false): ListedCampus => ({ campus: { ...CAMPUS, code }, signInFirst });
const listed =
  (...codes: string[]) =>
  async () =>
    codes.map((code) => listedCampus(code));

test('[CAMPUS-1] a path that equals a code of the list leads to its space, and only one that equals it', async () => {
  expect(await check('yonsei', listed('ewha', 'yonsei'))).toEqual({
    output: { outcome: 'space', ...listedCampus('yonsei') },
    asked: 1,
  });
  for (const path of ['Yonsei', 'yonsei1', 'yonse'])
    expect(await check(path, listed('ewha', 'yonsei')), path).toEqual({ output: { outcome: 'nowhere' }, asked: 1 });
  expect(await check('yonsei', listed())).toEqual({ output: { outcome: 'nowhere' }, asked: 1 });
});

test('[CAMPUS-1] a list that cannot be loaded leads home', async () => {
  expect(await check('yonsei', () => Promise.reject(new Error('network')))).toEqual({ output: { outcome: 'home' }, asked: 1 });
});

test('[CAMPUS-1] a path of 1 to 40 letters, digits, - and _ is looked for; any other leads home unasked', async () => {
  for (const path of ['a', 'A-b_9', 'a'.repeat(40)])
    expect(await check(path, listed(path)), path).toEqual({ output: { outcome: 'space', ...listedCampus(path) }, asked: 1 });
  for (const path of ['', 'a'.repeat(41), 'a.b', 'a/b', 'a b', '한글', '../myroom', 'a%2e'])
    expect(await check(path, listed(path)), path).toEqual({ output: { outcome: 'nowhere' }, asked: 0 });
});

test('[CAMPUS-4] a campus may ask for a sign-in first; another one of the list does not by that', async () => {
  const list = async () => [listedCampus('ewha'), listedCampus('yonsei', true)];
  expect((await check('yonsei', list)).output).toEqual({ outcome: 'space', ...listedCampus('yonsei', true) });
  expect((await check('ewha', list)).output).toEqual({ outcome: 'space', ...listedCampus('ewha') });
});
