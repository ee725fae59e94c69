import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/brand/logo.tsx';
import { Button } from '../ui/button/button.tsx';
import { SkyCard, SkyPage, SkyWords } from '../ui/layout/sky.tsx';

export interface ReloadScreenProps {
  state: 'crashed' | 'chunkFailed';
  title: string;
  text: string;
  /** What else may help. */
  children?: ReactNode;
}

export const reload = () => window.location.reload();

/** In the place of a page that cannot go on: why, and the reload that helps (SHELL-7, SHELL-8). Needs nothing that is loaded later. */
export function ReloadScreen({ state, title, text, children }: ReloadScreenProps) {
  const { t } = useTranslation();
  return (
    <SkyPage data-flow="shell" data-state={state}>
      <SkyCard>
        <Logo size={56} />
        <SkyWords role="alert" title={title} text={text} />
        <Button onClick={reload}>{t(($) => $.common.reload)}</Button>
        {children}
      </SkyCard>
    </SkyPage>
  );
}
