import type { Recorder } from './recorder.ts';
import { type Recording, readRecording } from './recording.ts';

const KEY = 'inspector.lastPage';

/** Keeps in this tab, masked as it is, what was recorded when the page is left: a sign-up ends at another page. */
export function keepWhenLeft(recorder: Recorder): void {
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(recorder.recording()));
    } catch {
      // Storage that is refused or full: the recording is not kept.
    }
  });
}

/** What the page before this one has left; `null` if nothing has, or an older version of the panel. */
export function leftByLastPage(): Recording | null {
  try {
    return readRecording(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}
