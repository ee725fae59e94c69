import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';

/** Where profile images are delivered (AVATAR-1). */
export const PROFILE_IMAGES = '/media/profile';

/** What others sent is only ever an image to a browser: no sniffing, and nothing in it can run. Its name changes with it. */
export const IMAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'public, max-age=31536000, immutable',
} as const;

export function mountProfileImages(app: Hono, { db }: Pick<Deps, 'db'>): void {
  app.get(`${PROFILE_IMAGES}/:name`, async (c) => {
    const image = await db
      .selectFrom('profile_images')
      .select(['bytes', 'media_type'])
      .where('name', '=', c.req.param('name'))
      .executeTakeFirst();
    if (image === undefined) return c.notFound();
    return c.body(new Uint8Array(image.bytes), 200, { 'Content-Type': image.media_type, ...IMAGE_HEADERS });
  });
}
