import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';

interface PopoverOptions {
  readonly id: string;
  readonly button: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly onOpen: () => void;
}

export interface Popover {
  show(): void;
  hide(): void;
  readonly buttonProps: object;
  readonly listProps: object;
}

const hasPopovers = (): boolean =>
  typeof HTMLElement !== 'undefined' && ['showPopover', 'hidePopover'].every((method) => method in HTMLElement.prototype);

/** A list that a button opens above the page: the browser's popover, or in Safari before 17, Chromium before 114 and Firefox before 125 the same by hand. */
export function usePopover(options: PopoverOptions): Popover {
  const [isNative] = useState(hasPopovers);
  const byHand = usePopoverByHand(options, !isNative);
  const { id, list, onOpen } = options;
  if (!isNative) return byHand;
  return {
    show: () => list.current?.showPopover(),
    hide: () => list.current?.hidePopover(),
    buttonProps: { popoverTarget: id },
    listProps: {
      popover: 'auto',
      onToggle: ({ nativeEvent }: SyntheticEvent) => 'newState' in nativeEvent && nativeEvent.newState === 'open' && onOpen(),
    },
  };
}

/** It closes at Escape, which gives the focus back to the button, and at a press outside. */
function usePopoverByHand({ id, button, list, onOpen }: PopoverOptions, isUsed: boolean): Popover {
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the opening that leads to the first item.
  useEffect(() => {
    if (!isUsed || !isOpen) return;
    onOpen();
    const listening = new AbortController();
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    const press = ({ target }: Event) => {
      const isInside = target instanceof Node && [button, list].some(({ current }) => current?.contains(target));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('keydown', keyDown, { capture: true, signal: listening.signal });
    document.addEventListener('pointerdown', press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isUsed, isOpen]);
  return {
    show: () => setOpen(true),
    hide: () => setOpen(false),
    buttonProps: { onClick: () => setOpen(!isOpen), 'aria-expanded': isOpen, 'aria-controls': id },
    listProps: { 'data-open': isOpen ? '' : undefined },
  };
}
