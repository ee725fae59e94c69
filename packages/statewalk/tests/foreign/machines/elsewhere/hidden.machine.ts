// @ts-expect-error: that it is not there is what is tried.
import { parse } from 'a-package-that-is-not-installed';
import { createActor, setup } from 'xstate';
import icon from './icon.svg';

const base = setup({
  guards: {
    isReady: () => {
      throw new Error('not implemented');
    },
    isParsed: () => parse(icon).isValid === 'yes',
  },
}).createMachine({
  initial: 'off',
  states: {
    off: {
      on: {
        GO: [
          { guard: 'isReady', target: 'on' },
          { guard: 'isParsed', target: 'off' },
        ],
      },
    },
    on: { on: { BACK: 'off' } },
  },
});

createActor(base).start().send({ type: 'GO' });
if (document.title !== 'a page') console.log('what a program prints is no finding');
