import { useTranslation } from 'react-i18next';
import type { MethodCode } from '#contract/methods.ts';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { useInApp } from './in-app.ts';

/** At a provider, in an app's browser: it may have shown a wall that no table knows of, and there is a way out (DOOR-1). */
export function InAppHelp({ method }: { method: MethodCode }) {
  const { t } = useTranslation();
  const found = useInApp();
  if (found === null) return null;
  const { browser, inApp } = found;
  const words = { app: t(($) => $.inAppBrowser.apps[browser.app]), way: t(($) => $.methods[method].name) };
  return (
    <Notice>
      {t(($) => $.inAppBrowser.wall, words)} <TextButton onClick={() => inApp.leave(method)}>{t(($) => $.inAppBrowser.open)}</TextButton>
    </Notice>
  );
}
