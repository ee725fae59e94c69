import { useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCHOOLS_SHOWN } from '#contract/limits.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { SearchIcon } from '#src/ui/icons/icons.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { findSchools } from './find-schools.ts';
import { NoSchool } from './no-school.tsx';
import { type SchoolEntry, schoolEntries } from './school-entry.ts';
import { schoolIndex } from './school-index.ts';
import { SchoolResults } from './school-results.tsx';
import styles from './school-search.module.css';
import type { SchoolSearchActor } from './school-search-step.ts';

export interface SchoolSearchProps {
  actor: SchoolSearchActor;
  enabledMethods: readonly number[];
  /** The way to help where no school is found. */
  help?: ReactNode;
}

/** CAMPUS-3: the person types, and the schools that it finds stand below; a press on one goes to it. */
export function SchoolSearch({ actor, enabledMethods, help }: SchoolSearchProps) {
  const { t, i18n } = useTranslation();
  const { schools, last, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const below = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  const [typed, setTyped] = useState('');
  const index = useMemo(() => schoolIndex(schoolEntries(schools, enabledMethods, i18n.language)), [schools, enabledMethods, i18n.language]);
  // The letter is drawn first, and the next key does not wait for the schools of this one.
  const sought = useDeferredValue(typed);
  const found = useMemo(() => findSchools(index, sought, last, SCHOOLS_SHOWN), [index, sought, last]);
  const reading = state === 'reading';

  const choose = ({ method, code, name }: SchoolEntry) =>
    actor.send({ type: 'SCHOOL_CHOSEN', method, school: method === 'federation' ? { code, name } : null });
  /** Enter takes the one school that is left, and leads to what can be pressed of several or of none, as soon as the list is there. */
  const submit = () => {
    entered.current = reading;
    if (reading) return;
    const [only, second] = findSchools(index, typed, last, SCHOOLS_SHOWN).entries;
    if (only !== undefined && second === undefined) choose(only);
    else goInto(below.current);
  };
  useEffect(() => {
    if (reading || !entered.current) return;
    entered.current = false;
    goInto(below.current);
  }, [reading]);
  return (
    <Stack gap={16}>
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure}>
          {failureText(t, failure)}
        </Notice>
      )}
      <Form role="search" onSubmit={submit}>
        <TextField
          label={t(($) => $.schoolSearch.field)}
          hint={t(($) => $.schoolSearch.hint)}
          name="schoolSearch"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus=""
          value={typed}
          onChange={(value) => {
            entered.current = false;
            setTyped(value);
          }}
          trailing={
            <IconButton type="submit" label={t(($) => $.schoolSearch.search)}>
              <SearchIcon />
            </IconButton>
          }
        />
      </Form>
      <div ref={below} className={styles.results}>
        {!reading && found.entries.length === 0 ? (
          <NoSchool typed={sought} help={help} onOtherWay={() => actor.send({ type: 'BACK' })} />
        ) : (
          <SchoolResults found={found} last={last} isReading={reading} onChoose={choose} />
        )}
      </div>
      {state === 'unread' && <Button onClick={() => actor.send({ type: 'RETRIED' })}>{t(($) => $.schoolSearch.retry)}</Button>}
    </Stack>
  );
}

/** To the first school, or to the other way where none is found. */
const goInto = (element: HTMLElement | null): void => element?.querySelector('button')?.focus();
