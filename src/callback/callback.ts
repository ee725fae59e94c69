import '../boot/engine/fill-gaps.ts';
import './callback.css';
import { type Delivery, deliver } from './deliver.ts';
import { type Return, readReturn } from './read-return.ts';
import { show } from './show.ts';
import type { Saying } from './texts.ts';

/** A return page (ROUTE-4, CB): passes a provider's answer on before anything is drawn, and loads nothing else. */
const { pathname, search } = location;
// The code stands in no address bar, no history and no Referer.
history.replaceState(null, '', pathname);
const returned = readReturn({ pathname, search });

/** RFC 6749, 4.1.2.1, and Apple's and our own words; any other is a failure like the next. */
const SAID: ReadonlyMap<string, Saying> = new Map([
  ['access_denied', 'cancelled'],
  ['user_cancelled_authorize', 'cancelled'],
  ['method_disabled', 'disabled'],
]);

/** Of what came, where no word of the provider decides. */
const SAYS: Readonly<Partial<Record<Return['is'], Saying>>> = { answered: 'answered', stateless: 'invalid' };

/** How long a person can read, ms. */
const GLANCE = 1200;
const READING = 6000;

if (returned.is === 'signedOut') show({ saying: 'signedOut', provider: returned.provider, closesAfter: GLANCE });
else if (returned.is === 'invalid') show({ saying: 'invalid', provider: returned.provider, closesAfter: READING });
else {
  const { provider } = returned;
  const saying = SAYS[returned.is] ?? SAID.get('error' in returned ? returned.error : '') ?? 'refused';
  const shown = { saying, provider, closesAfter: saying === 'invalid' ? READING : GLANCE };
  const delivered = (to: Delivery) => {
    if (to === 'page') location.replace('/');
    else if (to === 'opener') show(shown);
    else show({ saying: saying === 'invalid' ? saying : 'unexpected', provider });
  };
  const delivery = deliver(returned.message);
  // At once, where it is known at once: the window may be closed in a moment.
  if (typeof delivery === 'string') delivered(delivery);
  else delivery.then(delivered);
}

window.hasBooted = true;
