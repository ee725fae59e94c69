import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { campusCheckMachine } from '#machines/campus-check/campus-check.machine.ts';
import { dotted } from '#src/popups/state-name.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import styles from './campus-check.module.css';
import { Gate } from './gate.tsx';

type CampusCheckActor = ActorRefFrom<typeof campusCheckMachine>;

export interface CampusCheckProps {
  /** Null once the campus is found, while the page leaves for it. */
  actor: CampusCheckActor | null;
  /** Where the shell is then. */
  leaving?: 'refreshingToken' | 'enteringCampus';
}

/** `/:path`: is there such a campus? (CAMPUS-1) */
export function CampusCheck({ actor, leaving = 'enteringCampus' }: CampusCheckProps) {
  return actor === null ? <Entering state={leaving} /> : <Searching actor={actor} />;
}

function Searching({ actor }: { actor: CampusCheckActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const slow = useSelector(actor, (snapshot) => snapshot.matches({ loading: 'slow' }));
  return (
    <main className={styles.page} data-flow="campusCheck" data-state={state} aria-busy>
      <title>{t(($) => $.campusCheck.pageTitle)}</title>
      <Gate />
      <div className={styles.words} role="status">
        <h1>{t(($) => $.campusCheck.title)}</h1>
        <p>
          <Sentences>{slow ? t(($) => $.campusCheck.slow) : t(($) => $.campusCheck.text)}</Sentences>
        </p>
      </div>
      <div className={styles.way}>
        {slow && (
          <Button variant="outline" wide={false} onClick={() => actor.send({ type: 'HOME_CHOSEN' })}>
            {t(($) => $.common.home)}
          </Button>
        )}
      </div>
    </main>
  );
}

function Entering({ state }: { state: string }) {
  const { t } = useTranslation();
  return (
    <main className={styles.page} data-flow="shell" data-state={state} aria-busy>
      <title>{t(($) => $.campusCheck.pageTitle)}</title>
      <Gate />
      <div className={styles.words} role="status">
        <h1>{t(($) => $.campusCheck.enteringTitle)}</h1>
        <p>
          <Sentences>{t(($) => $.campusCheck.enteringText)}</Sentences>
        </p>
      </div>
      <div className={styles.way} />
    </main>
  );
}
