import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the page was drawn with, or draws it anew. Built into React's chunk (`vite.config.ts`), so that React is evaluated there: it makes
 * errors as it begins, and DevTools and Lighthouse have each script on an error's stack parsed again, which would be all of the application.
 */
export function showInRoot(root: HTMLElement, app: ReactNode, { takesOver }: { readonly takesOver: boolean }): void {
  if (takesOver) hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
  else createRoot(root).render(app);
}
