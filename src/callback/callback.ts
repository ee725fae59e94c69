import '../boot/engine/fill-gaps.ts';
import './callback.css';
import { type Delivery, deliver } from './deliver.ts';
import { invalidReturnOf, readReturn } from './read-return.ts';
import { type Shown, show } from './show.ts';
import type { Saying } from './texts.ts';

/** A return page (ROUTE-4, CB): passes a provider's answer on before anything is drawn, and loads nothing else. */
const { pathname, search } = location;
// The code stands in no address bar, no history and no Referer.
history.replaceState(null, '', pathname);
const returned = readReturn({ pathname, search });

/** RFC 6749, 4.1.2.1, and Apple's and our own words; any other is a failure like the next. */
const SAYING_OF_ERROR: ReadonlyMap<string, Saying> = new Map([
  ['access_denied', 'cancelled'],
  ['user_cancelled_authorize', 'cancelled'],
  ['method_disabled', 'disabled'],
]);

/** How long a person can read, ms. */
const GLANCE = 1200;
const READING = 6000;

if (returned.is === 'signedOut') show({ saying: 'signedOut', provider: returned.provider, closesAfter: GLANCE });
else if (returned.provider === null) show({ saying: 'invalid', provider: null, closesAfter: READING });
else {
  const { provider } = returned;
  const isInvalid = returned.is === 'invalid' || returned.is === 'stateless';
  const word = returned.is === 'answered' ? 'answered' : (SAYING_OF_ERROR.get('error' in returned ? returned.error : '') ?? 'refused');
  const saying = isInvalid ? 'invalid' : word;
  const shown: Shown = { saying, provider, closesAfter: isInvalid ? READING : GLANCE };
  const delivered = (delivery: Delivery) => {
    switch (delivery.to) {
      case 'page':
        return location.replace(delivery.from);
      case 'opener':
        return show(shown);
      case 'elsewhere': {
        const { heard, goOnHere } = delivery;
        const passedOn = () => show({ saying: 'passedOn', provider });
        void heard.then(() => show(shown));
        const onHere = () => {
          const from = goOnHere();
          if (from === null) passedOn();
          else location.replace(from);
        };
        return show({ saying: 'elsewhere', provider, onHere });
      }
      case 'spent':
        return show({ saying: delivery.isSignedIn ? 'loggedIn' : 'passedOn', provider });
      case 'mixedUp':
        return show({ saying: 'invalid', provider });
      case 'unexpected':
        // Without an answer the page says that: it explains more.
        return show(isInvalid ? { saying, provider, closesAfter: READING } : { saying: 'unexpected', provider });
    }
  };
  const delivery = deliver(returned.is === 'invalid' ? invalidReturnOf(provider) : returned.message);
  // At once, where it is known at once: the window may be closed in a moment.
  if (delivery instanceof Promise) delivery.then(delivered);
  else delivered(delivery);
}

window.hasBooted = true;
