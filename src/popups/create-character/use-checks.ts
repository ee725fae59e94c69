import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Checked } from '../../../contract/values/checked.ts';
import { checkNickname, type NicknameAlphabet } from '../../../contract/values/nickname.ts';
import { checkUvrsId } from '../../../contract/values/uvrs-id.ts';
import type { createCharacterMachine } from '../../../machines/create-character/create-character.machine.ts';

/** A value that was left alone for this long, in ms, is given to the server to check. */
export const IDLE_TIME = 500;

export interface Check {
  /** Has the server check what stands in the field, unless it is not valid or was answered already. */
  ask: () => void;
  /** Asks again even after an answer: for the button. */
  askAgain: () => void;
}

type Actor = ActorRefFrom<typeof createCharacterMachine>;
type Snapshot = ReturnType<Actor['getSnapshot']>;

/** When what is typed goes to the machine: on leaving the field, on a button, and after a pause. What comes of it is the machine's. */
export function useChecks(actor: Actor, alphabet: NicknameAlphabet, values: { readonly nickname: string; readonly uvrsId: string }) {
  const nickname = useCheck(
    checkNickname(values.nickname, alphabet),
    (value) => actor.send({ type: 'NICKNAME_SUBMITTED', nickname: value }),
    (value) => nicknameAnswered(actor.getSnapshot(), value),
  );
  const uvrsId = useCheck(
    checkUvrsId(values.uvrsId),
    (value) => actor.send({ type: 'UVRS_ID_SUBMITTED', uvrsId: value }),
    (value) => uvrsIdAnswered(actor.getSnapshot(), value),
  );
  return { nickname, uvrsId };
}

/** The machine checks this very value, or knows how the check ended. */
const nicknameAnswered = (snapshot: Snapshot, value: string): boolean =>
  snapshot.matches({ filling: { nickname: 'suggesting' } }) ||
  (snapshot.context.nickname === value &&
    (!snapshot.matches({ filling: { nickname: 'unverified' } }) || snapshot.context.nicknameFailure !== null));

const uvrsIdAnswered = (snapshot: Snapshot, value: string): boolean =>
  snapshot.context.uvrsId === value &&
  (!snapshot.matches({ filling: { uvrsId: 'unverified' } }) || snapshot.context.uvrsIdFailure !== null);

function useCheck(checked: Checked<string>, submit: (value: string) => void, isAnswered: (value: string) => boolean): Check {
  const askAgain = () => {
    if (checked.ok) submit(checked.value);
  };
  const ask = () => {
    if (checked.ok && !isAnswered(checked.value)) submit(checked.value);
  };

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const value = checked.ok ? checked.value : null;
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => latest.current(), IDLE_TIME);
    return () => clearTimeout(timer);
  }, [value]);

  return { ask, askAgain };
}
