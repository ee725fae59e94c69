import { type ReactNode, useState } from 'react';

export interface PartnerLogoProps {
  /** As this server keeps it. */
  src: string | undefined;
  /** Edge in px. */
  size: number;
  /** Stands in for a logo that there is not, or that does not load. */
  children: ReactNode;
}

/** The partner's logo; decoration, as its name stands beside it (PARTNER-3). */
export function PartnerLogo({ src, size, children }: PartnerLogoProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  if (src === undefined || src === broken) return children;
  return <img src={src} alt="" width={size} height={size} decoding="async" data-partner-logo="" onError={() => setBroken(src)} />;
}
