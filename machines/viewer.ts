import { methodByCode } from '#contract/methods.ts';

/** The person at the page (ROLE-1), as far as flows care. What the server knows of a user is the query cache's. */
export type Viewer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest' | 'member'; readonly userId: string; readonly authMethod: number };

export const VISITOR: Viewer = { kind: 'visitor' };

export const viewerOf = (user: { readonly userId: string; readonly authMethod: number }): Viewer => ({
  kind: user.authMethod === methodByCode('guest').type ? 'guest' : 'member',
  userId: user.userId,
  authMethod: user.authMethod,
});

export const isSignedIn = (viewer: Viewer): boolean => viewer.kind === 'guest' || viewer.kind === 'member';

/** Null where no person is signed in, or it is not known who. */
export const userIdOf = (viewer: Viewer): string | null => ('userId' in viewer ? viewer.userId : null);

export const sameViewer = (one: Viewer, other: Viewer): boolean => JSON.stringify(one) === JSON.stringify(other);
