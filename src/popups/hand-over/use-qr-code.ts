import { useEffect, useState } from 'react';

/** Modules of a QR code: rows of dark (`true`) and light ones, without a margin. */
export type Modules = readonly (readonly boolean[])[];

/** The modules for a text; `null` until the encoder is loaded, and where it cannot be: the text is shown beside it in any case. */
export function useQrCode(text: string): Modules | null {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('uqr').then(
      ({ encode }) => isLeft || setModules(encode(text, { ecc: 'M', border: 0 }).data),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text]);
  return modules;
}
