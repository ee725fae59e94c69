import { useState } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/** For an element whose content the drawn page has: React neither draws nor looks into it. The empty text is never set (Trusted Types). */
const AS_IT_STANDS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** The attributes for such an element, where the page was drawn with it; `undefined` where the application draws it. */
export function useAsItStands(): typeof AS_IT_STANDS | undefined {
  const [stood] = useState(useIsHydrating());
  return stood ? AS_IT_STANDS : undefined;
}
