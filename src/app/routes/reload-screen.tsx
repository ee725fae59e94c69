import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '#src/api/network.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';
import { PageShown } from './page-shown.tsx';

export interface ReloadScreenProps {
  state: 'crashed' | 'chunkFailed';
  title: string;
  text: string;
  /** What else may help. */
  children?: ReactNode;
}

/** Without a network a reload would leave for the browser's own page: then only once the server answers. */
export function reload(): void {
  const go = () => window.location.reload();
  if (isOffline()) fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(go, () => {});
  else go();
}

function watchNetwork(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** The words above a reload, and that the device is offline as long as it is. */
export function useReloadText(text: string): string {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(watchNetwork, isOffline);
  return offline ? `${text} ${t(($) => $.common.offline)}` : text;
}

/** In the place of a page that cannot go on: why, and the reload that helps (SHELL-7, SHELL-8). Needs nothing that is loaded later. */
export function ReloadScreen({ state, title, text, children }: ReloadScreenProps) {
  const { t } = useTranslation();
  return (
    <SkyPage data-flow="shell" data-state={state}>
      <PageShown />
      <SkyCard>
        <Logo size={56} />
        <SkyWords role="alert" title={title} text={useReloadText(text)} />
        <Button onClick={reload}>{t(($) => $.common.reload)}</Button>
        {children}
      </SkyCard>
    </SkyPage>
  );
}
