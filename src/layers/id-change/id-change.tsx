import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { idChangeMachine } from '../../../machines/id-change/id-change.machine.ts';
import { IdForm } from './id-form.tsx';
import { LockedId } from './locked-id.tsx';

export interface IdChangeProps {
  actor: ActorRefFrom<typeof idChangeMachine>;
}

/** PROF-3: a new ID, once in 30 days. */
export function IdChange({ actor }: IdChangeProps) {
  const locked = useSelector(actor, (snapshot) => snapshot.matches('locked'));
  return locked ? <LockedId actor={actor} /> : <IdForm actor={actor} />;
}
