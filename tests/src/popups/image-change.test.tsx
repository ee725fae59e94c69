// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { MEGABYTE, NEW_IMAGE_DELAY, PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { WHOLE } from '#machines/image-change/frame.ts';
import { type ChosenFile, type ImageChangeContext, imageChangeMachine } from '#machines/image-change/image-change.machine.ts';
import { ImageChange } from '#src/popups/image-change/image-change.tsx';
import { LOADING_DELAY } from '#src/ui/dialog/loading-dialog.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import {
  FILE,
  giveObjectUrls,
  input,
  openImageChange,
  openWithPicture,
  PICTURED,
  pick,
  picture,
  previewed,
  uploadButton,
} from './open-image-change.tsx';
import { button, type Deferred, deferred, renderScreen, shownState, whole } from './render-screen.tsx';
import { expectDone } from './said.ts';

let urls: Set<string>;
beforeEach(() => {
  urls = giveObjectUrls();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('ImageChange', () => {
  it('[PROF-4] a picture that is picked shows, cut round, before it is uploaded', async () => {
    const { onFile, unmount } = await openWithPicture();
    expect(onFile).toHaveBeenCalledExactlyOnceWith(picture);
    expect(previewed()).toBe([...urls][0]);
    expect(uploadButton().getAttribute('aria-disabled')).toBeNull();
    unmount();
    expect(urls.size).toBe(0);
  });

  it.each([
    ['ko', '사진이 커도 자동으로 줄여요. HEIC는'],
    ['en', 'a large photo is made smaller here. HEIC works where'],
    ['ja', '大きい画像は自動で小さくします。HEICは'],
  ] as const)(
    '[PROF-4] the hint says what is so: a large photo is made smaller, and HEIC depends on the browser (%s)',
    async (language, words) => {
      await renderScreen(openImageChange().popup, language);
      const hint = document.getElementById(document.querySelector('input[type=file]')?.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toContain(words);
      expect(hint?.textContent).not.toMatch(/MB/);
    },
  );

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
    await expectDone('Profile image changed.');
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

  const defaultButton = () => screen.queryByRole('button', { name: 'Use the default image' });

  it('[PROF-4] the default image is asked for once, and the picture is removed on a yes', async () => {
    const { actor, popup, removal, removeImage } = openImageChange();
    await renderScreen(popup);
    await userEvent.click(button('Use the default image'));
    expect((await screen.findByRole('alertdialog', { name: 'Use the default image?' })).textContent).toContain(
      'Your current image is removed.',
    );
    await userEvent.click(button('Cancel'));
    expect([shownState(), removeImage.mock.calls.length]).toEqual(['imageChange choosing', 0]);

    await userEvent.click(button('Use the default image'));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove image' }));
    expect([shownState(), removeImage.mock.calls.length]).toEqual(['imageChange removing', 1]);
    removal.resolve();
    await expectDone('Image removed. The default image is shown.');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' });
  });

  it('[PROF-4] [ERR-25] a removal that fails is an alert with the server’s words, and a chosen picture is still there', async () => {
    const { popup, removal, onFile } = openImageChange();
    await renderScreen(popup);
    pick(picture);
    await waitFor(() => expect(onFile).toHaveBeenCalled());
    await waitFor(() => expect(shownState()).toBe('imageChange choosing'));
    await userEvent.click(button('Use the default image'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove image' }));
    removal.reject(new PortError({ serverMessage: 'Closed for the night.' }));
    expect((await screen.findByRole('alertdialog', { name: 'Something went wrong' })).textContent).toContain('Closed for the night.');
    await userEvent.click(button('OK'));
    expect(previewed()).toBe([...urls][0]);
  });

  it('[PROF-4] [API-26] where the API removes no images, none is offered to be removed', async () => {
    const { popup } = openImageChange(null, false);
    await renderScreen(popup);
    expect(defaultButton()).toBeNull();
  });

  it('[PROF-4] [AVATAR-1] a person without a picture has none to remove', async () => {
    const { actor, onFile } = openImageChange();
    await renderScreen(<ImageChange actor={actor} user={SAMPLE_USER} removable onFile={onFile} />);
    expect(defaultButton()).toBeNull();
  });

  it('[PROF-4] closes on Escape', async () => {
    const { actor } = await openWithPicture();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
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
    ['confirmingDefault', {}],
    ['removing', {}],
    ['alertingFailed', { file: FILE, failure: { code: 'imageChangeFailed' } }],
  ];
  it.each(STATES)('[LANG-2] speaks every language: %s with %j', async (value, context) => {
    await expectTextsInEveryLanguage(() => {
      const whole = { file: null, picture: null, frame: WHOLE, drawn: null, progress: { loaded: 0, total: 0 }, failure: null, ...context };
      const actor = createActor(imageChangeMachine, { snapshot: imageChangeMachine.resolveState({ value, context: whole }) }).start();
      return <ImageChange actor={actor} user={PICTURED} removable onFile={async () => FILE} />;
    });
  });
});
