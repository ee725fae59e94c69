import { useEffect, useState } from 'react';
import { CheckIcon, CircleIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './field.module.css';

export interface Rule {
  id: string;
  label: string;
  met: boolean;
}

/** A person who types hears what is missing only after this pause, in ms. */
const IDLE = 800;

/** The rules of a field (a password, an ID) and which of them hold as it is typed; by icon, colour and word. Point `aria-describedby` of the field at `id`. */
export function RuleList({ rules, id }: { rules: readonly Rule[]; id?: string }) {
  const texts = useUiTexts();
  const missing = rules.filter((rule) => !rule.met).map((rule) => rule.label);
  const summary = missing.length === 0 || missing.length === rules.length ? '' : `${texts.ruleNotMet}: ${missing.join(', ')}`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), IDLE);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <div>
      <ul id={id} className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.id} data-met={rule.met}>
            {rule.met ? <CheckIcon size={16} /> : <CircleIcon size={16} />}
            <VisuallyHidden>{rule.met ? texts.ruleMet : texts.ruleNotMet}: </VisuallyHidden>
            {rule.label}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
