import { createMachine } from 'xstate';

export const ofTest = createMachine({ id: 'ofTest' });
