export interface LogoProps {
  /** CSS px. */
  size?: number;
  /** Names it where no text stands beside it. */
  label?: string;
  /** What an operator sets to have another mark in its place. */
  setting?: string;
}

/** The cube with a gate in it: an open courtyard. */
export function Logo({ size = 32, label, setting }: LogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      data-setting={setting}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {label !== undefined && <title>{label}</title>}
      <path d="M20 2 36 11 20 20 4 11Z" fill="#a89bff" />
      <path d="M4 11 20 20v18L4 29Z" fill="#6d57f0" />
      <path d="M36 11 20 20v18l16-9Z" fill="#4731c4" />
      <path d="M8.5 30.700v-9.200c0-3 1.8-4.1 3.9-2.900s4 4.3 4 7.300v9.300Z" fill="#fff" />
      <path d="M10.3 30.100v-7.600c0-1.7 1-2.3 2.2-1.600s2.2 2.4 2.2 4.100v7.600Z" fill="#ffb38a" />
      <path d="M20 8.2 25 11l-5 2.800L15 11Z" fill="#fff" opacity=".75" />
    </svg>
  );
}
