import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CopyIcon, ExternalIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { AddressField } from './address-field.tsx';
import type { InAppBrowserActor } from './in-app.ts';
import styles from './in-app-browser.module.css';
import { MenuPicture } from './menu-picture.tsx';

/** The states in which the dialog stands, in the machine's own words. */
const SHOWN = [
  'asking',
  'openingOutside',
  'openedOutside',
  'stillHere',
  'showingMenu',
  'copyingAddress',
  'addressCopied',
  'copyingByHand',
] as const;
type Shown = (typeof SHOWN)[number];

const SHOWS_MENU: readonly Shown[] = ['stillHere', 'showingMenu', 'addressCopied', 'copyingByHand'];

/** Out of the app's browser, into the person's own: by a button where the app has a way, by its menu, or by the copied address (DOOR-1). */
export function InAppDialog({ actor }: { actor: InAppBrowserActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { browser, method, address } = snapshot.context;
  const state = SHOWN.find((each) => each === snapshot.value);
  if (state === undefined || browser === null) return null;

  const app = t(($) => $.inAppBrowser.apps[browser.app]);
  const title =
    method === null ? t(($) => $.inAppBrowser.title) : t(($) => $.inAppBrowser.titleOfWay, { app, way: t(($) => $.methods[method].name) });
  const isOpening = state === 'openingOutside';
  const isCopying = state === 'copyingAddress';
  const opens = isOpening || snapshot.can({ type: 'OPEN_CHOSEN' });
  const copies = isCopying || snapshot.can({ type: 'COPY_CHOSEN' });
  const close = () => actor.send({ type: 'CLOSED' });
  return (
    <Dialog title={title} flow="inAppBrowser" state={state} step={state} busy={snapshot.hasTag('busy')} onClose={close}>
      <Lead role="status">{textOf(t, state, app)}</Lead>
      {SHOWS_MENU.includes(state) && (
        <div className={styles.menu}>
          <MenuPicture place={browser.menu} />
          <p>
            <Sentences>{t(($) => $.inAppBrowser.menu[browser.menu])}</Sentences>
          </p>
        </div>
      )}
      {state === 'copyingByHand' && <AddressField address={address ?? ''} />}
      <Stack gap={8}>
        {opens && (
          <Button icon={<ExternalIcon size={20} />} busy={isOpening} onClick={() => actor.send({ type: 'OPEN_CHOSEN' })}>
            {t(($) => $.inAppBrowser[state === 'asking' || isOpening ? 'open' : 'openAgain'])}
          </Button>
        )}
        {copies && (
          <Button
            variant={opens ? 'outline' : 'primary'}
            icon={<CopyIcon size={20} />}
            busy={isCopying}
            onClick={() => actor.send({ type: 'COPY_CHOSEN' })}
          >
            {t(($) => $.inAppBrowser.copy)}
          </Button>
        )}
        <Button variant="text" onClick={close}>
          {t(($) => $.inAppBrowser.stay)}
        </Button>
      </Stack>
    </Dialog>
  );
}

function textOf(t: TFunction, state: Shown, app: string): string {
  switch (state) {
    case 'copyingAddress':
      return t(($) => $.inAppBrowser.text.copyingAddress);
    case 'asking':
    case 'openingOutside':
    case 'openedOutside':
    case 'stillHere':
    case 'showingMenu':
    case 'addressCopied':
    case 'copyingByHand':
      return t(($) => $.inAppBrowser.text[state], { app });
  }
}
