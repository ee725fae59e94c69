import { useSelector } from '@xstate/react';
import type { IdChangeProps } from './id-change-props.ts';
import { IdForm } from './id-form.tsx';
import { LockedId } from './locked-id.tsx';

/** PROF-3: a new ID, once in 30 days. */
export function IdChange({ actor }: IdChangeProps) {
  const locked = useSelector(actor, (snapshot) => snapshot.matches('locked'));
  return locked ? <LockedId actor={actor} /> : <IdForm actor={actor} />;
}
