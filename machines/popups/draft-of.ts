import type { SnapshotFrom } from 'xstate';
import { type Draft, type Held, type Interrupted, NO_SIGN_UP, WIZARDS, type Wizard } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';
import { stepHeld } from './popups.types.ts';

type Snapshot = SnapshotFrom<typeof popupsMachine>;

/**
 * The draft that a reload takes up; null where there is nothing to keep. What has succeeded is over, though its message still stands (EMAIL-9).
 * @param typed what stands in the field for an email that was shown last: kept as long as the step of that field is open (ERR-37)
 */
export function draftOf(snapshot: Snapshot, typed = ''): Draft | null {
  const { value, context } = snapshot;
  const over = succeeded(snapshot);
  const { owner, step, ticked, marketingAgreed, joinData, character, linking, reset } = { ...context, ...over };
  const email = asksForEmail(snapshot) ? typed : '';
  const isOver = Object.keys(over).length > 0;
  const open = isOver ? null : (openIn(value.popup, email) ?? context.interrupted);
  const holds = stepHeld({ ...context, step, ticked, joinData, character, linking }) !== null || linking !== null || reset !== null;
  if (!holds && open === null) return null;
  const held = { owner, step, ticked, marketingAgreed, joinData, character, linking, reset };
  return { open, ...held, ...(email !== '' && { email }) };
}

/** What a wizard whose success message stands holds no more. */
function succeeded({ children }: Snapshot): Partial<Held> {
  const isDone = (wizard: 'linkByEmail' | 'passwordReset' | 'passwordChange') => children[wizard]?.getSnapshot().hasTag('done') === true;
  if (isDone('linkByEmail')) return NO_SIGN_UP;
  return isDone('passwordReset') || isDone('passwordChange') ? { reset: null } : {};
}

/** With nothing typed in it, the form for email and password need not open again. */
function openIn(popup: string, email: string): Interrupted | null {
  if (popup === 'emailLogin') return email === '' ? null : popup;
  return WIZARDS.find((wizard) => wizard === popup) ?? null;
}

const PROVING: readonly Wizard[] = ['linkByEmail', 'passwordReset'];

function asksForEmail({ value: { popup }, children }: Snapshot): boolean {
  if (popup === 'emailLogin') return true;
  if (!PROVING.some((wizard) => wizard === popup)) return false;
  const proof = (popup === 'linkByEmail' ? children.linkByEmail : children.passwordReset)?.getSnapshot().context;
  return proof !== undefined && proof.code === null && proof.proof === null;
}
