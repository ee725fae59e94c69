import type { MethodCode } from '#contract/methods.ts';
import type { ChosenSchool } from '#machines/school.ts';

/** What a button asks its provider for. */
export type Wording = 'login' | 'join' | 'link';

export interface ProviderWaysProps {
  enabledMethods: readonly number[];
  wording: Wording;
  /** What was chosen last. */
  chosen: MethodCode | null;
  /** The school of the generic method (CAMPUS-3). */
  chosenSchool?: ChosenSchool | null | undefined;
  /** Why a way cannot be chosen, if it cannot. */
  unavailable?: (method: MethodCode) => string | undefined;
  /** Runs inside the click, so that a window may be opened in it (SOC-1). */
  onChoose: (method: MethodCode, school?: ChosenSchool) => void;
  /** Schools are many: the person looks for theirs. Without it none can be looked for. */
  onFindSchool?: (() => void) | undefined;
}
