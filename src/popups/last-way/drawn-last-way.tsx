import { type ReactNode, use } from 'react';
import { useAsItStands } from '#src/ui/as-it-stands.ts';
import { IsDrawn } from '#src/ui/is-drawn.ts';
import styles from './last-way.module.css';
import { LastWay } from './last-way.tsx';

const ignore = () => {};

/**
 * A hidden frame for the way that was used last (LOGIN-6): the boot script fills it, and shows it, where there is one. The application draws its own.
 * `children`: what stands below it.
 */
export function DrawnLastWay({ children }: { children?: ReactNode }) {
  const asItStands = useAsItStands();
  const attributes = { className: styles.frame, 'data-first-way': '', hidden: true };
  if (!use(IsDrawn)) return null;
  if (typeof document !== 'undefined') return <div {...attributes} {...asItStands} />;
  return (
    <div {...attributes}>
      <LastWay onForget={ignore} />
      {children}
    </div>
  );
}
