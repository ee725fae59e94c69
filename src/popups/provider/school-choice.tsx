import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCHOOLS_SEARCHED_FROM } from '#contract/limits.ts';
import type { MethodCode } from '#contract/methods.ts';
import type { School } from '#machines/school.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FieldButton } from '#src/ui/form/field-button.tsx';
import { Select, type SelectOption } from '#src/ui/form/select.tsx';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { type AnnouncedSchools, useAnnouncedSchools } from '../school-search/announced-schools.ts';
import { schoolName } from '../school-search/school-entry.ts';
import type { ProviderWaysProps } from './provider-ways-props.ts';
import { type ChosenWay, chosenName } from './way-name.ts';

type SchoolChoiceProps = Pick<ProviderWaysProps, 'wording' | 'chosen' | 'chosenSchool' | 'onChoose' | 'onFindSchool'> & {
  /** Universities with a method of their own, and the generic method where it is offered. */
  schools: readonly MethodCode[];
  unavailable: (method: MethodCode) => string | undefined;
};

type KeyedWay = ChosenWay & { readonly key: string };

/**
 * The university is chosen in the list, and a button goes to it: with the arrow keys a list changes at each step, and a window
 * that opens from that is not expected (WCAG 3.2.2). Too many for a list are searched (CAMPUS-3).
 */
export function SchoolChoice({ schools, wording, chosen, chosenSchool, unavailable, onChoose, onFindSchool }: SchoolChoiceProps) {
  const { t, i18n } = useTranslation();
  const announced = useAnnouncedSchools();
  const universities = schools.filter((code) => code !== 'federation');
  const hasFederation = schools.includes('federation');
  const ways: readonly KeyedWay[] = [
    ...universities.map((method) => ({ key: method, method })),
    ...(hasFederation ? federationWays(announced?.few ?? [], i18n.language, onFindSchool === undefined) : []),
  ];
  const first = chosen === null ? undefined : { method: chosen, school: chosenSchool ?? null };
  const [key, setKey] = useState(first === undefined || !schools.includes(first.method) ? '' : (first.school?.code ?? first.method));
  // One that was found by a search is in no list here.
  const way = ways.find((each) => each.key === key) ?? (first?.school?.code === key ? first : undefined);
  const label = t(($) => $.providerWindow.school);
  const isSearched = hasFederation && onFindSchool !== undefined && announced !== null && isMuch(announced, universities.length);
  return (
    <Stack gap={12} data-offers={schools.join(' ')}>
      {isSearched ? (
        <FieldButton
          label={label}
          placeholder={t(($) => $.schoolSearch.open)}
          value={way === undefined ? '' : chosenName(t, way)}
          onClick={onFindSchool}
        />
      ) : (
        <Select
          name="school"
          label={label}
          placeholder={t(($) => $.providerWindow.schoolPlaceholder)}
          options={ways.map((each) => optionOf(each.key, chosenName(t, each), unavailable(each.method)))}
          value={key}
          onChange={setKey}
        />
      )}
      {way !== undefined && (
        <Button icon={<SchoolIcon size={20} />} onClick={() => onChoose(way.method, way.school ?? undefined)}>
          {way.school == null ? t(($) => $.methods[way.method][wording]) : t(($) => $.schoolSearch.go, { name: way.school.name })}
        </Button>
      )}
    </Stack>
  );
}

/** More than a list of choices holds, or than the announcement names. */
const isMuch = ({ count, few }: AnnouncedSchools, universities: number): boolean =>
  universities + count >= SCHOOLS_SEARCHED_FROM || few.length < count;

/** Each school where they are few; `proxyAsks`: where none can be looked for, one way stands for all. */
function federationWays(few: readonly School[], language: string, proxyAsks: boolean): readonly KeyedWay[] {
  const method = 'federation' as const;
  if (proxyAsks) return [{ key: method, method }];
  return few.map((school) => ({ key: school.code, method, school: { code: school.code, name: schoolName(school, language) } }));
}

const optionOf = (value: string, name: string, reason: string | undefined): SelectOption<string> => ({
  value,
  label: reason === undefined ? name : `${name} · ${reason}`,
  disabled: reason !== undefined,
});
