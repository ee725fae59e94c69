import { actOnPause } from './act-on-pause.ts';
import { actOnSpaces } from './spaces/act-on-spaces.ts';

/** Has what moves in a landing page act: one that was drawn at build time from its first frame on, by the boot script. @returns what stops it */
export function actOnLanding(page: HTMLElement): () => void {
  const spaces = page.querySelector<HTMLElement>('[data-part=spaces]');
  const ends = [actOnPause(page), spaces === null ? () => {} : actOnSpaces(spaces)];
  return () => {
    for (const end of ends) end();
  };
}
