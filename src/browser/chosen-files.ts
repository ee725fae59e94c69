import { PROFILE_IMAGE_EXTENSIONS, PROFILE_IMAGE_TYPES } from '#contract/limits.ts';
import type { ChosenFile, DrawnFile } from '#machines/image-change/image-change.machine.ts';

/* Files between the form, where a person chooses them, and the upload: the flow in between knows them by their ids only (PROF-4). */

type ImageType = (typeof PROFILE_IMAGE_TYPES)[number];

/** The first bytes of a file of the type, whatever it is called. */
const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
/** The brand of a HEIC file ends here. */
const SIGNATURE_MAX = 12;

let count = 0;
/** The last that was chosen, as the flow holds on to that one. */
let kept: { readonly turn: number; readonly file: File } | null = null;

const idOf = (turn: number): string => `image-${turn}`;

/** Tells what the flow needs to know of the file, and keeps it for the upload; null where there is none, or none that can be read. */
export async function chosen(file: File | null): Promise<ChosenFile | null> {
  if (file === null) return null;
  count += 1;
  const turn = count;
  const type = await typeOf(file).catch(() => null);
  if (type === null) return null;
  // One that took longer to read never takes the place of a later one.
  if (turn > (kept?.turn ?? 0)) kept = { turn, file };
  return { id: idOf(turn), size: file.size, type };
}

/** What was drawn of the last that was chosen. */
let drawn: { readonly id: string; readonly file: File } | null = null;

/** Keeps what was drawn of a chosen file for the upload. */
export function keepDrawn(file: File): DrawnFile {
  count += 1;
  drawn = { id: `drawn-${count}`, file };
  return { id: drawn.id, size: file.size };
}

/** The same file each time, as an upload that failed or was cancelled can be tried again; null once another has taken its place. */
export function fileOf(id: string): File | null {
  if (drawn?.id === id) return drawn.file;
  return kept !== null && idOf(kept.turn) === id ? kept.file : null;
}

/** ISO base media files of these brands are HEIC: ISO 23008-12, annex B. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/;

/** PROF-4: an image by its name, in any case, and by its content; which of them, its content says. As the server sees it. */
async function typeOf(file: File): Promise<ChosenFile['type']> {
  const extension = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1];
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_MAX).arrayBuffer());
  const type = PROFILE_IMAGE_TYPES.find((name) => SIGNATURES[name].every((byte, index) => bytes[index] === byte));
  if (HEIC.test(String.fromCharCode(...bytes.slice(4)))) return 'heic';
  return type !== undefined && PROFILE_IMAGE_EXTENSIONS.some((name) => name === extension) ? type : 'other';
}
