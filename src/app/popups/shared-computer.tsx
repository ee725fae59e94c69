import { useSyncExternalStore } from 'react';
import { SharedComputerBox } from '#src/popups/shared-session/shared-computer-box.tsx';
import { useApp } from '../app-context.tsx';

/** Nothing is known where pages are drawn at build time. */
const notShared = () => false;

/** The box of this browser: it stays as it was chosen, for the next person who signs in (DOOR-5). */
export function SharedComputer() {
  const { sharedComputer } = useApp().services;
  const isShared = useSyncExternalStore(sharedComputer.subscribe, sharedComputer.isShared, notShared);
  return <SharedComputerBox checked={isShared} onChange={sharedComputer.setShared} />;
}
