import { type RefObject, useEffect } from 'react';
import { statusStore } from './status-store.ts';

/**
 * WCAG 2.2.1: what is being read stays. Presses go through a toast, so the browser does not say that the pointer is over it; where the pointer
 * is, is compared with where the toasts are.
 */
export function useHold(list: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let held = false;
    const hold = (next: boolean) => {
      // Each move over it, since a toast may have come meanwhile.
      if (next) statusStore.pause();
      else if (held) statusStore.resume();
      held = next;
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const boxes = [...(list.current?.children ?? [])].map((toast) => toast.getBoundingClientRect());
      hold(boxes.some(({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom));
    };
    const leave = () => hold(false);
    document.addEventListener('pointermove', move, { passive: true });
    document.documentElement.addEventListener('pointerleave', leave);
    // A finger that was lifted is nowhere.
    document.addEventListener('pointercancel', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('pointercancel', leave);
      leave();
    };
  }, [list, active]);
}
