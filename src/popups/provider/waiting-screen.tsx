import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { WindowIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { InAppHelp } from '../in-app-browser/in-app-help.tsx';
import { Bridge } from './bridge.tsx';
import styles from './provider.module.css';
import type { ProviderWindowActor } from './provider-stage.ts';
import { type ChosenWay, chosenName } from './way-name.ts';

/** The person is at the provider, in a window of its own: here they can go to it, or cancel (SOC-1). */
export function WaitingScreen({ actor, way }: { actor: ProviderWindowActor; way: ChosenWay }) {
  const { t } = useTranslation();
  return (
    <>
      <Bridge method={way.method} moving />
      <Lead className={styles.words}>{t(($) => $.providerWindow.waitingText)}</Lead>
      <InAppHelp method={way.method} />
      <Stack gap={8}>
        <Button icon={<WindowIcon size={20} />} onClick={() => actor.send({ type: 'WINDOW_WANTED' })}>
          {t(($) => $.providerWindow.focus, { name: chosenName(t, way) })}
        </Button>
        <Button variant="text" onClick={() => actor.send({ type: 'CANCELLED' })}>
          {t(($) => $.common.cancel)}
        </Button>
      </Stack>
    </>
  );
}
