import { Hono } from 'hono';
import type { Readiness } from './readiness.ts';

/** `GET /healthz`: the process lives. It asks nothing else, since to start the process again mends no database. */
const HEALTH_PATH = '/healthz';
/** `GET /readyz`: requests can be served; else 503, with the reason. */
const READY_PATH = '/readyz';

export const isHealthPath = (path: string): boolean => path === HEALTH_PATH || path === READY_PATH;

/** For supervisors and load balancers; served from the first moment, before the database is open. */
export function createHealth(readiness: Readiness): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get(HEALTH_PATH, (c) => c.json({ status: 'alive' }));
  app.get(READY_PATH, async (c) => {
    const reason = await readiness.whyNot();
    return reason === undefined ? c.json({ status: 'ready' }) : c.json({ status: 'unready', reason }, 503);
  });
  return app;
}
