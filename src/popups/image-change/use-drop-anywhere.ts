import { useEffect } from 'react';
import { useLatest } from '#src/ui/form/read-controls.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** The input takes what is dropped on it by itself. */
const isPicker = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input[type=file]:enabled');

/** A file that misses the circle is chosen, too: the browser would show it in the place of this page, and what was under way would be lost (PROF-4). */
export function useDropAnywhere(onPick: (file: File) => void, disabled: boolean): void {
  const latest = useLatest({ onPick, disabled });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(
        type,
        (event) => {
          if (!hasFiles(event) || isPicker(event.target)) return;
          event.preventDefault();
          const file = type === 'drop' ? event.dataTransfer?.files[0] : undefined;
          if (file !== undefined && !latest.current.disabled) latest.current.onPick(file);
        },
        { signal },
      );
    return () => listening.abort();
  }, [latest]);
}
