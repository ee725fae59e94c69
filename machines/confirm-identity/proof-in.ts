import type { AssertedCredential } from '../passkey-autofill/passkey-autofill.machine.ts';

/** What the authenticator answered. Throws where there is nothing. */
export function credentialIn(event: object): AssertedCredential {
  const output = 'output' in event ? event.output : null;
  if (!isAsserted(output)) throw new Error('there is no answer of an authenticator');
  return output;
}

const isAsserted = (output: unknown): output is AssertedCredential =>
  typeof output === 'object' && output !== null && 'type' in output && output.type === 'public-key';

/** The ticket that the sign-in at the provider ended with. Throws where there is none. */
export function ticketIn(event: object): string {
  const output = 'output' in event ? event.output : null;
  const ticket = typeof output === 'object' && output !== null && 'ticket' in output ? output.ticket : null;
  if (typeof ticket !== 'string') throw new Error('there is no ticket');
  return ticket;
}
