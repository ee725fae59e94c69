import type { Speaker } from './speaker.ts';

type Labels = Pick<Speaker, 'label'>;

/** Words of a screen, in the quotation marks of the language. */
export const quoted = (text: string, { label }: Labels): string => label('quoted').replace('{{text}}', () => text);

/** What is added to a sentence, in the brackets of the language. */
export const inBrackets = (text: string, { label }: Labels): string => label('inBrackets').replace('{{text}}', () => text);

/** A name and what it is, with the colon of the language. */
export const pair = (name: string, text: string, { label }: Labels): string =>
  label('pair')
    .replace('{{name}}', () => name)
    .replace('{{text}}', () => text);
