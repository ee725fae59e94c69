import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';
import type { AppRouter } from '../routes/router.tsx';

/** Shows what TanStack Query and Router hold, beside the application: a root of its own, so that it outlives a crash of the page. */
export function showDevtools(queryClient: QueryClient, router: AppRouter): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-left" />
      <TanStackRouterDevtools router={router} position="bottom-right" />
    </>,
  );
}
