import type { SnapshotFrom } from 'xstate';
import { NO_SIGN_UP, stepHeld } from '../joining/held-sign-up.ts';
import { type Draft, type Held, type Interrupted, type Typed, WIZARDS } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';
import { openPopup } from './popups.types.ts';

type Snapshot = SnapshotFrom<typeof popupsMachine>;

/**
 * The draft that a reload takes up; null where there is nothing to keep. What has succeeded is over, though its message still stands (EMAIL-9).
 * @param typed kept as long as the step of its field is open (ERR-37)
 */
export function draftOf(snapshot: Snapshot, typed: Typed = {}): Draft | null {
  const { context } = snapshot;
  const over = succeeded(snapshot);
  const { owner, reset, newEmail, ...signUp } = {
    ...context.signUp,
    owner: context.owner,
    reset: context.reset,
    newEmail: context.newEmail,
    ...over,
    ...asTyped(snapshot, typed),
  };
  // A field that did not come, since its chunk did not, has what it would begin with.
  const email = asksForEmail(snapshot) ? (typed.email ?? context.email) : '';
  const name = nameIn(snapshot, typed) ?? context.typedName;
  const isOver = Object.keys(over).length > 0;
  const open = isOver ? null : (openIn(snapshot, email, name) ?? context.interrupted);
  const holds = stepHeld(signUp, context.viewer) !== null || signUp.linking !== null || reset !== null || newEmail !== null;
  if (!holds && open === null) return null;
  return { open, owner, ...signUp, reset, newEmail, ...(email !== '' && { email }), ...(name !== '' && { name }) };
}

/** A character as it stands in the fields, valid or not. */
function asTyped(snapshot: Snapshot, { nickname, uvrsId }: Typed): Pick<Held, 'character'> | undefined {
  const { character } = snapshot.context.signUp;
  if (openPopup(snapshot) !== 'createCharacter' || character === null) return undefined;
  return { character: { ...character, nickname: nickname ?? character.nickname, uvrsId: uvrsId ?? character.uvrsId } };
}

/** What a wizard whose success message stands holds no more. */
function succeeded(snapshot: Snapshot): Partial<Held> {
  const { passwordReset, passwordChange, emailChange } = snapshot.children;
  if (linkByEmailIn(snapshot)?.hasTag('done') === true) return NO_SIGN_UP;
  if (emailChange?.getSnapshot().hasTag('done') === true) return { newEmail: null };
  return [passwordReset, passwordChange].some((wizard) => wizard?.getSnapshot().hasTag('done') === true) ? { reset: null } : {};
}

const linkByEmailIn = ({ children }: Snapshot) => children.joining?.getSnapshot().children.linkByEmail?.getSnapshot();

/** With nothing typed in it, a form need not open again. */
function openIn(snapshot: Snapshot, email: string, name: string): Interrupted | null {
  const popup = openPopup(snapshot);
  if (popup === 'emailLogin') return email === '' ? null : popup;
  const form = nameFormIn(snapshot);
  if (form !== null) return name === '' ? null : form;
  return WIZARDS.find((wizard) => wizard === popup) ?? null;
}

/** The open form for a new nickname or ID, until the server has taken what was typed. */
function nameFormIn({ children }: Snapshot): 'nicknameChange' | 'idChange' | null {
  if (children.nicknameChange !== undefined) return 'nicknameChange';
  return children.profile?.getSnapshot().children.idChange === undefined ? null : 'idChange';
}

function nameIn(snapshot: Snapshot, { nickname, uvrsId }: Typed): string | undefined {
  const form = nameFormIn(snapshot);
  return form === null ? undefined : form === 'nicknameChange' ? nickname : uvrsId;
}

function asksForEmail(snapshot: Snapshot): boolean {
  const { context, children } = snapshot;
  // A person whose session is still asked about has not come back to it yet.
  if (openPopup(snapshot) === 'emailLogin' || context.interrupted === 'emailLogin') return true;
  const proof = (linkByEmailIn(snapshot) ?? (children.passwordReset ?? children.emailChange)?.getSnapshot())?.context;
  return proof !== undefined && proof.code === null && proof.proof === null;
}
