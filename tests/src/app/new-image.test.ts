// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { NEW_IMAGE_DELAY } from '#contract/limits.ts';
import { provideProfile } from '#src/app/ports/profile.ts';
import { createServices, type Services } from '#src/app/services.ts';
import { chosen } from '#src/browser/chosen-files.ts';
import { pngHeader } from '#tests/support/png.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';

/* The profile as the application provides it: a person uploads an image and leaves before it shows (PROF-4). */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function uploadAndLeave() {
  const onImageShown = vi.fn();
  const services = createServices({ language: 'en', onMemoryOnly: () => {}, onImageShown });
  services.queryClient.setQueryData(services.userQuery.queryKey, SAMPLE_USER);
  vi.spyOn(services.actions, 'changeProfileImage').mockResolvedValue({ path: '/media/new.png' });
  const userInfo = vi.spyOn(services.client, 'call');
  await upload(services);
  return { services, userInfo, onImageShown };
}

/** Opens the profile, uploads an image, and closes both popups while it is awaited. */
async function upload(services: Services): Promise<void> {
  const profile = createActor(provideProfile(services).profile, { input: { typedId: null, cameFrom: null } }).start();
  await vi.waitFor(() => expect(profile.getSnapshot().value).toBe('viewing'));
  profile.send({ type: 'IMAGE_CHANGE_CHOSEN' });
  const image = profile.getSnapshot().children.imageChange;
  const file = await chosen(new File([new Uint8Array(pngHeader(8, 8))], 'me.png'));
  image?.send({ type: 'FILE_CHOSEN', file });
  // No browser draws here: the file is kept as it is.
  await vi.waitFor(() => expect([image?.getSnapshot().value, image?.getSnapshot().context.file?.id]).toEqual(['choosing', file?.id]));
  image?.send({ type: 'UPLOAD_CHOSEN' });
  await vi.waitFor(() => expect(image?.getSnapshot().value).toBe('awaitingImage'));
  image?.send({ type: 'CLOSED' });
  // No time passes here: `vi.waitFor` would move the fake clock.
  await vi.advanceTimersByTimeAsync(0);
  expect(profile.getSnapshot().value).toBe('viewing');
  profile.send({ type: 'CLOSED' });
}

const ofImage = (path: string) => ({ user: { ...SAMPLE_USER, prfl_img_path: path } });
const shownImage = ({ services }: Awaited<ReturnType<typeof uploadAndLeave>>) =>
  services.queryClient.getQueryData(services.userQuery.queryKey)?.prfl_img_path;

it('[PROF-4] leaving both popups during the 2000 ms keeps the new image: it shows when they are over, and that is said then', async () => {
  const left = await uploadAndLeave();
  left.userInfo.mockResolvedValue({ user: { ...SAMPLE_USER, prfl_img_path: 'https://cdn.example/new.png' } });
  await vi.advanceTimersByTimeAsync(NEW_IMAGE_DELAY - 1);
  expect([shownImage(left), left.onImageShown.mock.calls.length]).toEqual([null, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(left.onImageShown).toHaveBeenCalledOnce();
  expect(shownImage(left)).toBe('https://cdn.example/new.png');
});

it('[PROF-4] nothing is said of a new image that could not be loaded', async () => {
  const left = await uploadAndLeave();
  left.userInfo.mockRejectedValue(new Error('network'));
  await vi.advanceTimersByTimeAsync(NEW_IMAGE_DELAY);
  expect(left.userInfo).toHaveBeenCalledExactlyOnceWith('userInfo', undefined);
  expect(left.onImageShown).not.toHaveBeenCalled();
});

it('[PROF-4] the second of two uploads in a row shows, however late the first is read', async () => {
  const left = await uploadAndLeave();
  let answerFirst = (_: unknown) => {};
  left.userInfo.mockReturnValueOnce(
    new Promise((resolve) => {
      answerFirst = resolve;
    }) as never,
  );
  left.userInfo.mockResolvedValue(ofImage('https://cdn.example/second.png'));
  await vi.advanceTimersByTimeAsync(NEW_IMAGE_DELAY);
  expect(left.userInfo).toHaveBeenCalledOnce();

  await upload(left.services);
  await vi.advanceTimersByTimeAsync(NEW_IMAGE_DELAY);
  answerFirst(ofImage('https://cdn.example/first.png'));
  await vi.advanceTimersByTimeAsync(0);
  expect(left.userInfo).toHaveBeenCalledTimes(2);
  expect(shownImage(left)).toBe('https://cdn.example/second.png');
});
