import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react';
import { cutTo } from '#contract/values/cut.ts';
import { COMPOSING } from './composing.ts';

/** What becomes of a text that is typed. */
export interface Shape {
  /** For the text before and behind the caret: lower case, no spaces. */
  readonly transform: (text: string) => string;
  /** Characters that there is room for; what is typed into a full field is left out, and what stands behind the caret stays. */
  readonly max?: number | undefined;
}

/** Puts the shaped value in place; the caret stays behind what was typed. */
function shape(input: HTMLInputElement, { transform, max = Number.POSITIVE_INFINITY }: Shape): string {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  const behind = cutTo(transform(value.slice(caret)), max);
  const before = cutTo(transform(value.slice(0, caret)), max - [...behind].length);
  const shaped = before + behind;
  if (shaped !== value) {
    input.value = shaped;
    // An email input has no caret that could be set.
    if (selectionStart !== null) input.setSelectionRange(before.length, before.length);
  }
  return shaped;
}

/**
 * Handlers of an input whose value is brought into shape as it is typed, but never amid a composition of Hangul or kana:
 * a letter that is still being put together would break.
 * @param value as it is drawn now
 * @param onChange told of each new value, and whether a composition still goes on
 */
export function shapedInput(value: string, onChange: (value: string, composing: boolean) => void, wanted: Shape | undefined) {
  const shapeNow = (input: HTMLInputElement) => (wanted === undefined ? input.value : shape(input, wanted));
  // An email input does not tell where its caret is; a new value would put it at the end, amid what is being typed.
  const mayMoveCaret = (input: HTMLInputElement) => input.selectionStart === null && !input.value.startsWith(value);
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      onChange(composing || mayMoveCaret(event.target) ? event.target.value : shapeNow(event.target), composing);
    },
    // Safari sends this after the last input event, Chromium before: shaping at both is right in either.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      event.currentTarget.removeAttribute(COMPOSING);
      if (wanted !== undefined) onChange(shapeNow(event.currentTarget), false);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const shaped = shapeNow(event.currentTarget);
      if (shaped !== value) onChange(shaped, false);
    },
    /** For a value that was put there without an event. */
    reading: {
      drawn: value,
      read: (input: HTMLInputElement) => input.value,
      tell: (found: string, input: HTMLInputElement) => {
        if (input.value !== found) input.value = found;
        const composing = input.hasAttribute(COMPOSING);
        onChange(composing ? found : shapeNow(input), composing);
      },
    },
  };
}
