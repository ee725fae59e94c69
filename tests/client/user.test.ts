import { expect, test } from 'vitest';
import { METHODS } from '../../machines/methods.ts';
import { isGuest } from '../../src/api/user.ts';

test('[ROLE-1] a guest is who signed in as one, and nobody else', () => {
  const guests = METHODS.filter(({ type }) => isGuest({ auth_mthd: type }));
  expect(guests.map(({ code }) => code)).toEqual(['guest']);
});
