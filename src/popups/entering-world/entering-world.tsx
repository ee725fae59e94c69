import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { failure } from '#machines/failures.ts';
import { MYROOM } from '#machines/place.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { LoadingDialog } from '#src/ui/dialog/loading-dialog.tsx';
import { dotted } from '../state-name.ts';

export interface EnteringWorldProps {
  popups: ActorRefFrom<typeof popupsMachine>;
}

/** The page leaves for the 3D host (JOIN-2, LOGIN-3), or says that the place cannot be entered (ERR-11), or not yet (REFR-2). */
export function EnteringWorld({ popups }: EnteringWorldProps) {
  const { t } = useTranslation();
  const popup = useSelector(popups, (snapshot) => snapshot.value.popup);
  const place = useSelector(popups, (snapshot) => snapshot.context.place ?? MYROOM);
  const shared = { flow: 'popups', state: dotted({ popup }) };

  if (popup === 'alertingPlace') {
    return (
      <AlertDialog
        {...shared}
        tone="error"
        title={t(($) => $.enteringWorld.alertTitle)}
        text={failureText(t, failure('dataInvalid'))}
        actions={[{ label: t(($) => $.common.ok), onSelect: () => popups.send({ type: 'ALERT_CONFIRMED' }) }]}
        onClose={() => popups.send({ type: 'ALERT_CONFIRMED' })}
      />
    );
  }
  if (popup === 'alertingToken') {
    const later = () => popups.send({ type: 'ALERT_CONFIRMED' });
    return (
      <AlertDialog
        {...shared}
        tone="error"
        title={t(($) => $.enteringWorld.tokenAlertTitle)}
        text={t(($) => $.enteringWorld.tokenAlertText)}
        actions={[
          { label: t(($) => $.common.later), onSelect: later },
          { label: t(($) => $.common.retry), onSelect: () => popups.send({ type: 'RETRY_CHOSEN' }) },
        ]}
        onClose={later}
      />
    );
  }
  return (
    <LoadingDialog
      {...shared}
      title={place === MYROOM ? t(($) => $.enteringWorld.myroom) : t(($) => $.enteringWorld.space)}
      onCancel={() => popups.send({ type: 'CLOSED' })}
    />
  );
}
