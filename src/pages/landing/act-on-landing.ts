import { actOnPause } from './act-on-pause.ts';
import { actOnSpaces } from './spaces/act-on-spaces.ts';

/** Has what moves in a landing page act, drawn at build time or here; in any other page there is nothing of it. @returns what stops it */
export function actOnLanding(page: HTMLElement): () => void {
  const spaces = page.querySelector<HTMLElement>('[data-part=spaces]');
  const ends = [actOnPause(page), spaces === null ? () => {} : actOnSpaces(spaces)];
  return () => {
    for (const end of ends) end();
  };
}
