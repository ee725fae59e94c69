import { useEffect, useRef } from 'react';
import { announce } from '../status/status-store.ts';
import styles from './progress.module.css';

/** Seconds left at which a screen reader speaks; a voice each second would be torture. */
const ANNOUNCED_AT = [600, 300, 60, 0] as const;
export type AnnouncedAt = (typeof ANNOUNCED_AT)[number];

export interface CountdownProps {
  /** Whole seconds. */
  remaining: number;
  /** Names the timer: "Time left". */
  label: string;
  /** The words at 10, 5 and 1 minutes and at the end. */
  announcements: Record<AnnouncedAt, string>;
}

/** Seconds as mm:ss; an hour is 60:00. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

export function Countdown({ remaining, label, announcements }: CountdownProps) {
  const before = useRef(remaining);
  useEffect(() => {
    // A sleeping tab may leap over several of them at once: then only the last is true.
    const passed = ANNOUNCED_AT.filter((mark) => before.current > mark && remaining <= mark).at(-1);
    before.current = remaining;
    if (passed !== undefined) announce(announcements[passed]);
  }, [remaining, announcements]);
  return (
    <span className={styles.countdown} data-urgent={remaining <= 60}>
      <span aria-hidden="true">{label} </span>
      <time role="timer" aria-live="off" aria-label={label}>
        {minutesAndSeconds(remaining)}
      </time>
    </span>
  );
}
