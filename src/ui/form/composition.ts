import type { ChangeEvent, CompositionEvent } from 'react';

/** Puts the shaped value in place without moving the caret to its end. */
function shape(input: HTMLInputElement, transform: (value: string) => string): string {
  const shaped = transform(input.value);
  if (shaped !== input.value) {
    const caret = input.selectionStart;
    const place = caret === null ? 0 : Math.max(0, caret + shaped.length - input.value.length);
    input.value = shaped;
    // An email input has no caret that could be asked for or set.
    if (caret !== null) input.setSelectionRange(place, place);
  }
  return shaped;
}

/**
 * Handlers of an input whose value is brought into shape as it is typed, but never amid a composition of Hangul or kana:
 * a letter that is still being put together would break.
 */
export function shapedInput(onChange: (value: string) => void, transform: ((value: string) => string) | undefined) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      onChange(transform && !composing ? shape(event.target, transform) : event.target.value);
    },
    // Safari sends this after the last input event, Chromium before: shaping at both is right in either.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      if (transform) onChange(shape(event.currentTarget, transform));
    },
  };
}
