import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Person } from '#tests/journeys/support/open-app.ts';

/** The screen of a small phone, px. */
export const PHONE = { width: 360, height: 740 } as const;
/** Width of a frame on the sheet, px. */
const DRAWN = 270;
const COLUMNS = 7;
const GAP = 6;
const FOLDER = 'test-results/strips';
/** Time for which the film shows a frame, ms. */
const FRAME_TIME = 1400;

/** The frames of one journey, in the order of its steps. */
export interface Strip {
  /** Takes a picture of this page, or of the page of the person, as it stands now. */
  frame(page?: Page): Promise<void>;
  /** Writes all frames to one picture, `test-results/strips/<journey>-<language>.png`, and as a film beside it (`.webp`); gives the picture's path. */
  write(): Promise<string>;
}

export function startStrip({ page: own, language }: Person, journey: string): Strip {
  const frames: Buffer[] = [];
  return {
    async frame(page = own) {
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      frames.push(
        await sharp(await page.screenshot())
          .resize(DRAWN)
          .png()
          .toBuffer(),
      );
    },
    async write() {
      const heights = await Promise.all(frames.map(async (frame) => (await sharp(frame).metadata()).height));
      const height = Math.max(...heights) + GAP;
      const sheet = sharp({
        create: {
          width: Math.min(frames.length, COLUMNS) * (DRAWN + GAP),
          height: Math.ceil(frames.length / COLUMNS) * height,
          channels: 3,
          background: '#888',
        },
      });
      const placed = frames.map((input, place) => ({
        input,
        left: (place % COLUMNS) * (DRAWN + GAP),
        top: Math.floor(place / COLUMNS) * height,
      }));
      const name = `${FOLDER}/${journey.replaceAll(' ', '-')}-${language}`;
      const film = sharp(frames, { join: { animated: true } }).webp({ delay: frames.map(() => FRAME_TIME), quality: 70 });
      await mkdir(FOLDER, { recursive: true });
      await writeFile(`${name}.png`, await sheet.composite(placed).png().toBuffer());
      await writeFile(`${name}.webp`, await film.toBuffer());
      return `${name}.png`;
    },
  };
}
