import type { MethodCode } from '#contract/methods.ts';
import type { Standing } from '#src/api/user.ts';
import type { AvatarProps } from '#src/ui/avatar/avatar.tsx';

/** The person at the page (ROLE-1), as far as header and footer tell people apart. */
export type HeaderViewer = Unknown | Visitor | Account;

/** There is a token, and whose it is is being asked: neither is shown. */
export interface Unknown {
  readonly kind: 'unknown';
}

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Account {
  readonly kind: Standing;
  readonly nickname: string;
  /** Empty, or left out: none yet. */
  readonly uvrsId?: string;
  /** How the person logged in; left out where it is not known. */
  readonly way?: MethodCode | undefined;
  /** SHELL-6; online where it is not said. */
  readonly state?: 'online' | 'sleeping';
  /** What the avatar is drawn from (AVATAR-1). */
  readonly avatar: Pick<AvatarProps, 'gender' | 'src'>;
}

export const isAccount = (viewer: HeaderViewer): viewer is Account => viewer.kind !== 'unknown' && viewer.kind !== 'visitor';
