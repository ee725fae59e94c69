import type { CDPSession, Page } from 'playwright-core';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The browser's own input, which arrives whatever the page is busy with. */
export interface Hand {
  down(place: Place): Promise<unknown>;
  up(place: Place): Promise<unknown>;
  /** A key without a letter, by its name. */
  key(name: string, code: number): Promise<unknown>;
  letter(letter: string): Promise<unknown>;
  /** A letter of Hangul that is being put together; absent where no protocol can. */
  compose?(text: string): Promise<unknown>;
  /** The end of a composition. */
  insert?(text: string): Promise<unknown>;
}

/** Uses the protocol of Chromium. */
export function chromiumHand(input: CDPSession): Hand {
  const mouse = (type: 'mousePressed' | 'mouseReleased', place: Place) =>
    input.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  return {
    down: (place) => mouse('mousePressed', place),
    up: (place) => mouse('mouseReleased', place),
    key: async (name, code) => {
      const which = { key: name, code: name, windowsVirtualKeyCode: code };
      await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...which });
      await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...which });
    },
    letter: async (letter) => {
      await input.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
      await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    },
    compose: (text) => input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    insert: (text) => input.send('Input.insertText', { text }),
  };
}

/** Uses WebDriver BiDi. */
export function firefoxHand({ mouse, keyboard }: Page): Hand {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    up: () => mouse.up(),
    key: (name) => keyboard.press(name),
    letter: (letter) => keyboard.press(letter),
  };
}
