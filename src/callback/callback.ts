import '../boot/engine/fill-gaps.ts';
import './callback.css';
import { type Delivery, deliver } from './deliver.ts';
import { type Entry, readAgain } from './loaded-anew.ts';
import { invalidReturnOf, readReturn } from './read-return.ts';
import { type Shown, show } from './show.ts';
import type { Saying } from './texts.ts';

/** A return page (ROUTE-4, CB): passes a provider's answer on before anything is drawn, and loads nothing else. */
const { pathname, search } = location;
const again = search === '' ? readAgain(history.state) : null;
// The code stands in no address bar, no history and no Referer.
history.replaceState(history.state, '', pathname);
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
else if (again !== null && 'saying' in again) show({ saying: again.saying, provider: returned.provider });
else {
  const { provider } = returned;
  const message = again?.message ?? (returned.is === 'invalid' ? invalidReturnOf(provider) : returned.message);
  const isInvalid = again === null && (returned.is === 'invalid' || returned.is === 'stateless');
  const word = 'error' in message ? (SAYING_OF_ERROR.get(message.error) ?? 'refused') : 'answered';
  const saying = isInvalid ? 'invalid' : word;
  const say = (shown: Shown) => {
    const entry: Entry = { state: message.state ?? null, said: shown.saying };
    if (!isInvalid) history.replaceState(entry, '', pathname);
    show(shown);
  };
  const shown: Shown = { saying, provider, closesAfter: isInvalid ? READING : GLANCE };
  const delivered = (delivery: Delivery) => {
    switch (delivery.to) {
      case 'page':
        return location.replace(delivery.from);
      case 'opener':
        return say(shown);
      case 'elsewhere': {
        const { heard, goOnHere } = delivery;
        const passedOn = () => say({ saying: 'passedOn', provider });
        void heard.then(() => say(shown));
        const onHere = () => {
          const from = goOnHere();
          if (from === null) passedOn();
          else location.replace(from);
        };
        return say({ saying: 'elsewhere', provider, onHere });
      }
      case 'spent':
        return say({ saying: delivery.isSignedIn ? 'loggedIn' : 'passedOn', provider });
      case 'mixedUp':
        return say({ saying: 'invalid', provider });
      case 'unexpected':
        // Without an answer that is what is said: it explains more.
        return say(isInvalid ? { saying, provider, closesAfter: READING } : { saying: 'unexpected', provider });
    }
  };
  const delivery = deliver(message);
  // At once, where it is known at once: the window may be closed in a moment.
  if (delivery instanceof Promise) void delivery.then(delivered);
  else delivered(delivery);
}

window.hasBooted = true;
