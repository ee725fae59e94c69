import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { PARTNER_LOGOS } from '../oauth/logos.ts';
import { IMAGE_HEADERS } from './profile-images.ts';

export function mountPartnerLogos(app: Hono, { db }: Pick<Deps, 'db'>): void {
  app.get(`${PARTNER_LOGOS}/:name`, async (c) => {
    const logo = await db
      .selectFrom('partner_logos')
      .select(['bytes', 'media_type'])
      .where('name', '=', c.req.param('name'))
      .executeTakeFirst();
    if (logo === undefined) return c.notFound();
    return c.body(new Uint8Array(logo.bytes), 200, { 'Content-Type': logo.media_type, ...IMAGE_HEADERS });
  });
}
