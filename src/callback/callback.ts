import './callback.css';
import { deliver } from './deliver.ts';
import { readReturn } from './read-return.ts';
import { show } from './show.ts';
import type { Saying } from './texts.ts';

/** A return page (ROUTE-4, CB): passes a provider's answer on before anything is drawn, and loads nothing else. */
const { pathname, search } = location;
// The code stands in no address bar, no history and no Referer.
history.replaceState(null, '', pathname);
const returned = readReturn({ pathname, search });

/** RFC 6749, 4.1.2.1, and Apple's and our own words; any other is a failure like the next. */
const SAID: Readonly<Record<string, Saying>> = {
  access_denied: 'cancelled',
  user_cancelled_authorize: 'cancelled',
  method_disabled: 'disabled',
};

/** How long a person can read, ms. */
const GLANCE = 1200;
const READING = 6000;

if (returned.is === 'signedOut') show({ saying: 'signedOut', provider: returned.provider, closesAfter: GLANCE });
else if (returned.is === 'invalid') show({ saying: 'invalid', provider: returned.provider, closesAfter: READING });
else {
  const { provider } = returned;
  const saying = returned.is === 'answered' ? 'answered' : (SAID[returned.error] ?? 'refused');
  const delivery = deliver(returned.message);
  if (delivery === 'page') location.replace('/');
  else if (delivery === 'opener') show({ saying, provider, closesAfter: GLANCE });
  else
    Promise.resolve(delivery).then((to) =>
      show(to === 'opener' ? { saying, provider, closesAfter: GLANCE } : { saying: 'nobody', provider }),
    );
}
