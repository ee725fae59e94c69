import { expect, it } from 'vitest';
import { changesIn } from '#scripts/locales/text-changes.ts';

it('[LANG-2] a list of changed texts has what is another, new or gone, and nothing that is the same', () => {
  const before = {
    named: new Map([
      ['login.title', 'Sign in'],
      ['login.back', 'Back'],
      ['login.old', 'Old'],
    ]),
    beside: new Map([['server/mails.ts', ['Hello', 'Bye']]]),
  };
  const after = {
    named: new Map([
      ['login.title', 'Log in'],
      ['login.back', 'Back'],
      ['login.new', 'New'],
    ]),
    beside: new Map([['server/mails.ts', ['Hello', 'Goodbye']]]),
  };
  expect(changesIn(before, after)).toEqual([
    { name: 'login.new', was: '', is: 'New' },
    { name: 'login.old', was: 'Old', is: '' },
    { name: 'login.title', was: 'Sign in', is: 'Log in' },
    { name: 'server/mails.ts', was: 'Bye', is: '' },
    { name: 'server/mails.ts', was: '', is: 'Goodbye' },
  ]);
  expect(changesIn(undefined, after)).toHaveLength(5);
});
