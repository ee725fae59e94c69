import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** `GET /metrics`, alone on a listener of its own (METRICS_PORT), so that no proxy in front of the site can hand it out. */
export function createMetricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }));
  return app;
}
