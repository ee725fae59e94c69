import { useId, useState } from 'react';
import styles from './avatar.module.css';
import { bust } from './bust.ts';
import { BASE_LOOK, type Gender, type Look } from './look.ts';

export interface AvatarProps {
  /** Without it, and without an image, a neutral figure. */
  gender?: Gender | undefined;
  /** The person's own picture; if it does not load, the drawing stands in for it. */
  src?: string | undefined;
  /** Edge in px. */
  size?: number;
  /** Names the picture where no name stands beside it; else it is decoration. */
  label?: string;
  /** Shimmers while a new picture is awaited. */
  pending?: boolean;
}

/** AVATAR-1: the profile image, else the base image of the gender, else a default. */
export function Avatar({ gender, src, size = 40, label, pending = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const shown = src !== undefined && src !== '' && src !== broken ? src : undefined;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.avatar} data-pending={pending} {...name}>
      {shown !== undefined ? (
        <img src={shown} alt="" width={size} height={size} decoding="async" onError={() => setBroken(shown)} />
      ) : gender === undefined ? (
        <Silhouette size={size} />
      ) : (
        <Bust look={BASE_LOOK[gender]} size={size} />
      )}
    </span>
  );
}

function Bust({ look, size }: { look: Look; size: number }) {
  const id = useId();
  const [from, to] = look.background;
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="100" height="100" fill={`url(#${id})`} />
      {bust(look).map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </svg>
  );
}

function Silhouette({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} className={styles.silhouette} aria-hidden="true" focusable="false">
      <circle cx="50" cy="41" r="17" />
      <path d="M14 104C16 76 34 66 50 66S84 76 86 104Z" />
    </svg>
  );
}
