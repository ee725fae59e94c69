import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { bringInSight } from '../dialog/bring-in-sight.ts';
import { holdInPlace } from '../dialog/hold-in-place.ts';
import { usePlaceAtPress } from '../dialog/use-place-at-press.ts';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import styles from './layout.module.css';
import { Sentences } from './sentences.tsx';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** `alert` for what just failed, `status` for what just became so; without it, a notice that was there from the start. */
  role?: 'alert' | 'status';
  /** The failure that an alert tells: another object is said anew, though in the same words. */
  about?: object | null;
  /** An alert that stays where it is written: it may come by itself, long after a press elsewhere (SEEN-2). */
  stays?: boolean;
  children: ReactNode;
}

const TONES = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: AlertIcon };

/**
 * A tinted box with an icon: an expired code, a hint, a failure. One that has just failed stands below the control that was pressed, wherever it
 * is written, and is scrolled into sight (SEEN-1).
 */
export function Notice(props: NoticeProps) {
  const { role, about } = props;
  // A new element: a screen reader tells the same words again.
  return role === 'alert' ? <NoticeAtPress key={about == null ? 0 : numberOf(about)} {...props} /> : <Box {...props} />;
}

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(about: object): number {
  const number = numbers.get(about) ?? ++last;
  numbers.set(about, number);
  return number;
}

function NoticeAtPress(props: NoticeProps) {
  const { mark, place: atPress } = usePlaceAtPress();
  const place = props.stays === true ? null : atPress;
  const box = useRef<HTMLDivElement>(null);
  const text = typeof props.children === 'string' ? props.children : null;
  // In an effect of the layout: nothing is painted out of sight first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, and another place, may be out of sight.
  useLayoutEffect(() => {
    if (box.current === null) return;
    bringInSight(box.current);
    return holdInPlace(box.current);
  }, [text, place]);
  return (
    <>
      <span ref={mark} hidden />
      {place === null ? <Box {...props} ref={box} /> : createPortal(<Box {...props} ref={box} />, place)}
    </>
  );
}

function Box({ tone = 'info', role, children, ref }: NoticeProps & { ref?: Ref<HTMLDivElement> }) {
  const Mark = TONES[tone];
  return (
    <div ref={ref} className={styles.notice} data-tone={tone} role={role}>
      <Mark size={20} />
      <div>
        <Sentences>{children}</Sentences>
      </div>
    </div>
  );
}
