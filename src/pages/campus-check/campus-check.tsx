import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { campusCheckMachine } from '#machines/campus-check/campus-check.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import styles from './campus-check.module.css';
import { Gate } from './gate.tsx';

export interface CampusCheckProps {
  /** Null before the search, and once it has ended: the page stays until what comes next is there. */
  actor: ActorRefFrom<typeof campusCheckMachine> | null;
  /** Where the shell is once the campus is found, while the page leaves for it. */
  leaving?: 'refreshingToken' | 'enteringCampus';
}

/** `/:path`: is there such a campus? (CAMPUS-1) The build has drawn what it shows first. */
export function CampusCheck({ actor, leaving }: CampusCheckProps) {
  const { t } = useTranslation();
  const isFirst = useIsHydrating();
  const isSlow = useSlow(actor) && !isFirst;
  const [flow, state] =
    leaving === undefined || isFirst
      ? (['campusCheck', isSlow ? 'loading.slow' : 'loading.patient'] as const)
      : (['shell', leaving] as const);
  return (
    <main className={styles.page} data-flow={flow} data-state={state} aria-busy>
      <title>{t(($) => $.campusCheck.pageTitle)}</title>
      <Gate />
      <div className={styles.words} role="status">
        <h1>{flow === 'shell' ? t(($) => $.campusCheck.enteringTitle) : t(($) => $.campusCheck.title)}</h1>
        <p>
          <Sentences>{t(($) => $.campusCheck[TEXT_IN[state]])}</Sentences>
        </p>
      </div>
      <div className={styles.way}>
        {state === 'loading.slow' && (
          <Button variant="outline" wide={false} busy={actor === null} onClick={() => actor?.send({ type: 'HOME_CHOSEN' })}>
            {t(($) => $.common.home)}
          </Button>
        )}
      </div>
    </main>
  );
}

const TEXT_IN = {
  'loading.patient': 'text',
  'loading.slow': 'slow',
  refreshingToken: 'enteringText',
  enteringCampus: 'enteringText',
} as const;

/** Whether it has taken long, which stays so to the end of the search. */
function useSlow(actor: CampusCheckProps['actor']): boolean {
  const isSlow = useSelector(actor ?? undefined, (snapshot) => snapshot?.matches({ loading: 'slow' }) === true);
  const [wasSlow, setWasSlow] = useState(isSlow);
  if (isSlow && !wasSlow) setWasSlow(true);
  return isSlow || wasSlow;
}
