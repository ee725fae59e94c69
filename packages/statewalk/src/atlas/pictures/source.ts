import type { StateRecord } from './record.ts';

/** Keeps a picture; gives its file name. Equal pictures have one file. */
export type KeepPicture = (picture: Buffer) => Promise<string>;

export interface PicturesWanted {
  readonly machines: readonly string[];
  readonly languages: readonly string[];
  readonly themes: readonly string[];
  readonly sizes: readonly string[];
}

/** Draws the states of a project that people can see. */
export interface PictureSource extends Omit<PicturesWanted, 'languages'> {
  /** Draws every state of these, one after another. */
  draw(wanted: PicturesWanted, keep: KeepPicture): AsyncIterable<StateRecord>;
}
