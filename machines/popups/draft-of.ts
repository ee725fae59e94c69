import type { SnapshotFrom } from 'xstate';
import { type Draft, type Held, NO_SIGN_UP, WIZARDS, type Wizard } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';
import { stepHeld } from './popups.types.ts';

type Snapshot = SnapshotFrom<typeof popupsMachine>;

/** The draft that a reload takes up; null where there is nothing to keep. What has succeeded is over, though its message still stands (EMAIL-9). */
export function draftOf(snapshot: Snapshot): Draft | null {
  const { value, context } = snapshot;
  const { owner, step, ticked, marketingAgreed, joinData, character, linking, reset } = { ...context, ...succeeded(snapshot) };
  const isOver = Object.keys(succeeded(snapshot)).length > 0;
  const open = isOver ? null : (openWizard(value.popup) ?? context.interrupted);
  const holds = stepHeld({ ...context, step, ticked, joinData, character, linking }) !== null || linking !== null || reset !== null;
  if (!holds && open === null) return null;
  return { open, owner, step, ticked, marketingAgreed, joinData, character, linking, reset };
}

const openWizard = (popup: string): Wizard | null => WIZARDS.find((wizard) => wizard === popup) ?? null;

/** What a wizard whose success message stands holds no more. */
function succeeded({ children }: Snapshot): Partial<Held> {
  const isDone = (wizard: 'linkByEmail' | 'passwordReset' | 'passwordChange') => children[wizard]?.getSnapshot().hasTag('done') === true;
  if (isDone('linkByEmail')) return NO_SIGN_UP;
  return isDone('passwordReset') || isDone('passwordChange') ? { reset: null } : {};
}
