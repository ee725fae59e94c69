import type { CallName } from '#contract/calls.ts';

export interface ServerAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Another browser than the page's, at the same server. */
export interface Visitor {
  call(name: CallName, body?: unknown): Promise<ServerAnswer>;
}

/** The API that ships, in the runner's hands: what a flow's bindings do with it. The page's session is kept there. */
export interface RealServer extends Visitor {
  /** @throws Error where the answer is another than this result */
  refuses(name: CallName, body: unknown, result: number): Promise<void>;
  /** From now on the page is signed in by what this answer has. */
  signIn(answer: ServerAnswer): void;
  /** Sends the page's requests without the token of `signIn`. */
  signOut(): void;
  /** Another person. */
  visitor(): Promise<Visitor>;
  moveClock(by: number): void;
  /** The proofs of an address that were given so far are worth nothing any more. */
  endProofs(): void;
  /** The code in the newest email to an address. */
  codeFor(email: string): string;
  forgetLimits(): Promise<void>;
  /** The account with this email is gone. */
  forgetEmail(email: string): Promise<void>;
  /** No account is left but the one that the page is signed in to. */
  forgetOthers(): Promise<void>;
}

export type Body = Readonly<Record<string, unknown>>;
/** Sees to it that the server answers so; gives what the request says in the place of a sample of the model. */
export type Arrange = (server: RealServer, body: Body) => Promise<Body> | Promise<undefined> | Promise<void>;

/** What the real server can be brought to say in a flow. What a machine keeps of an answer (a date, an ID) has to be the model's: such outcomes are scripted. */
export interface ByServer {
  /** Keyed by the input's name: who the page is signed in as, and what is there before. A script answers an input without an entry. */
  readonly starts: Readonly<Record<string, (server: RealServer) => Promise<void>>>;
  /** Keyed by step, as `--events` names it. The real server answers these steps, a script the others. */
  readonly outcomes: Readonly<Record<string, Arrange>>;
}
