import type { TFunction } from 'i18next';
import type { MethodCode } from '#contract/methods.ts';
import type { ChosenSchool } from '#machines/school.ts';

/** A way through a provider as the person chose it: its name, or the school's (SEEN-3, CAMPUS-3). */
export interface ChosenWay {
  readonly method: MethodCode;
  readonly school?: ChosenSchool | null | undefined;
}

export const chosenName = (t: TFunction, { method, school }: ChosenWay): string => school?.name ?? t(($) => $.methods[method].name);
