import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import type { ImageChangeProps } from './image-change-props.ts';

/** PROF-4: may the picture go? The image could not be changed (ERR-25). */
export function ImageAlert({ actor }: Pick<ImageChangeProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const rest = { flow: 'imageChange', state, actions: [{ label: t(($) => $.common.ok), onSelect: confirm }], onClose: confirm } as const;

  switch (state) {
    case 'confirmingDefault':
    case 'removing':
      return (
        <AlertDialog
          {...rest}
          tone="warning"
          title={t(($) => $.imageChange.defaultTitle)}
          text={t(($) => $.imageChange.defaultText)}
          actions={[
            { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
            { label: t(($) => $.imageChange.remove), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
          ]}
          onClose={cancel}
        />
      );
    case 'alertingFailed':
      return <AlertDialog {...rest} tone="error" title={t(($) => $.common.errorTitle)} text={failure && failureText(t, failure)} />;
    default:
      return null;
  }
}
