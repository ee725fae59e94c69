import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { LoadingDialog } from '#src/ui/dialog/loading-dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { ImageAlert } from './image-alert.tsx';
import styles from './image-change.module.css';
import type { ImageChangeProps } from './image-change-props.ts';
import { ImageFrame } from './image-frame.tsx';
import { ImagePicker } from './image-picker.tsx';
import { useDropAnywhere } from './use-drop-anywhere.ts';
import { usePicked } from './use-picked.ts';

/** PROF-4: a picture is chosen, seen as it will look, and uploaded. */
export function ImageChange({ actor, user, removable, onFile }: ImageChangeProps) {
  const { t } = useTranslation();
  useSuccess(actor);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { file, picture, frame, drawn, progress, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const choosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const awaiting = useSelector(actor, (snapshot) => snapshot.matches('awaitingImage') || snapshot.matches('showingImage'));
  const showsFrame = useSelector(actor, (snapshot) => snapshot.hasTag('framed'));
  const { pick, preview } = usePicked({ onFile, onChosen: (chosen) => actor.send({ type: 'FILE_CHOSEN', file: chosen }), taken: file });
  useDropAnywhere(pick, !choosing && state !== 'reading' && state !== 'framing');
  const offersDefault = useSelector(actor, (snapshot) => snapshot.can({ type: 'DEFAULT_CHOSEN' }));
  const upload = () => actor.send({ type: 'UPLOAD_CHOSEN' });

  return (
    <>
      <Dialog
        title={t(($) => $.imageChange.title)}
        flow="imageChange"
        state={state}
        busy={busy}
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          <>
            {/* In the footer, whatever the height of the picture above it (SEEN-2). */}
            {removable && user?.prfl_img_path && (
              <p className={styles.default}>
                <TextButton disabled={!offersDefault} onClick={() => actor.send({ type: 'DEFAULT_CHOSEN' })}>
                  {t(($) => $.imageChange.useDefault)}
                </TextButton>
              </p>
            )}
            <Button
              busy={busy}
              unavailable={file === null ? t(($) => $.imageChange.unmet) : undefined}
              onUnavailableClick={upload}
              onClick={upload}
            >
              {t(($) => $.imageChange.upload)}
            </Button>
          </>
        }
      >
        <Lead>{t(($) => $.imageChange.lead)}</Lead>
        {showsFrame && picture !== null ? (
          <ImageFrame
            src={preview}
            picture={picture}
            frame={frame}
            disabled={state !== 'framing'}
            onFrame={(changed) => actor.send({ type: 'FRAME_CHANGED', frame: changed })}
            onPick={pick}
          />
        ) : (
          <ImagePicker
            user={user}
            preview={preview}
            disabled={!choosing && state !== 'reading'}
            pending={awaiting}
            error={choosing && failure !== null ? failureText(t, failure) : undefined}
            onPick={pick}
          />
        )}
      </Dialog>
      {state === 'uploading' && (
        <LoadingDialog
          title={t(($) => $.imageChange.uploading)}
          flow="imageChange"
          state={state}
          progress={progress.total === 0 ? { loaded: 0, total: drawn?.size ?? file?.size ?? 0 } : progress}
          onCancel={() => actor.send({ type: 'CANCELLED' })}
        />
      )}
      <ImageAlert actor={actor} />
    </>
  );
}
