import type { TFunction } from 'i18next';
import { UVRS_ID_MIN } from '#contract/limits.ts';
import { checkUvrsId, normalizeUvrsId } from '#contract/values/uvrs-id.ts';
import type { Rule } from '#src/ui/form/rule-list.tsx';

/** What a new ID has to fulfil (VAL-2, PROF-3). All are met exactly when it can be saved. */
export function idRules(t: TFunction, typed: string, current: string): readonly Rule[] {
  const value = normalizeUvrsId(typed);
  const checked = checkUvrsId(typed);
  return [
    { id: 'length', label: t(($) => $.idChange.rules.length), met: value.length >= UVRS_ID_MIN },
    { id: 'different', label: t(($) => $.idChange.rules.different), met: value !== '' && value !== current },
    { id: 'alphabet', label: t(($) => $.idChange.rules.alphabet), met: checked.ok || checked.issue === 'tooShort' },
  ];
}
