import { type RefCallback, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Sent to a control by its form: what stands in it may have been put there without an event, as password managers and scripts do. */
const READ_EVENT = 'readcontrol';
/** The browser, or a script that fills in a value, tells of it by these. */
const EVENTS = ['input', 'change'] as const;

/** The newest of what is drawn, for handlers that outlive a drawing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface Reading<Control, Value> {
  /** As it is drawn now. */
  readonly drawn: Value;
  /** As it stands in the page. */
  readonly read: (control: Control) => Value;
  /** Called with what stands there, if that is not what is drawn. */
  readonly tell: (value: Value, control: Control) => void;
}

/**
 * A ref for a control that React draws, by which its form learns what stands in it, and what is to be drawn: what was put there without an event
 * since the last drawing stays, since React would wipe it out, and the form is told (DOOR-4).
 */
export function useReadControl<Control extends HTMLElement, Value>(
  reading: Reading<Control, Value>,
  outer?: RefObject<Control | null>,
): readonly [ref: RefCallback<Control>, value: Value] {
  const latest = useLatest(reading);
  const standing = useRef<Standing<Control, Value>>(undefined);
  const [ref] = useState<RefCallback<Control>>(() => (control: Control | null) => {
    if (control === null) return;
    const listener = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const value = latest.current.read(control);
      const tell = () => {
        if (value !== latest.current.drawn) latest.current.tell(value, control);
      };
      if (value !== latest.current.drawn) (event as CustomEvent<(() => void)[]>).detail.push(tell);
    };
    const here: Standing<Control, Value> = { control, drawn: latest.current.drawn, heard: latest.current.drawn };
    // What is typed is told by its event, and may be refused.
    const hear = () => {
      here.heard = latest.current.read(control);
    };
    control.addEventListener(READ_EVENT, listener);
    for (const type of EVENTS) control.addEventListener(type, hear);
    standing.current = here;
    if (outer !== undefined) outer.current = control;
    return () => {
      control.removeEventListener(READ_EVENT, listener);
      for (const type of EVENTS) control.removeEventListener(type, hear);
      standing.current = undefined;
      if (outer !== undefined) outer.current = null;
    };
  });
  const found = putWithoutEvent(standing.current, reading);
  const value = found === undefined ? reading.drawn : found.value;
  useLayoutEffect(() => {
    if (standing.current === undefined) return;
    standing.current.drawn = reading.drawn;
    if (found === undefined) return;
    // Once: a form may refuse it.
    standing.current.heard = found.value;
    reading.tell(found.value, standing.current.control);
  });
  return [ref, value];
}

interface Standing<Control, Value> {
  readonly control: Control;
  /** At the last drawing. */
  drawn: Value;
  /** At the last event. */
  heard: Value;
}

/** `undefined`: nothing was, or the form has given the control another value since. */
function putWithoutEvent<Control, Value>(
  standing: Standing<Control, Value> | undefined,
  { drawn, read }: Reading<Control, Value>,
): { readonly value: Value } | undefined {
  if (standing === undefined || standing.drawn !== drawn) return;
  const value = read(standing.control);
  return value === drawn || value === standing.heard ? undefined : { value };
}

/** Read all before telling one: what it draws anew may wipe out what stands in the others. */
function unheard(form: HTMLFormElement, except: EventTarget | null): readonly (() => void)[] {
  const tells: (() => void)[] = [];
  for (const control of form.elements) if (control !== except) control.dispatchEvent(new CustomEvent(READ_EVENT, { detail: tells }));
  return tells;
}

/**
 * Before a form is sent: each control tells what stands in it, drawn at once, so that what is sent, and whether it may be, is decided by
 * what the person sees.
 */
export function readControls(form: HTMLFormElement | null): void {
  if (form !== null) for (const tell of unheard(form, null)) flushSync(tell);
}

/** While a form is used: what stands in the controls is told before something else has them drawn anew. `except` tells it by itself. */
export function readOtherControls(form: HTMLFormElement, except: EventTarget | null): void {
  for (const tell of unheard(form, except)) tell();
}
