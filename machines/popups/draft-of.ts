import type { SnapshotFrom } from 'xstate';
import { type Draft, type Interrupted, WIZARDS, type Wizard } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';
import { stepHeld } from './popups.types.ts';

type Popups = SnapshotFrom<typeof popupsMachine>;

/**
 * The draft that a reload takes up; null where there is nothing to keep.
 * @param typed what stands in the field for an email that was shown last: kept as long as the step of that field is open (ERR-37)
 */
export function draftOf(snapshot: Popups, typed = ''): Draft | null {
  const { value, context } = snapshot;
  const { owner, step, ticked, marketingAgreed, joinData, character, linking, reset } = context;
  const email = asksForEmail(snapshot) ? typed : '';
  const open = openIn(value.popup, email) ?? context.interrupted;
  const holds = stepHeld(context) !== null || linking !== null || reset !== null;
  if (!holds && open === null) return null;
  const held = { owner, step, ticked, marketingAgreed, joinData, character, linking, reset };
  return { open, ...held, ...(email !== '' && { email }) };
}

/** With nothing typed in it, the form for email and password need not open again. */
function openIn(popup: string, email: string): Interrupted | null {
  if (popup === 'emailLogin') return email === '' ? null : popup;
  return WIZARDS.find((wizard) => wizard === popup) ?? null;
}

const PROVING: readonly Wizard[] = ['linkByEmail', 'passwordReset'];

function asksForEmail({ value: { popup }, children }: Popups): boolean {
  if (popup === 'emailLogin') return true;
  if (!PROVING.some((wizard) => wizard === popup)) return false;
  const proof = (popup === 'linkByEmail' ? children.linkByEmail : children.passwordReset)?.getSnapshot().context;
  return proof !== undefined && proof.code === null && proof.proof === null;
}
