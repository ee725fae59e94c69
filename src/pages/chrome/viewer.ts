import type { AvatarProps } from '../../ui/avatar/avatar.tsx';

/** Who looks at the page (ROLE-1), as far as header and footer tell people apart. */
export type Viewer = Unknown | Visitor | Account;

/** There is a token, and whose it is is being asked: neither is shown. */
export interface Unknown {
  readonly kind: 'unknown';
}

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Account {
  readonly kind: 'guest' | 'member';
  readonly nickname: string;
  /** What the avatar is drawn from (AVATAR-1). */
  readonly avatar: Pick<AvatarProps, 'gender' | 'seed' | 'src'>;
}
