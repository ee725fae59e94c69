import type { AnchorHTMLAttributes } from 'react';
import { ExternalIcon } from '#src/ui/icons/icons.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useUiTexts } from '#src/ui/texts.tsx';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, without a handle on this one, and says so. */
  external?: boolean;
}

/** A link to another page: each of ours is a document of its own. */
export function SiteLink({ external = false, children, ...rest }: SiteLinkProps) {
  const texts = useUiTexts();
  if (!external) return <a {...rest}>{children}</a>;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children} <ExternalIcon size={14} />
      <VisuallyHidden>({texts.newTab})</VisuallyHidden>
    </a>
  );
}
