import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from '#machines/image-change/image-change.machine.ts';

export interface Picked {
  readonly pick: (file: File | null) => Promise<void>;
  /** An object URL of the file that the flow took; undefined while it has none. */
  readonly preview: string | undefined;
}

interface PickedOptions {
  readonly onFile: (file: File | null) => Promise<ChosenFile | null>;
  readonly onChosen: (file: ChosenFile | null) => void;
  readonly taken: ChosenFile | null;
}

/** The files behind the ids that the flow knows; one that it refuses has no preview, and the one before loses its own. */
export function usePicked({ onFile, onChosen, taken }: PickedOptions): Picked {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const pick = async (file: File | null) => {
    turn.current += 1;
    const mine = turn.current;
    const chosen = await onFile(file);
    // Another was picked while this one was looked at, or the sheet is gone.
    if (mine !== turn.current) return;
    if (file !== null && chosen !== null) setFiles((old) => new Map(old).set(chosen.id, file));
    onChosen(chosen);
  };
  return { pick, preview: useObjectUrl(taken === null ? undefined : files.get(taken.id)) };
}

/** Revoked as soon as another file takes its place, or the sheet goes. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file === undefined ? undefined : url;
}
