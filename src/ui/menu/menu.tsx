import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import styles from './menu.module.css';
import { usePopover } from './use-popover.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the button shows; its text is its name, unless `label` names it. */
  children: ReactNode;
  label?: string;
  /** Said after the button's name. */
  description?: string;
  items: readonly MenuItem[];
  /** Above the items, for the eye; `description` says it to who does not see. */
  heading?: ReactNode;
  buttonClassName?: string | undefined;
}

/** Keys within the menu: the arrows go round, Home and End to the ends, a letter to the next item that begins with it. */
function nextItem(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  const after = (step: number) => items.at((at + step) % items.length);
  if (key === 'ArrowDown') return after(1);
  if (key === 'ArrowUp') return at <= 0 ? items.at(-1) : after(-1);
  if (key === 'Home') return items.at(0);
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const round = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return round.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** A button and its menu: it closes at Escape and at a press outside, and gives the focus back. */
export function Menu({ children, label, description, items, heading, buttonClassName }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const itemsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const popover = usePopover({
    id,
    button,
    list,
    onOpen: () => {
      if (!list.current?.contains(document.activeElement)) itemsOf().at(0)?.focus();
    },
  });

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      popover.hide();
      return;
    }
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : nextItem(event.key, itemsOf());
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <span className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={classes(styles.button, buttonClassName)}
        {...popover.buttonProps}
        aria-haspopup="menu"
        aria-label={label}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          popover.show();
          itemsOf()
            .at(event.key === 'ArrowDown' ? 0 : -1)
            ?.focus();
        }}
      >
        {children}
      </button>
      {description !== undefined && (
        <span id={`${id}-description`} hidden>
          {description}
        </span>
      )}
      <div
        ref={list}
        id={id}
        {...popover.listProps}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={keyDown}
      >
        {heading !== undefined && <div aria-hidden="true">{heading}</div>}
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={() => {
              popover.hide();
              // What the item opens gives the focus back to the button, not to an item that is hidden by then.
              button.current?.focus();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </span>
  );
}
