import { Hono } from 'hono';
import { API_BASE } from '../src/api/contract.ts';
import { HANDLERS } from './calls/handlers.ts';
import type { Deps } from './deps.ts';
import { mountDocs } from './docs/docs-page.ts';
import { refuseNulInAddress } from './http/nul.ts';
import { crossOriginAnswers } from './http/origin-check.ts';
import { Refusal } from './http/refusal.ts';
import { answerToError, mountCalls } from './http/route.ts';
import { mountOauthRoutes } from './oauth/routes.ts';
import { mountCallbacks } from './providers/callback.ts';
import { mountProviderRoutes } from './providers/routes.ts';
import { mountProfileImages, PROFILE_IMAGES } from './site/profile-images.ts';

/** The API: requests in, answers out. It keeps nothing between two requests; the database does. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(`${API_BASE}/*`, crossOriginAnswers(deps));
  app.use('/api/*', refuseNulInAddress);
  app.use(`${PROFILE_IMAGES}/*`, refuseNulInAddress);
  mountCalls(app, deps, HANDLERS);
  mountProviderRoutes(app, deps);
  mountCallbacks(app, deps);
  mountOauthRoutes(app, deps);
  mountDocs(app);
  mountProfileImages(app, deps);
  app.all('/api/*', () => {
    throw new Refusal('routeNotFound');
  });
  app.onError(answerToError);
  return app;
}
