import type { ReactNode } from 'react';
import { PageFrame } from '#src/pages/chrome/page-frame.tsx';
import { useHeader, useNow } from '../islands/page-props.ts';
import { PopupsPlace } from '../popups/popups-place.tsx';
import type { PagePath } from '../start/page-path.ts';
import { useConfiguration } from '../use-system.ts';
import { PageShown } from './page-shown.tsx';

/** Header, the page, help banner and footer (ROUTE-1, HEAD, FOOT), where the application draws a page: the build draws the same as a document. */
export function Layout({ path, children }: { path: PagePath; children: ReactNode }) {
  const { phone } = useConfiguration();
  const header = useHeader(path);
  return (
    <>
      <PopupsPlace />
      <PageShown />
      <PageFrame {...header} phone={phone} now={useNow()}>
        {children}
      </PageFrame>
    </>
  );
}
