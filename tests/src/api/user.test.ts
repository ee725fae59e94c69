import { describe, expect, test } from 'vitest';
import { METHODS } from '#contract/methods.ts';
import { isGuest, standingOf, universitiesOf } from '#src/api/user.ts';

test('[ROLE-1] only a person who signed in as a guest is a guest', () => {
  const guests = METHODS.filter(({ type }) => isGuest({ auth_mthd: type }));
  expect(guests.map(({ code }) => code)).toEqual(['guest']);
});

describe('the roles of an account', () => {
  test('[ROLE-1] a student stays one whichever way they sign in, once the API names their university', () => {
    const standings = METHODS.map(({ type }) => standingOf({ auth_mthd: type, auth_cmps_codes: ['yonsei'] }));
    expect(standings).toEqual(['guest', ...METHODS.slice(1).map(() => 'student')]);
    expect(universitiesOf({ auth_mthd: 1, auth_cmps_codes: ['yonsei'] })).toEqual(['yonsei']);
  });

  test('[API-26] [ROLE-1] an API that does not name universities is read by the way of this sign-in', () => {
    const students = METHODS.filter(({ type }) => standingOf({ auth_mthd: type }) === 'student');
    expect(students.map(({ code }) => code)).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha', 'federation']);
    // A federation is no university, and its school is not known then.
    for (const { type, code, generic } of students) expect(universitiesOf({ auth_mthd: type })).toEqual(generic ? [] : [code]);
  });

  test('[ROLE-1] an API that names none says that this is no student', () => {
    expect(standingOf({ auth_mthd: 1, auth_cmps_codes: [] })).toBe('member');
  });
});
