import { useTranslation } from 'react-i18next';
import type { Brand } from '#contract/settings.ts';
import { Logo } from '#src/ui/brand/logo.tsx';

export interface WordmarkProps {
  /** The operator's own, where it is set. */
  brand?: Brand | undefined;
  /** Height of the mark, CSS px; one of the operator's is as wide as it was made. */
  size: number;
}

/** The mark, and the name beside it. In a drawn page `src/boot` puts the operator's in their place. */
export function Wordmark({ brand, size }: WordmarkProps) {
  const { t } = useTranslation();
  return (
    <>
      {brand?.logoUrl === undefined ? <Logo size={size} setting="logoUrl" /> : <img src={brand.logoUrl} height={size} alt="" />}
      <span data-setting="name">{brand?.name ?? t(($) => $.common.brand)}</span>
    </>
  );
}
