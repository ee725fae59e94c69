import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './account-deletion.module.css';
import type { AccountDeletionProps } from './account-deletion-props.ts';

/** As the privacy policy says it, in its order (LEGAL-2, section 9). */
const kept = (t: TFunction): readonly string[] => [
  t(($) => $.accountDeletion.kept.advertising),
  t(($) => $.accountDeletion.kept.contracts),
  t(($) => $.accountDeletion.kept.payments),
  t(($) => $.accountDeletion.kept.complaints),
  t(($) => $.accountDeletion.kept.communication),
  t(($) => $.accountDeletion.kept.accessLogs),
];

/** LEGAL-2: what goes, how to change one's mind, and what is kept by law and for how long. */
export function Explanation({ actor, days }: AccountDeletionProps) {
  const { t } = useTranslation();
  const cancel = () => actor.send({ type: 'CANCELLED' });
  return (
    <Dialog
      title={t(($) => $.accountDeletion.title)}
      flow="accountDeletion"
      state="explaining"
      onClose={cancel}
      footer={
        <Stack gap={12}>
          <Button variant="secondary" onClick={cancel}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'CONTINUE_CHOSEN' })}>
            {t(($) => $.accountDeletion.goOn)}
          </Button>
        </Stack>
      }
    >
      <Lead>{t(($) => $.accountDeletion.goes, { count: days })}</Lead>
      <Notice>{t(($) => $.accountDeletion.until)}</Notice>
      <section className={styles.kept}>
        <h3>{t(($) => $.accountDeletion.keptTitle)}</h3>
        <ul>
          {kept(t).map((record) => (
            <li key={record}>{record}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
