import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { WindowIcon } from '#src/ui/icons/icons.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { InAppHelp } from '../in-app-browser/in-app-help.tsx';
import { Bridge } from './bridge.tsx';
import type { ProviderWindowActor } from './provider-stage.ts';
import { type ChosenWay, chosenName } from './way-name.ts';

interface BlockedScreenProps {
  actor: ProviderWindowActor;
  way: ChosenWay;
  /** The provider cannot be gone to in this page. */
  windowOnly: boolean;
}

/** No window is to be seen: this click may open it, or the provider is gone to in this very page (SOC-1). */
export function BlockedScreen({ actor, way, windowOnly }: BlockedScreenProps) {
  const { t } = useTranslation();
  const name = chosenName(t, way);
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const text = windowOnly ? t(($) => $.providerWindow.windowOnlyText, { name }) : t(($) => $.providerWindow.blockedText, { name });
  return (
    <>
      <Bridge method={way.method} />
      <Notice tone="warning">{text}</Notice>
      <InAppHelp method={way.method} />
      <Stack gap={8}>
        <Button
          icon={<WindowIcon size={20} />}
          unavailable={leaving ? t(($) => $.common.loading) : undefined}
          onClick={() => actor.send({ type: 'RETRIED' })}
        >
          {t(($) => $.providerWindow.open, { name })}
        </Button>
        {!windowOnly && (
          <Button variant="outline" busy={leaving} onClick={() => actor.send({ type: 'PAGE_CHOSEN' })}>
            {t(($) => $.providerWindow.page)}
          </Button>
        )}
        <Button variant="text" onClick={() => actor.send({ type: 'CANCELLED' })}>
          {t(($) => $.common.cancel)}
        </Button>
      </Stack>
    </>
  );
}
