// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveObjectUrls, openImageChange, pick, picture, uploadButton } from './open-image-change.tsx';
import { renderScreen, shownState } from './render-screen.tsx';

beforeEach(() => void giveObjectUrls());

describe('ImageChange with a picture that the browser can read', () => {
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
