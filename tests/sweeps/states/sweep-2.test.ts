import { sweep } from './sweep.ts';

sweep(1, 2);
