import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { failure } from '../../../machines/failures.ts';
import type { layersMachine } from '../../../machines/layers/layers.machine.ts';
import { MYROOM } from '../../../machines/place.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { LoadingDialog } from '../../ui/dialog/loading-dialog.tsx';
import { dotted } from '../state-name.ts';

export interface EnteringWorldProps {
  layers: ActorRefFrom<typeof layersMachine>;
}

/** The page leaves for the 3D host (JOIN-2, LOGIN-3), or says that the place cannot be entered (ERR-11), or not yet (REFR-2). */
export function EnteringWorld({ layers }: EnteringWorldProps) {
  const { t } = useTranslation();
  const popup = useSelector(layers, (snapshot) => snapshot.value.popup);
  const place = useSelector(layers, (snapshot) => snapshot.context.place ?? MYROOM);
  const shared = { flow: 'layers', state: dotted({ popup }) };

  if (popup === 'alertingPlace') {
    return (
      <AlertDialog
        {...shared}
        tone="error"
        title={t(($) => $.enteringWorld.alertTitle)}
        text={failureText(t, failure('dataInvalid'))}
        actions={[{ label: t(($) => $.common.ok), onSelect: () => layers.send({ type: 'ALERT_CONFIRMED' }) }]}
        onClose={() => layers.send({ type: 'ALERT_CONFIRMED' })}
      />
    );
  }
  if (popup === 'alertingToken') {
    const later = () => layers.send({ type: 'ALERT_CONFIRMED' });
    return (
      <AlertDialog
        {...shared}
        tone="error"
        title={t(($) => $.enteringWorld.tokenAlertTitle)}
        text={t(($) => $.enteringWorld.tokenAlertText)}
        actions={[
          { label: t(($) => $.common.later), onSelect: later },
          { label: t(($) => $.common.retry), onSelect: () => layers.send({ type: 'RETRY_CHOSEN' }) },
        ]}
        onClose={later}
      />
    );
  }
  return (
    <LoadingDialog
      {...shared}
      title={place === MYROOM ? t(($) => $.enteringWorld.myroom) : t(($) => $.enteringWorld.space)}
      onCancel={() => layers.send({ type: 'CLOSED' })}
    />
  );
}
