import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { outsideAddress } from '#src/browser/outside.ts';
import { type InApp, InAppContext } from '#src/popups/in-app-browser/in-app.ts';
import { useApp } from '../app-context.tsx';

/** Tells the popups which app's browser shows the page, and takes along what the person has asked for (DOOR-1). */
export function InAppProvider({ children }: { children: ReactNode }) {
  const { system } = useApp();
  const actor = useSelector(system, (snapshot) => snapshot.children.inAppBrowser);
  const inApp = useMemo<InApp | null>(
    () =>
      actor === undefined
        ? null
        : {
            actor,
            leave: (method) => {
              const place = system.getSnapshot().children.popups?.getSnapshot().context.place ?? null;
              actor.send({ type: 'OUTSIDE_WANTED', method, address: outsideAddress(window.location, place) });
            },
          },
    [actor, system],
  );
  return <InAppContext value={inApp}>{children}</InAppContext>;
}
