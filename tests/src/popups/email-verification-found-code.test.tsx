// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atCode, codeField, EMAIL, START, sentAt, stopTicking, user } from './email-wizard.tsx';
import { button } from './render-screen.tsx';

stopTicking();

const ALPHABET = 'A code has only letters A–Z and digits. Please check whether your keyboard is set to another language.';
const NOT_FOUND = 'There’s no 6-character code in what you pasted. Please copy just the code from the email.';

const message = () => document.getElementById(`${codeField().id}-message`)?.textContent ?? '';
const cells = () => [...document.querySelectorAll('ol[aria-hidden] li')].map(({ textContent }) => textContent).join('');

async function paste(text: string): Promise<void> {
  await user.click(codeField());
  await user.paste(text);
}

describe('a code with more around it', () => {
  it.each(['인증코드: B7K2Q9', 'Your code is\nB7K2Q9\nThanks', 'https://madang.example/#code=B7K2Q9&key=x', 'Ｂ７Ｋ ２Ｑ９'])(
    '[VAL-5] [EMAIL-5] is found in what is pasted, and sent: %s',
    async (text) => {
      const { server } = await atCode();
      await paste(text);
      expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'B7K2Q9' }]);
      expect(cells()).toBe('B7K2Q9');
    },
  );

  it('[VAL-5] [EMAIL-5] takes the place of what was typed of it', async () => {
    const { server } = await atCode();
    await user.type(codeField(), 'B7');
    await paste('Code: B7K2Q9');
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'B7K2Q9' }]);
  });

  it('[VAL-5] [ERR-18] a text without a code is not sent: it is said at the field, and what was typed stays', async () => {
    const { server } = await atCode();
    await user.type(codeField(), 'B7');
    await paste('Hello, here is what you asked for');
    expect(message()).toBe(NOT_FOUND);
    expect(codeField().value).toBe('B7');
    await user.type(codeField(), 'K');
    expect(message()).not.toContain(NOT_FOUND);
    expect(server.asked('confirmCode')).toEqual([]);
  });

  it('[VAL-5] filled in by a program with words around it, it is found too, and no other text is taken', async () => {
    const { server } = await atCode();
    fireEvent.change(codeField(), { target: { value: 'ABCDEFG' } });
    expect([codeField().value, message()]).toEqual(['', NOT_FOUND]);
    fireEvent.change(codeField(), { target: { value: '[FBCCPQ]' } });
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'FBCCPQ' }]);
  });
});

describe('the wrong keyboard', () => {
  it('[VAL-5] Hangul is read by its keys: the cells keep each letter while syllables are composed, and the code is sent when it is whole', async () => {
    const { server } = await atCode();
    fireEvent.compositionStart(codeField());
    for (const [composed, shown] of [
      ['ㅁ', 'a'],
      ['뮤', 'ab'],
      ['뮻', 'abc'],
    ] as const) {
      fireEvent.input(codeField(), { target: { value: composed }, isComposing: true });
      expect([codeField().value, cells()]).toEqual([composed, shown]);
    }
    fireEvent.compositionEnd(codeField());
    expect([codeField().value, cells()]).toEqual(['abc', 'abc']);
    await user.type(codeField(), '234');
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'abc234' }]);
  });

  it.each(['かなかなかな', 'фис234', 'ABC23!'])(
    '[VAL-5] [ERR-18] %s is never sent: the field asks for the keyboard at once',
    async (text) => {
      const { server } = await atCode();
      await user.type(codeField(), text);
      expect(message()).toBe(ALPHABET);
      expect(codeField().value).toBe(text);
      await user.click(button('Confirm'));
      expect(server.asked('confirmCode')).toEqual([]);
      await user.clear(codeField());
      await user.type(codeField(), 'B7K2Q9');
      expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'B7K2Q9' }]);
    },
  );
});

describe('a code that comes by a link', () => {
  const KEY = 'of-the-email-that-we-sent';

  async function atLink(linkKey: string | undefined) {
    let take: (code: string, key: string | null) => boolean = () => false;
    const mailedCodes = (taker: typeof take) => {
      take = taker;
      return () => {};
    };
    const wizard = await atCode({ code: { ...sentAt(START), ...(linkKey !== undefined && { linkKey }) }, mailedCodes });
    const open = (code: string, key: string | null): Promise<boolean> => act(async () => take(code, key));
    return { ...wizard, open };
  }

  it('[EMAIL-5] is sent by itself if its link has the key of the email', async () => {
    const { server, open } = await atLink(KEY);
    expect(await open('B7K2Q9', KEY)).toBe(true);
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'B7K2Q9' }]);
  });

  it.each([
    ['another key', KEY, 'of-another-email-that-was-sent'],
    ['no key', KEY, null],
    ['no key, of an API that names none', undefined, null],
  ])('[EMAIL-5] with %s it is filled in, and the person presses', async (_, linkKey, key) => {
    const { server, open } = await atLink(linkKey);
    expect(await open('B7K2Q9', key)).toBe(true);
    expect(codeField().value).toBe('B7K2Q9');
    expect(server.asked('confirmCode')).toEqual([]);
    await user.click(button('Confirm'));
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: 'B7K2Q9' }]);
  });

  it('[EMAIL-5] of a stranger’s link does not wipe out what was typed', async () => {
    const { server, open } = await atLink(KEY);
    await user.type(codeField(), 'B7K');
    expect(await open('ZZZZZZ', null)).toBe(false);
    expect(codeField().value).toBe('B7K');
    expect(server.asked('confirmCode')).toEqual([]);
  });
});
