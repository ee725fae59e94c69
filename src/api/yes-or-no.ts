/** How the wire says a boolean (section 3). */
export type YesOrNo = 'Y' | 'N';

export const yesOrNo = (value: boolean): YesOrNo => (value ? 'Y' : 'N');
