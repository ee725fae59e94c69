import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { ExternalIcon } from '#src/ui/icons/icons.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useUiTexts } from '#src/ui/texts.tsx';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, without a handle on this one, and says so. */
  external?: boolean;
  /** Goes to a path of ours without loading the page anew. */
  onNavigate?: ((path: string) => void) | undefined;
}

/** A plain press; with a modifier key or another button the person wants a tab or a window of their own. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link in every case, so that it can be copied, opened in a tab and followed without scripts. */
export function SiteLink({ href, external = false, onNavigate, onClick, children, ...rest }: SiteLinkProps) {
  const texts = useUiTexts();
  if (external) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children} <ExternalIcon size={14} />
        <VisuallyHidden>({texts.newTab})</VisuallyHidden>
      </a>
    );
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (onNavigate === undefined || event.defaultPrevented || !isPlain(event) || !href.startsWith('/')) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
