import { use, useState } from 'react';
import { IsDrawn } from '#src/ui/is-drawn.ts';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import styles from './last-way.module.css';
import { LastWay } from './last-way.tsx';

const ignore = () => {};
/** What stands in the drawn page, which React neither draws nor looks into. The empty text is never set (Trusted Types). */
const AS_IT_STANDS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** A hidden frame for the way that was used last (LOGIN-6): the boot script fills it, and shows it, where there is one. The application draws its own. */
export function DrawnLastWay() {
  const [stood] = useState(useIsHydrating());
  const attributes = { className: styles.frame, 'data-first-way': '', hidden: true };
  if (!use(IsDrawn)) return null;
  if (typeof document !== 'undefined') return <div {...attributes} {...(stood && AS_IT_STANDS)} />;
  return (
    <div {...attributes}>
      <LastWay onForget={ignore} />
    </div>
  );
}
