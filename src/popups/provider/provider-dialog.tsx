import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { BlockedScreen } from './blocked-screen.tsx';
import { BusyScreen } from './busy-screen.tsx';
import { type ProviderActor, type ProviderStage, useClosedWindow, useProviderStage } from './provider-stage.ts';
import { WaitingScreen } from './waiting-screen.tsx';
import { chosenName } from './way-name.ts';

export interface ProviderDialogProps {
  provider: ProviderActor | undefined;
  /** The choice's. */
  flow: string;
  state: string;
  title: string;
  busy: boolean;
  /** Where the choice was come to from another popup; during a sign-in at a provider there is no step back. */
  onBack?: (() => void) | undefined;
  /** Without it there is no way out but an answer (JOIN-4). */
  onClose: (() => void) | undefined;
  /** What stands in the place of the choice, by a name of its own. */
  step?: string | undefined;
  /** What is waited for beside the choice. */
  status?: string | undefined;
  /** The choice of ways. */
  children: ReactNode;
}

/** A dialog in which one chooses how to go on; a sign-in at a provider takes the place of the choice. */
export function ProviderDialog({
  provider,
  flow,
  state,
  title,
  busy,
  onBack,
  onClose,
  step = 'choice',
  status,
  children,
}: ProviderDialogProps) {
  const stage = useProviderStage(provider);
  const closedWindow = useClosedWindow(provider);
  const stageTitle = useStageTitle();
  const { t } = useTranslation();
  const said = closedWindow === null ? status : t(($) => $.providerWindow.closedHint, { name: chosenName(t, closedWindow) });
  return (
    <Dialog
      title={stage === null ? title : stageTitle(stage)}
      flow={stage?.flow ?? flow}
      state={stage?.state ?? state}
      step={stage?.screen ?? step}
      busy={busy || stage?.screen === 'busy'}
      onBack={stage === null ? onBack : undefined}
      onClose={onClose}
      // It comes and goes by itself: in the footer it moves none of the ways (SEEN-2).
      footer={said !== undefined && <Notice role="status">{said}</Notice>}
    >
      {stage === null ? children : <StageScreen stage={stage} />}
    </Dialog>
  );
}

function StageScreen({ stage }: { stage: ProviderStage }) {
  switch (stage.screen) {
    case 'waiting':
      return <WaitingScreen actor={stage.window} way={stage} />;
    case 'blocked':
    case 'windowOnly':
      return <BlockedScreen actor={stage.window} way={stage} windowOnly={stage.screen === 'windowOnly'} />;
    case 'busy':
      return <BusyScreen method={stage.method} />;
  }
}

function useStageTitle(): (stage: ProviderStage) => string {
  const { t } = useTranslation();
  return (stage) => {
    const name = chosenName(t, stage);
    switch (stage.screen) {
      case 'waiting':
        return t(($) => $.providerWindow.waitingTitle, { name });
      case 'blocked':
      case 'windowOnly':
        return t(($) => $.providerWindow.blockedTitle);
      case 'busy':
        return t(($) => $.providerWindow.busy[stage.awaited], { name });
    }
  };
}
