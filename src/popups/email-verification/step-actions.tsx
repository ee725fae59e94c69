import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

/** The element, at the lower edge of the dialog, where the steps put their buttons. */
export const ActionsPlace = Place.Provider;

/** The buttons of a step: with its form in the code, below it at the edge of the dialog on the screen. */
export function StepActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
