import type { MethodCode } from '#contract/methods.ts';

/** What leads into an account besides its email (WAY-3). */
export type OtherWay = MethodCode | 'passkey';
