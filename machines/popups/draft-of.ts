import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Draft } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';

/** The draft of what is open now; null where nothing has to be carried over a reload. */
export function draftOf(popups: SnapshotFrom<typeof popupsMachine>): Draft | null {
  const { context, children } = popups;
  const empty = { ticked: [], joinData: context.joinData, email: '', code: null, proof: null };
  switch (popups.value.popup) {
    case 'agreement': {
      const agreement = children.agreement?.getSnapshot().context;
      return agreement === undefined ? null : { ...empty, popup: 'agreement', ticked: agreement.ticked };
    }
    case 'linkAccount':
      return context.joinData === null ? null : { ...empty, popup: 'linkAccount' };
    case 'createCharacter': {
      const character = children.createCharacter?.getSnapshot().context;
      if (character === undefined || context.joinData === null) return null;
      const { nickname, uvrsId, gender } = character;
      return {
        ...empty,
        popup: 'createCharacter',
        joinData: { ...context.joinData, nickname, uvrsId, gender: gender ?? context.joinData.gender },
      };
    }
    case 'linkByEmail':
    case 'passwordReset': {
      const popup = popups.value.popup;
      const verification = children[popup]?.getSnapshot().context;
      if (verification === undefined) return null;
      return { ...empty, popup, email: verification.email, code: verification.code, proof: verification.proof };
    }
    // Until the person has arrived, what the last reload interrupted waits for them.
    case 'checkingTexts':
    case 'agreementRenewal':
      return context.draft;
    default:
      return null;
  }
}

/** The open popup's flow, where its draft is made of what the flow keeps. */
export function draftFlowOf({ value, children }: SnapshotFrom<typeof popupsMachine>): AnyActorRef | undefined {
  switch (value.popup) {
    case 'agreement':
    case 'createCharacter':
    case 'linkByEmail':
    case 'passwordReset':
      return children[value.popup];
    default:
      return undefined;
  }
}
