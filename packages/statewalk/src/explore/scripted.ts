import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject, Snapshot } from 'xstate';
import { createEmptyActor } from 'xstate';

type Told = AnyEventObject & { readonly snapshot: Partial<Snapshot<unknown>> };

const idle = { actionExecutor: () => {}, defer: () => {}, emit: () => {} };

/** An actor that begins as the real one would, without setting anything going, and then does only what it is told. */
export const scripted = (logic: AnyActorLogic): AnyActorLogic => ({
  getInitialSnapshot: (scope, input) => logic.getInitialSnapshot({ ...scope, ...idle }, input),
  transition: (snapshot, event: Told) => (event.type === 'told' ? { ...snapshot, ...event.snapshot } : snapshot),
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** A real actor whose end can be told all the same. */
export const tellable = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  transition: (snapshot, event: Told, scope: AnyActorScope) =>
    event.type === 'told' ? { ...snapshot, ...event.snapshot } : logic.transition(snapshot, event, scope),
});

/** An actor that is there and does nothing: it stands for a parent, or for one of the system that the machine alone does not have. */
export const bystander = (): AnyActorRef => createEmptyActor();
