import { RouterProvider } from '@tanstack/react-router';
import { Surroundings, type SurroundingsProps } from '../surroundings.tsx';
import type { AppRouter } from './router.tsx';
import { UnlessClosed } from './unless-closed.tsx';
import { UnlessCrashed } from './unless-crashed.tsx';
import { UnlessSearching } from './unless-searching.tsx';

export interface AppProps extends Pick<SurroundingsProps, 'i18n' | 'services' | 'system'> {
  router: AppRouter;
}

/** The page: in the browser, and where pages are drawn at build time, so that React finds there what it would draw. */
export function App({ router, ...surroundings }: AppProps) {
  return (
    <Surroundings {...surroundings}>
      <UnlessCrashed>
        <UnlessClosed>
          <UnlessSearching>
            <RouterProvider router={router} />
          </UnlessSearching>
        </UnlessClosed>
      </UnlessCrashed>
    </Surroundings>
  );
}
