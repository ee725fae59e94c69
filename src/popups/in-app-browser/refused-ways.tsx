import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, type MethodCode, PROVIDER_METHODS } from '#contract/methods.ts';
import { isRefusedIn } from '#contract/refused-ways.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ProviderButton } from '#src/ui/button/provider-button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { Wording } from '../provider/provider-ways-props.ts';
import { isSocial } from '../provider/social.ts';
import { type InApp, useInApp } from './in-app.ts';

export interface RefusedWaysProps {
  enabledMethods: readonly number[];
  wording: Wording;
  /** A way that stands elsewhere, with another reason. */
  without?: (method: MethodCode) => boolean;
  /** What stands around a way: that it was used last. */
  around?: (method: MethodCode, way: ReactNode) => ReactNode;
  /** While another way is tried. */
  inert?: boolean;
}

/** The ways in that refuse the browser of this app: each with its reason, and each leads to the person's browser (DOOR-1). */
export function RefusedWays({ enabledMethods, wording, without = () => false, around = (_, way) => way, inert = false }: RefusedWaysProps) {
  const { t } = useTranslation();
  const found = useInApp();
  if (found === null) return null;
  const { browser, inApp } = found;
  const refused = PROVIDER_METHODS.map(({ code }) => code).filter(
    (code) => isOffered(code, enabledMethods) && isRefusedIn(browser, code) && !without(code),
  );
  if (refused.length === 0) return null;

  const app = t(($) => $.inAppBrowser.apps[browser.app]);
  const button = (code: MethodCode) => {
    const label = t(($) => $.methods[code][wording]);
    const reason = t(($) => $.inAppBrowser.reason, { app });
    const leave = () => inApp.leave(code);
    return isSocial(code) ? (
      <ProviderButton provider={code} label={label} reason={reason} onClick={leave} />
    ) : (
      <Button variant="outline" onClick={leave}>
        {label} · {reason}
      </Button>
    );
  };
  return (
    <Stack gap={12} inert={inert} data-refused="">
      <Hint
        inApp={inApp}
        text={t(($) => $.inAppBrowser.hint, { app, ways: refused.map((code) => t(($) => $.methods[code].name)).join(', ') })}
      />
      {refused.map((code) => (
        <div key={code} data-offers={code}>
          {around(code, button(code))}
        </div>
      ))}
    </Stack>
  );
}

function Hint({ inApp, text }: { inApp: InApp; text: string }) {
  const { t } = useTranslation();
  const isShown = useSelector(inApp.actor, (snapshot) => snapshot.hasTag('hint'));
  if (!isShown) return null;
  return (
    <Notice>
      {text} <TextButton onClick={() => inApp.actor.send({ type: 'HINT_DISMISSED' })}>{t(($) => $.inAppBrowser.dismiss)}</TextButton>
    </Notice>
  );
}
