import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Succeeded } from '#machines/success.ts';
import { successText } from '#src/i18n/success-text.ts';
import { showSuccess } from '#src/ui/status/status-store.ts';

/** An actor of a machine that emits what is done. */
interface Succeeding {
  on(type: 'SUCCEEDED', handler: (succeeded: Succeeded) => void): { unsubscribe(): void };
}

/** Says in passing what the flow of `actor` has done; it outlives the flow, which may end with it (PROF-2, PROF-5). */
export function useSuccess(actor: Succeeding): void {
  const { t } = useTranslation();
  useEffect(() => {
    const subscription = actor.on('SUCCEEDED', ({ success }) => showSuccess(successText(t, success)));
    return () => subscription.unsubscribe();
  }, [actor, t]);
}
