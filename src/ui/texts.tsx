import { createContext, type ReactNode, useContext } from 'react';

/** The words that primitives need of themselves. All else comes in as properties: `ui` knows no translations. */
export interface UiTexts {
  /** BCP 47 tag that numbers are written in: `ko`, `en`, `ja`. */
  locale: string;
  close: string;
  back: string;
  showPassword: string;
  hidePassword: string;
  /** "Caps Lock is on" */
  capsLock: string;
  /** Letters stand in a password that its box cannot type: is the keyboard on another language? */
  otherKeyboard: string;
  loading: string;
  cancel: string;
  required: string;
  optional: string;
  /** Said after the text of a link that opens a new tab. */
  newTab: string;
  /** Said before a password rule that holds, and one that does not yet. */
  ruleMet: string;
  ruleNotMet: string;
}

const UiTextsContext = createContext<UiTexts | undefined>(undefined);

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (texts === undefined) throw new Error('a primitive of src/ui needs a <UiTextsProvider> above it');
  return texts;
}
