import type { Gender } from './join-data.ts';

/** How an account looks to the person who has just proven that it is theirs (SOC-4). */
export interface AccountFace {
  /** Without the @. */
  readonly uvrsId: string;
  readonly gender: Gender;
  /** Address of the profile image; null where the base image stands (AVATAR-1). */
  readonly image: string | null;
}
