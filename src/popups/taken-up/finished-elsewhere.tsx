import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { joiningMachine } from '#machines/joining/joining.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface FinishedElsewhereProps {
  joining: ActorRefFrom<typeof joiningMachine>;
  /** The nickname of the account that is signed in; undefined until the page knows it. */
  nickname: string | undefined;
}

/** EMAIL-8: another window of this browser was faster, so this sign-up is over; as whom the person is logged in. */
export function FinishedElsewhere({ joining, nickname }: FinishedElsewhereProps) {
  const { t } = useTranslation();
  const confirm = () => joining.send({ type: 'ALERT_CONFIRMED' });
  return (
    <AlertDialog
      flow="joining"
      state="alertingElsewhere"
      title={t(($) => $.session.elsewhere.title)}
      text={nickname === undefined ? t(($) => $.session.elsewhere.text) : t(($) => $.session.elsewhere.named, { nickname })}
      actions={[{ label: t(($) => $.common.ok), onSelect: confirm }]}
      onClose={confirm}
    />
  );
}
