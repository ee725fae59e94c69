import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { methodByType } from '#contract/methods.ts';
import type { ResultName } from '#contract/result-codes.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { databaseErrorClass } from './database-errors.ts';

/** Why a session ended. */
export type SessionEnd = 'logout' | 'expired' | 'reused' | 'linked' | 'replaced' | 'deleted' | 'passwordReset' | 'ownerEnded';

/** s; a sign-in takes some tens of ms because of its password hash, and a client gives up after 30 s. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What one server counts, for Prometheus. Every label has a bounded set of values that the program chose: names of calls, methods, results,
 * policies and statuses; never a path, an address or a person.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('madang_http_requests_total', 'Requests that were answered.', ['call', 'status']);
  readonly #durations = new Histogram({
    name: 'madang_http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['call'],
    buckets: DURATIONS,
    registers: [this.#registry],
  });
  readonly #begun = this.#counter('madang_sessions_begun_total', 'Sessions that began.', ['method']);
  readonly #ended = this.#counter('madang_sessions_ended_total', 'Sessions that ended.', ['reason']);
  readonly #signIns = this.#counter('madang_sign_ins_total', 'Tries to sign in, join or link, by their result.', ['method', 'result']);
  readonly #limits = this.#counter('madang_limits_hit_total', 'Requests that a limit refused.', ['policy']);
  readonly #mails = this.#counter('madang_mails_total', 'Emails that were given to the mail server.', ['outcome']);
  readonly #uploads = new Gauge({
    name: 'madang_uploads_waiting',
    help: 'Uploads whose image waits to be drawn, or is being drawn.',
    registers: [this.#registry],
  });
  readonly #databaseErrors = this.#counter('madang_database_errors_total', 'Queries and connections that failed.', ['class']);

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The exposition format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds those of the process: memory, processor, event loop. Once a process, for they are the same for all servers in it. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  requestAnswered(call: string, status: number, seconds: number): void {
    this.#requests.inc({ call, status });
    this.#durations.observe({ call }, seconds);
  }

  /** `type`: the method's number. */
  sessionBegun(type: number): void {
    this.#begun.inc({ method: codeOf(type) });
  }

  sessionsEnded(reason: SessionEnd, count = 1): void {
    this.#ended.inc({ reason }, count);
  }

  triedToSignIn(type: number, result: ResultName): void {
    this.#signIns.inc({ method: codeOf(type), result });
  }

  limitHit(policy: string): void {
    this.#limits.inc({ policy });
  }

  mailed(outcome: 'sent' | 'failed'): void {
    this.#mails.inc({ outcome });
  }

  databaseFailed(error: unknown): void {
    this.#databaseErrors.inc({ class: databaseErrorClass(error) });
  }

  /** Counts an upload as waiting until `work` is done. */
  async whileUploading<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#uploads.inc();
    try {
      return await work();
    } finally {
      this.#uploads.dec();
    }
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}

/** A body may name a number that is no method's. */
const codeOf = (type: number): string => (type === PASSKEY ? 'passkey' : (methodByType(type)?.code ?? 'unknown'));
