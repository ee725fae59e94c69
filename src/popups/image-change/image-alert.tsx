import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import type { ImageChangeProps } from './image-change-props.ts';

/** PROF-4: the image is changed, or could not be (ERR-25). */
export function ImageAlert({ actor }: Pick<ImageChangeProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const rest = { flow: 'imageChange', state, actions: [{ label: t(($) => $.common.ok), onSelect: confirm }], onClose: confirm } as const;

  switch (state) {
    case 'alertingChanged':
      return (
        <AlertDialog {...rest} tone="success" title={t(($) => $.imageChange.changedTitle)} text={t(($) => $.imageChange.changedText)} />
      );
    case 'alertingFailed':
      return <AlertDialog {...rest} tone="error" title={t(($) => $.common.errorTitle)} text={failure && failureText(t, failure)} />;
    default:
      return null;
  }
}
