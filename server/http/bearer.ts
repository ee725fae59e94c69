import type { Context } from 'hono';

/** The access token that a request names (RFC 6750, section 2.1). */
export const bearerOf = (c: Context): string | undefined => /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
