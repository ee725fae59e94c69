import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd'> {
  /** Edge in px beside letters of 16 px, with which it grows. */
  size?: number;
}

/** A length that is so many px beside letters of 16 px. */
export const inRem = (px: number): string => `${px / 16}rem`;

/** A stroke drawing of 24 units in the colour of its text. Always decoration: the name belongs to the control around it. */
export function Icon({ size = 24, d, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
