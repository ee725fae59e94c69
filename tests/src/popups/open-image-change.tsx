import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { MEGABYTE } from '#contract/limits.ts';
import type { Frame, PictureSize } from '#machines/image-change/frame.ts';
import { type ChosenFile, type ImageChangeEvent, imageChangeMachine } from '#machines/image-change/image-change.machine.ts';
import { ImageChange } from '#src/popups/image-change/image-change.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { button, deferred, renderScreen } from './render-screen.tsx';

export const FILE: ChosenFile = { id: 'image-1', size: 2.8 * MEGABYTE, type: 'jpg' };
export const PICTURED = { ...SAMPLE_USER, prfl_img_path: '/media/profile/1.png' };
export const picture = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });

/** jsdom has no object URLs. @returns those that are alive */
export function giveObjectUrls(): Set<string> {
  const urls = new Set<string>();
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    urls.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
  return urls;
}

/** The popup with an actor whose ports the test answers. @param readable the size that the browser reads; null: it cannot read the picture */
export function openImageChange(readable: PictureSize | null = null, removable = true) {
  const uploads: string[] = [];
  const drawn: Frame[] = [];
  let report: (event: ImageChangeEvent) => void = () => undefined;
  const shown = deferred<void>();
  const showLater = vi.fn(async () => {});
  const removal = deferred<void>();
  const removeImage = vi.fn(() => removal.promise);
  const actor = createActor(
    imageChangeMachine.provide({
      actors: {
        uploadImage: fromCallback<ImageChangeEvent, { fileId: string }>(({ input, sendBack }) => {
          uploads.push(input.fileId);
          report = sendBack;
          return () => uploads.push('stopped');
        }),
        // As in a browser that cannot read the picture, unless a test says otherwise.
        readPicture: fromPromise(async () => {
          if (readable === null) throw new Error('no picture');
          return readable;
        }),
        drawPicture: fromPromise(async ({ input }) => {
          drawn.push(input.frame);
          return { id: 'drawn-1', size: 1000 };
        }),
        removeImage: fromPromise(removeImage),
        showImage: fromPromise(() => shown.promise),
        showLater: fromPromise(showLater),
      },
    }),
  ).start();
  const onFile = vi.fn<(file: File | null) => Promise<ChosenFile | null>>();
  onFile.mockResolvedValue(FILE);
  const popup = <ImageChange actor={actor} user={PICTURED} removable={removable} onFile={onFile} />;
  return {
    actor,
    onFile,
    drawn,
    uploads,
    shown,
    showLater,
    removal,
    removeImage,
    popup,
    report: (event: ImageChangeEvent) => act(() => report(event)),
  };
}

export const input = () => screen.getByLabelText<HTMLInputElement>(/Choose an(other)? image/);
export const pick = (file: File | null) => fireEvent.change(input(), { target: { files: file === null ? [] : [file] } });
export const previewed = () => document.querySelector('label img')?.getAttribute('src');
export const uploadButton = () => button(/^Use this image/);

export async function openWithPicture() {
  const opened = openImageChange();
  const view = await renderScreen(opened.popup);
  pick(picture);
  await screen.findByText('Choose another image');
  return { ...opened, ...view };
}
