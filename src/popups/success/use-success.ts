import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Succeeded, Success } from '#machines/success.ts';
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

/** What a person reads about what is done: the text of its code, with the way to sign in that it is about. */
const successText = (t: TFunction, { code, method }: Success): string =>
  t(($) => $.successes[code], { name: method === undefined ? '' : t(($) => $.methods[method].name) });
