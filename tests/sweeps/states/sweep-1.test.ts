import { sweep } from './sweep.ts';

/* In two files, so that two browsers share the work. */
sweep(0, 2);
