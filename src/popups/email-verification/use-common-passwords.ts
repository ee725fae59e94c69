import { useEffect, useState } from 'react';
import { isLooserThanDefault, type PasswordPolicy } from '#contract/values/password.ts';

const NONE: ReadonlySet<string> = new Set();

/** Those that a policy lets through. */
async function loadCommon(looser: boolean): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('#contract/values/common-passwords.ts');
  if (!looser) return COMMON_PASSWORDS;
  const { COMMON_WITHOUT_RULES } = await import('#contract/values/common-passwords-without-rules.ts');
  return new Set([...COMMON_PASSWORDS, ...COMMON_WITHOUT_RULES]);
}

/** SAFE-2: the commonest passwords, which come after the form has. Until then, and where they do not come, the server alone knows them. */
export function useCommonPasswords(policy: PasswordPolicy): ReadonlySet<string> {
  const [passwords, setPasswords] = useState(NONE);
  const looser = isLooserThanDefault(policy);
  useEffect(() => {
    loadCommon(looser).then(setPasswords, () => {});
  }, [looser]);
  return passwords;
}
