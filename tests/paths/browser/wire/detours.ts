import { CALLS } from '#contract/calls.ts';
import { asMember } from '#machines/bindings/arrange.ts';
import type { WiredBindings } from '#machines/bindings/define-bindings.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { arrangementOf } from './by-server.ts';
import { wireAnswersOf } from './wire.ts';

export const EXPIRED = 'the token had expired';

/** A call of a member that the real server answers comes with a token that has expired, once: it is made again with a new one (REFR-1). */
export function detoursOf({ ports, server }: WiredBindings, input: string, edge: Edge): readonly string[] {
  if (server.starts[input] !== asMember || !edge.event.type.startsWith('xstate.done.')) return [];
  const [call] = wireAnswersOf(ports, edge)?.[0]?.calls ?? [];
  const needsToken = call !== undefined && CALLS[call].token === 'required';
  return needsToken && arrangementOf(server, input, edge.event) !== undefined ? [EXPIRED] : [];
}
