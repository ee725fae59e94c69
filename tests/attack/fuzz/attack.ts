/** Senders of requests; the target signs each in anew when the server has ended their session. */
export const SENDERS = ['visitor', 'guest', 'member'] as const;
export type Sender = (typeof SENDERS)[number];

/**
 * One request, as text that can be printed and sent again. `{{token}}`, `{{cookie}}` and the names of `Holdings` in braces stand for what the
 * sender has then.
 */
export interface Attack {
  readonly operation: string;
  readonly sender: Sender;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** A name may come twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Each character is a byte where `isBinary`; else UTF-8. */
  readonly body?: string | undefined;
  readonly isBinary?: boolean;
}

/** What a sender has got from the server, and anyone's well-known email: what an attacker would try. */
export interface Holdings {
  readonly token: string;
  readonly cookie: string;
  readonly email: string;
  readonly proof: string;
  readonly ticket: string;
  /** For a social and a university account that has joined. */
  readonly joinedTicket: string;
  readonly joinedSchoolTicket: string;
  /** With this the member signs in. */
  readonly ownEmail: string;
  readonly ownProof: string;
  /** That a code was sent to, and the code. */
  readonly codeEmail: string;
  readonly authCode: string;
  readonly strangersEmail: string;
  /** A partner of the gateway, and a code that the sender was given for it. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly partnerCode: string;
  readonly partnerToken: string;
}

export const filled = (text: string, holdings: Holdings): string =>
  Object.entries(holdings).reduce((done, [name, held]) => done.replaceAll(`{{${name}}}`, held), text);
