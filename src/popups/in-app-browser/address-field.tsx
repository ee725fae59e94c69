import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/form/text-field.tsx';

const ignore = () => {};

/** The address, selected: to be copied by hand. */
export function AddressField({ address }: { address: string }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <TextField
      label={t(($) => $.inAppBrowser.address)}
      value={address}
      onChange={ignore}
      readOnly
      inputRef={input}
      onFocus={({ currentTarget }) => currentTarget.select()}
      data-autofocus=""
    />
  );
}
