// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { MEGABYTE, NEW_IMAGE_DELAY, PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { type Frame, type PictureSize, WHOLE } from '#machines/image-change/frame.ts';
import {
  type ChosenFile,
  type ImageChangeContext,
  type ImageChangeEvent,
  imageChangeMachine,
} from '#machines/image-change/image-change.machine.ts';
import { ImageChange } from '#src/popups/image-change/image-change.tsx';
import { LOADING_DELAY } from '#src/ui/dialog/loading-dialog.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, type Deferred, deferred, renderScreen, shownState, whole } from './render-screen.tsx';

const FILE: ChosenFile = { id: 'image-1', size: 2.8 * MEGABYTE, type: 'jpg' };
const picture = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });

/** The object URLs that are alive. */
const urls = new Set<string>();
let made = 0;

beforeEach(() => {
  URL.createObjectURL = () => {
    made += 1;
    urls.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
});
afterEach(() => {
  vi.useRealTimers();
  urls.clear();
});

function openImageChange(readable: PictureSize | null = null) {
  const uploads: string[] = [];
  const drawn: Frame[] = [];
  let report: (event: ImageChangeEvent) => void = () => undefined;
  const shown = deferred<void>();
  const showLater = vi.fn(async () => {});
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
        showImage: fromPromise(() => shown.promise),
        showLater: fromPromise(showLater),
      },
    }),
  ).start();
  const onFile = vi.fn<(file: File | null) => Promise<ChosenFile | null>>();
  onFile.mockResolvedValue(FILE);
  const popup = <ImageChange actor={actor} user={SAMPLE_USER} onFile={onFile} />;
  return { actor, onFile, drawn, uploads, shown, showLater, popup, report: (event: ImageChangeEvent) => act(() => report(event)) };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Choose an(other)? image/);
const pick = (file: File | null) => fireEvent.change(input(), { target: { files: file === null ? [] : [file] } });
const previewed = () => document.querySelector('label img')?.getAttribute('src');
const uploadButton = () => button(/^Use this image/);

async function openWithPicture() {
  const opened = openImageChange();
  const view = await renderScreen(opened.popup);
  pick(picture);
  await screen.findByText('Choose another image');
  return { ...opened, ...view };
}

describe('ImageChange', () => {
  it('[PROF-4] a picture that is picked shows, cut round, before it is uploaded', async () => {
    const { onFile, unmount } = await openWithPicture();
    expect(onFile).toHaveBeenCalledExactlyOnceWith(picture);
    expect(previewed()).toBe([...urls][0]);
    expect(uploadButton().getAttribute('aria-disabled')).toBeNull();
    unmount();
    expect(urls.size).toBe(0);
  });

  it('[PROF-4] the browser is asked for pictures alone, and takes the same file twice', async () => {
    const { popup, onFile } = openImageChange();
    await renderScreen(popup);
    expect(input().accept).toBe('image/*,.heic,.heif');
    await userEvent.upload(input(), picture);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(picture);
    // A browser says nothing of a choice that is the one before.
    expect(input().value).toBe('');
  });

  it.each([
    ['ERR-31', null, 'There’s no image to upload. Please choose one.'],
    ['ERR-32', { ...FILE, id: 'image-2', type: 'other' }, 'Only JPG and PNG images can be uploaded. Please choose another one.'],
    ['ERR-33', { ...FILE, id: 'image-2', size: PROFILE_IMAGE_MAX + 1 }, 'The image is larger than 3 MB. Please choose one of up to 3 MB.'],
  ] as const)('[PROF-4] [%s] is told below the picker, and then none is chosen', async (_, refused, message) => {
    const { onFile } = await openWithPicture();
    onFile.mockResolvedValue(refused);
    pick(refused === null ? null : new File(['other'], 'other'));
    expect(await screen.findByText(whole(message))).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(urls.size).toBe(0);
    expect(uploadButton().getAttribute('aria-disabled')).toBe('true');
    onFile.mockResolvedValue({ ...FILE, id: 'image-3' });
    pick(picture);
    await waitFor(() => expect(screen.queryByText(whole(message))).toBeNull());
    // The picture of the file before is let go when the next one is drawn.
    await waitFor(() => expect([...urls]).toEqual([previewed()]));
  });

  it('[ERR-31] to upload without a picture says what is missing', async () => {
    const { popup, uploads } = openImageChange();
    await renderScreen(popup);
    expect(uploadButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(uploadButton());
    expect(screen.getByText(whole('There’s no image to upload. Please choose one.'))).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it('[PROF-4] the later of two picks in a row counts, whichever is read first', async () => {
    const { actor, onFile, popup } = openImageChange();
    const reads: Deferred<ChosenFile | null>[] = [deferred(), deferred()];
    for (const read of reads) onFile.mockReturnValueOnce(read.promise);
    await renderScreen(popup);
    pick(picture);
    pick(picture);
    reads[1]?.resolve({ ...FILE, id: 'second' });
    await screen.findByText('Choose another image');
    reads[0]?.resolve({ ...FILE, id: 'first' });
    await act(async () => undefined);
    expect(actor.getSnapshot().context.file?.id).toBe('second');
  });

  it('[PROF-4] [POP-3] uploads with its progress in MB, and shows the new image after a while', async () => {
    const { actor, uploads, shown, report } = await openWithPicture();
    vi.useFakeTimers();
    fireEvent.click(uploadButton());
    expect(uploads).toEqual(['image-1']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => vi.advanceTimersByTime(LOADING_DELAY));
    expect(screen.getByText('0.0 / 2.8 MB')).toBeTruthy();
    report({ type: 'PROGRESSED', progress: { loaded: 1.2 * MEGABYTE, total: 2.8 * MEGABYTE } });
    expect(screen.getByText('1.2 / 2.8 MB')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1.2 * MEGABYTE);

    report({ type: 'UPLOADED' });
    expect(shownState()).toBe('imageChange awaitingImage');
    expect(document.querySelector('[data-pending="true"]')).not.toBeNull();
    expect(screen.getByText(/Getting your new image ready/)).toBeTruthy();
    act(() => vi.advanceTimersByTime(NEW_IMAGE_DELAY - 1));
    expect(shownState()).toBe('imageChange awaitingImage');
    act(() => vi.advanceTimersByTime(1));
    expect(shownState()).toBe('imageChange showingImage');
    vi.useRealTimers();
    expect(document.querySelector('[data-pending="true"]')).not.toBeNull();
    shown.resolve();
    expect(await screen.findByRole('alertdialog', { name: 'Profile image changed' })).toBeTruthy();
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' });
  });

  it('[PROF-4] an upload can be cancelled, and the picture is still there', async () => {
    const { uploads } = await openWithPicture();
    await userEvent.click(uploadButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(uploads).toEqual(['image-1', 'stopped']);
    expect(shownState()).toBe('imageChange choosing');
    expect(previewed()).toBe([...urls][0]);
  });

  it('[ERR-25] a failure is an alert, with the server’s words if it has some; then it can be tried again', async () => {
    const { uploads, report } = await openWithPicture();
    await userEvent.click(uploadButton());
    report({ type: 'UPLOAD_FAILED', cause: new PortError({ serverMessage: 'Closed for the night.' }) });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Closed for the night.');
    await userEvent.click(button('OK'));
    expect(previewed()).toBe([...urls][0]);
    await userEvent.click(uploadButton());
    expect(uploads).toEqual(['image-1', 'stopped', 'image-1']);
  });

  it('[PROF-4] a person who leaves while the new image is awaited does not lose it: it is shown later', async () => {
    const { actor, report, showLater } = await openWithPicture();
    await userEvent.click(uploadButton());
    report({ type: 'UPLOADED' });
    expect(shownState()).toBe('imageChange awaitingImage');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' }));
    expect(showLater).toHaveBeenCalledOnce();
  });

  it('[PROF-4] a person who leaves before the upload has nothing to be shown later', async () => {
    const { actor, showLater } = await openWithPicture();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
    expect(showLater).not.toHaveBeenCalled();
  });

  it('[PROF-4] closes on Escape', async () => {
    const { actor } = await openWithPicture();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  describe('a picture that the browser can read', () => {
    const PHOTOGRAPH = { width: 4000, height: 2000 };
    const open = async () => {
      const opened = openImageChange(PHOTOGRAPH);
      opened.onFile.mockResolvedValue({ id: 'image-1', size: 9_000_000, type: 'heic' });
      await renderScreen(opened.popup);
      pick(picture);
      await screen.findByRole('group', { name: 'Position of the image' });
      return opened;
    };
    const frameOf = ({ actor }: ReturnType<typeof openImageChange>) => actor.getSnapshot().context.frame;

    it('[PROF-4] a photograph of 9 MB in HEIC is moved by the arrow keys, zoomed by + and by the slider, and drawn so', async () => {
      const opened = await open();
      const group = screen.getByRole('group', { name: 'Position of the image' });
      group.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      // To the left: what is right of it comes in, and up to the edge at most.
      expect(frameOf(opened).x).toBeGreaterThan(0.5);
      for (let press = 0; press < 30; press += 1) await userEvent.keyboard('{ArrowLeft}');
      expect(frameOf(opened)).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
      await userEvent.keyboard('+');
      expect(frameOf(opened).zoom).toBeCloseTo(1.1);
      fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
      expect(frameOf(opened).zoom).toBe(2);
      await userEvent.click(uploadButton());
      await waitFor(() => expect(opened.uploads).toEqual(['drawn-1']));
      expect(opened.drawn).toEqual([frameOf(opened)]);
    });

    it('[PROF-4] a cancelled upload leads back to the picture, framed as it was', async () => {
      const opened = await open();
      fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '3' } });
      await userEvent.click(uploadButton());
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(shownState()).toBe('imageChange framing');
      expect(frameOf(opened).zoom).toBe(3);
    });
  });

  it('[PROF-4] a HEIC photograph that the browser cannot read is answered with what to do', async () => {
    const { onFile, popup } = openImageChange();
    onFile.mockResolvedValue({ id: 'image-1', size: 2_000_000, type: 'heic' });
    await renderScreen(popup);
    pick(picture);
    expect(await screen.findByText(/Please save the photo as a JPG/)).toBeTruthy();
  });

  const STATES: ReadonlyArray<readonly [SnapshotFrom<typeof imageChangeMachine>['value'], Partial<ImageChangeContext>]> = [
    ['choosing', {}],
    ['choosing', { failure: { code: 'fileTooLarge' } }],
    ['choosing', { file: FILE }],
    ['reading', { file: FILE }],
    ['framing', { file: FILE, picture: { width: 4032, height: 3024 } }],
    ['choosing', { failure: { code: 'pictureUnreadable' } }],
    ['uploading', { file: FILE }],
    ['awaitingImage', { file: FILE }],
    ['alertingChanged', { file: FILE }],
    ['alertingFailed', { file: FILE, failure: { code: 'imageChangeFailed' } }],
  ];
  it.each(STATES)('[LANG-2] speaks every language: %s with %j', async (value, context) => {
    await expectTextsInEveryLanguage(() => {
      const whole = { file: null, picture: null, frame: WHOLE, drawn: null, progress: { loaded: 0, total: 0 }, failure: null, ...context };
      const actor = createActor(imageChangeMachine, { snapshot: imageChangeMachine.resolveState({ value, context: whole }) }).start();
      return <ImageChange actor={actor} user={SAMPLE_USER} onFile={async () => FILE} />;
    });
  });
});
