// biome-ignore lint/suspicious/noImportCycles: that is what is tried.
import { early } from './made.machine';

export const late = (): string => 'two';
export const first = early.id;
