import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MethodCode } from '#contract/methods.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { ProviderWaysProps } from './provider-ways-props.ts';

type SchoolChoiceProps = Pick<ProviderWaysProps, 'wording' | 'chosen' | 'onChoose'> & {
  schools: readonly MethodCode[];
  unavailable: (method: MethodCode) => string | undefined;
};

/**
 * The university is chosen in the list, and a button goes to it: with the arrow keys a list changes at each step, and a window
 * that opens from that is not expected (WCAG 3.2.2).
 */
export function SchoolChoice({ schools, wording, chosen, unavailable, onChoose }: SchoolChoiceProps) {
  const { t } = useTranslation();
  const [school, setSchool] = useState<MethodCode | ''>(schools.find((code) => code === chosen) ?? '');
  const options = schools.map((code) => {
    const name = t(($) => $.methods[code].name);
    const reason = unavailable(code);
    return { value: code, label: reason === undefined ? name : `${name} · ${reason}`, disabled: reason !== undefined };
  });
  return (
    <Stack gap={12} data-offers={schools.join(' ')}>
      <Select
        name="school"
        label={t(($) => $.providerWindow.school)}
        placeholder={t(($) => $.providerWindow.schoolPlaceholder)}
        options={options}
        value={school}
        onChange={setSchool}
      />
      {school !== '' && (
        <Button icon={<SchoolIcon size={20} />} onClick={() => onChoose(school)}>
          {t(($) => $.methods[school][wording])}
        </Button>
      )}
    </Stack>
  );
}
