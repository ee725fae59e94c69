import { expect, test } from 'vitest';
import { checkAuthCode, shapeAuthCode } from '#contract/values/auth-code.ts';
import { cutTo } from '#contract/values/cut.ts';
import { checkEmail } from '#contract/values/email.ts';
import { checkNickname, nicknameKey } from '#contract/values/nickname.ts';
import { checkLoginPassword, checkPassword } from '#contract/values/password.ts';
import { checkUvrsId, normalizeUvrsId } from '#contract/values/uvrs-id.ts';

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  checkAuthCode,
  cutTo: (text) => cutTo(text, 100),
  shapeAuthCode,
  checkEmail: (text) => checkEmail(text),
  checkNickname: (text) => checkNickname(text, 'japanese'),
  nicknameKey,
  checkPassword,
  checkLoginPassword,
  checkUvrsId,
  normalizeUvrsId,
};

const LENGTH = 50_000;
const of = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

/** What makes expressions with nested or neighbouring repetitions try again and again. */
const LONG = [
  of('a'),
  of('a.'),
  of('a@'),
  `${of('a.')}@`,
  `a@${of('a.')}!`,
  `a@${of('a-')}`,
  of(' '),
  `${of(' ')}a`,
  of('마'),
  of('e\u0301'),
  of('-'),
];

/** ms; what grows with the square of the length takes seconds. */
const TIME_LIMIT = 250;

test.each([TIME_LIMIT])('the rules for values judge 50 kB of any text within %i ms', (within) => {
  const slow = Object.entries(RULES).flatMap(([name, rule]) =>
    LONG.flatMap((text) => {
      rule(text.slice(0, 100));
      const began = performance.now();
      rule(text);
      const took = performance.now() - began;
      return took < within ? [] : [`${name} of ${JSON.stringify(text.slice(0, 6))}…: ${Math.round(took)} ms`];
    }),
  );
  expect(slow).toEqual([]);
});
