import { describe, expect, it } from 'vitest';
import { dotted } from '#src/popups/state-name.ts';

describe('the name of a state', () => {
  it.each([
    ['choosing', 'choosing'],
    [{ codeSent: 'running' }, 'codeSent.running'],
    [{ filling: { nickname: 'verified', uvrsId: 'checking' } }, 'filling.nickname.verified filling.uvrsId.checking'],
    [{ codeSent: { validity: 'running', resend: 'ready', entry: { entering: {} } } }, 'codeSent.validity.running codeSent.resend.ready'],
    [{ popup: undefined }, 'popup'],
  ])('of %j is %s', (value, name) => {
    expect(dotted(value)).toBe(name);
  });
});
