import { Hono } from 'hono';
import { API_BASE } from '#contract/calls.ts';
import { HANDLERS } from './calls/handlers.ts';
import type { Deps } from './deps.ts';
import { mountDocs } from './docs/docs-page.ts';
import { answerToError } from './http/error-answer.ts';
import { methodsOf, refuseMethod } from './http/methods.ts';
import { refuseNulInAddress } from './http/nul.ts';
import { observed } from './http/observe.ts';
import { crossOriginAnswers } from './http/origin-check.ts';
import { mountCalls } from './http/route.ts';
import { PARTNER_LOGOS } from './oauth/logos.ts';
import { mountOauthRoutes } from './oauth/routes.ts';
import { mountOpenid } from './openid/routes.ts';
import { mountNoticePage } from './pages/notice-page.ts';
import { mountCallbacks } from './providers/callback.ts';
import { mountProviderRoutes } from './providers/routes.ts';
import { mountProviderSignals } from './providers/signal-routes.ts';
import { mountPartnerLogos } from './site/partner-logos.ts';
import { mountProfileImages, PROFILE_IMAGES } from './site/profile-images.ts';
import { transportSecurity } from './site/security-headers.ts';

/** The API: requests in, answers out. It keeps nothing between two requests; the database does. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const https = transportSecurity(deps.addresses.siteUrl, deps.config.hstsSubdomains);
  app.use(observed(deps));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(https)) c.res.headers.set(name, value);
  });
  app.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use(`${API_BASE}/*`, crossOriginAnswers(deps));
  app.use('/api/*', refuseNulInAddress);
  for (const images of [PROFILE_IMAGES, PARTNER_LOGOS]) app.use(`${images}/*`, refuseNulInAddress);
  mountCalls(app, deps, HANDLERS);
  mountProviderRoutes(app, deps);
  mountProviderSignals(app, deps);
  mountCallbacks(app, deps);
  mountOauthRoutes(app, deps);
  if (deps.openid !== undefined) mountOpenid(app, deps, deps.openid);
  mountNoticePage(app, deps);
  mountDocs(app);
  mountProfileImages(app, deps);
  mountPartnerLogos(app, deps);
  const methodsAt = methodsOf(app);
  app.all('/api/*', (c) => refuseMethod(methodsAt(c)));
  // Every other path is the site's, which has pages and files to read.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) => refuseMethod([...new Set([...methodsAt(c), 'GET', 'HEAD'])].sort()));
  app.onError(answerToError(deps));
  return app;
}
