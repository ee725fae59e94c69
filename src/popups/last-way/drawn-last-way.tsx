import type { ReactNode } from 'react';
import { useAsItStands } from '../../ui/as-it-stands.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import styles from './last-way.module.css';
import { LastWay } from './last-way.tsx';

const ignore = () => {};

/**
 * A hidden frame for the way that was used last (LOGIN-6): the boot script fills it, and shows it, where there is one. The application draws its own.
 * `children`: what stands below it.
 */
export function DrawnLastWay({ children }: { children?: ReactNode }) {
  const asItStands = useAsItStands();
  const attributes = { className: styles.drawn, 'data-first-way': '', hidden: true };
  if (!useIsHydrating()) return null;
  if (typeof document !== 'undefined') return <div {...attributes} {...asItStands} />;
  return (
    <div {...attributes}>
      <LastWay onForget={ignore} />
      {children}
    </div>
  );
}
