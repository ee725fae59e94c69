import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isOffered, METHODS, type MethodCode, methodByCode, methodByType } from '#contract/methods.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { CampusLogin } from '../campus/campus-login.tsx';
import type { ShownCampus } from '../campus/shown-campus.ts';
import { useRefusals } from '../in-app-browser/in-app.ts';
import { RefusedWays } from '../in-app-browser/refused-ways.tsx';
import { DrawnLastWay } from '../last-way/drawn-last-way.tsx';
import { LastWay } from '../last-way/last-way.tsx';
import { EmailWay } from '../provider/email-way.tsx';
import { ProviderWays } from '../provider/provider-ways.tsx';
import styles from './login.module.css';

const isSchool = (method: MethodCode): boolean => methodByCode(method).sso;

export interface LoginChoiceProps {
  actor: ActorRefFrom<typeof loginMachine>;
  /** The campus that the person came for: its own sign-on stands above all others (CAMPUS-2). */
  campus?: ShownCampus | undefined;
}

/** University, social providers, email, guest, and the way to a new account (LOGIN-1, METHOD-2); the one used last comes first (LOGIN-6). */
export function LoginChoice({ actor, campus }: LoginChoiceProps) {
  const { t } = useTranslation();
  const { enabledMethods: offered, lastMethod: last, method, school } = useSelector(actor, (snapshot) => snapshot.context);
  const isRefused = useRefusals();
  const campusMethod = campus?.method ?? null;
  // It stands above the others, and in no list of theirs.
  const enabledMethods = offered.filter((type) => methodByType(type)?.code !== campusMethod);
  // What works here comes first, whatever was used last (DOOR-1).
  const lastMethod = last !== null && (isRefused(last) || last === campusMethod) ? null : last;
  // Forgotten, it keeps its place while this is open: no way moves under a finger (SEEN-2).
  const [stood, setStood] = useState(lastMethod);
  if (lastMethod !== null && lastMethod !== stood) setStood(lastMethod);
  const first = lastMethod ?? (stood !== null && enabledMethods.some((type) => standsWith(stood, type)) ? stood : null);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const others = enabledMethods.filter((type) => !standsWith(first, type));

  const providerWays = (methods: readonly number[], chosen: MethodCode | null) => (
    <ProviderWays
      enabledMethods={methods}
      wording="login"
      chosen={chosen}
      chosenSchool={school}
      onChoose={(provider, chosenSchool) => actor.send({ type: 'METHOD_CHOSEN', method: provider, school: chosenSchool })}
      onFindSchool={() => actor.send({ type: 'SCHOOL_SEARCH_CHOSEN' })}
    />
  );
  const email = (
    <EmailWay
      wording="login"
      data-method="email"
      data-offers="email"
      data-leads="emailLogin"
      onClick={() => actor.send({ type: 'EMAIL_CHOSEN' })}
    />
  );
  const guest = (
    <Button variant="text" data-offers="guest" busy={busy} onClick={() => actor.send({ type: 'GUEST_CHOSEN' })}>
      {t(($) => $.methods.guest.login)}
    </Button>
  );
  const wayOf = (code: MethodCode): ReactNode => {
    if (code === 'email') return email;
    if (code === 'guest') return guest;
    return providerWays(
      enabledMethods.filter((type) => standsWith(code, type)),
      method !== null && isSchool(method) ? method : code,
    );
  };
  const usedLast = (way: ReactNode) => (
    <LastWay isForgotten={last === null} onForget={() => actor.send({ type: 'LAST_METHOD_FORGOTTEN' })}>
      {way}
    </LastWay>
  );

  const campusLogin = campus !== undefined && campusMethod !== null && (
    <CampusLogin campus={campus} onChoose={() => actor.send({ type: 'METHOD_CHOSEN', method: campusMethod })} />
  );

  return (
    <>
      {/* One way at a time: the others wait for the server’s answer. */}
      <Stack gap={20} inert={busy} data-ways="">
        <DrawnLastWay />
        {campusLogin !== false && (last === campusMethod ? usedLast(campusLogin) : campusLogin)}
        {first !== null && usedLast(wayOf(first))}
        {providerWays(others, method)}
        {isOffered('email', others) && email}
      </Stack>
      <Stack gap={8}>
        <p className={styles.question} inert={busy}>
          {t(($) => $.login.signUpQuestion)}{' '}
          <TextButton data-event="signUp" onClick={() => actor.send({ type: 'SIGN_UP_CHOSEN' })}>
            {t(($) => $.login.signUp)}
          </TextButton>
        </p>
        {isOffered('guest', others) && guest}
      </Stack>
      <RefusedWays
        enabledMethods={enabledMethods}
        wording="login"
        around={(code, way) => (code === last ? usedLast(way) : way)}
        inert={busy}
      />
    </>
  );
}

/** Is it the method that was used last, or a university beside one? Those stand in one list. */
function standsWith(last: MethodCode | null, type: number): boolean {
  if (last === null) return false;
  return methodByCode(last).type === type || (isSchool(last) && METHODS.some((method) => method.type === type && method.sso));
}
