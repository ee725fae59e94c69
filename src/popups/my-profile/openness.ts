import type { YesOrNo } from '#src/api/yes-or-no.ts';

/** PROF-5: the switch asks "private?", the wire and the flow ask "open?". Here, and nowhere else, the one becomes the other. */
export const isPrivate = (acntOpenYn: YesOrNo): boolean => acntOpenYn === 'N';
