import { createContext } from 'react';

/** What stands here was drawn at build time, and the boot script answers in it: until the machines decide what is shown. */
export const IsDrawn = createContext(false);
