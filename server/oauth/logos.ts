import { readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { imageFormatOf } from '../images/formats.ts';
import type { ImageQueue } from '../images/queue.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';

/** Where the logos of partners are delivered: by this server alone, so that no partner learns who is asked for a consent (PARTNER-3). */
export const PARTNER_LOGOS = '/media/partner';

/** Bytes of a logo before it is drawn anew. */
const LOGO_MAX = 1024 * 1024;
/** Pixels of its longer side after that: three times as many as a page shows. */
const SIDE = 240;
/** How long a partner's server may take to send its logo, ms. */
const PATIENCE = 10_000;

type LogoDeps = Pick<Deps, 'db' | 'random' | 'log'> & { readonly images: Pick<ImageQueue, 'draw'> };

export interface LogoKeeper {
  /** Resolves when each logo is kept, or given up until the next start. */
  readonly done: Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the logos of the registrations, and keeps those that have changed, drawn anew. It runs beside the requests: a partner's server that does not
 * answer holds no start up, and the logo of before is shown until it does.
 */
export function keepLogos(deps: LogoDeps, clients: readonly { readonly id: string; readonly logo?: string | undefined }[]): LogoKeeper {
  const stopping = new AbortController();
  const keepAll = async () => {
    for (const { id, logo } of clients) {
      if (logo === undefined || stopping.signal.aborted) continue;
      await keepLogo(deps, id, logo, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) deps.log.warn('partnerLogoNotKept', { client: id, error });
      });
    }
  };
  const done = keepAll();
  return {
    done,
    close: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function keepLogo({ db, random, images }: LogoDeps, client_id: string, logo: string, signal: AbortSignal): Promise<void> {
  const bytes = isAddress(logo) ? await fetchLogo(logo, signal) : await readFile(logo, { signal });
  const source = digest(bytes);
  const kept = await db.selectFrom('partner_logos').select('source').where('client_id', '=', client_id).executeTakeFirst();
  if (kept?.source === source) return;
  const format = imageFormatOf(bytes);
  const drawn =
    format === undefined || bytes.length > LOGO_MAX ? undefined : await images.draw(bytes, format.extension, { signal, side: SIDE });
  if (format === undefined || drawn === undefined || 'refused' in drawn) throw new Error('it is no PNG or JPEG image of at most 1 MB');
  const name = `${Buffer.from(random(16)).toString('base64url')}.${format.extension}`;
  const row = { client_id, name, source, media_type: format.mediaType, bytes: drawn.bytes };
  await db
    .insertInto('partner_logos')
    .values(row)
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .execute();
}

export const isAddress = (logo: string): boolean => /^https?:/i.test(logo);

/** What speaks against a file; whether all of it is an image is found out when it is drawn. */
export async function whyNoLogo(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: Error) => error.message);
  if (typeof bytes === 'string') return bytes;
  return bytes.length > LOGO_MAX || imageFormatOf(bytes) === undefined ? 'must be a PNG or JPEG image of at most 1 MB' : undefined;
}

/** A redirect is no answer: the registered address alone is asked. */
async function fetchLogo(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await boundedFetch(address, {
    method: 'GET',
    headers: { accept: 'image/png, image/jpeg' },
    body: undefined,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  if (response.status !== 200) throw new Error('the server of the partner does not answer with the logo');
  return new Uint8Array(await response.arrayBuffer());
}
