import { type Place, parsePlace } from '#machines/place.ts';

export interface World {
  /** The address of a place on the 3D host. Throws for what is no place, and when the address would not be the host's. */
  addressOf(place: Place): string;
  /** Leaves this page for the place (SHELL-2). */
  enter(place: Place): void;
}

/** The 3D host, on which the spaces are. `worldUrl` is configuration, with or without a path of its own. */
export function createWorld(worldUrl: string, leaveFor: (address: string) => void = (address) => window.location.assign(address)): World {
  const host = new URL(worldUrl);
  const base = host.pathname.replace(/\/+$/, '');
  const addressOf = (place: Place) => {
    // Types end where addresses, storage and messages begin.
    if (parsePlace(place) === null) throw new Error('not a place on the 3D host');
    const path = place.split('/').map(encodeURIComponent).join('/');
    const address = new URL(`${base}${path}`, host.origin);
    if (!/^https?:$/.test(address.protocol) || address.origin !== host.origin) throw new Error('not an address of the 3D host');
    return address.href;
  };
  return { addressOf, enter: (place) => leaveFor(addressOf(place)) };
}
