import { createContext, use } from 'react';
import type { HelpProps } from './help.tsx';

/** How the customer centre is reached, for dialogs deep below what knows the configuration; null: the operator names none. */
export const HelpContact = createContext<HelpProps['contact'] | null>(null);
export const useHelpContact = (): HelpProps['contact'] | null => use(HelpContact);
