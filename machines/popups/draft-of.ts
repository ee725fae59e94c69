import type { SnapshotFrom } from 'xstate';
import { type Draft, WIZARDS, type Wizard } from './draft.ts';
import type { popupsMachine } from './popups.machine.ts';
import { stepHeld } from './popups.types.ts';

/** The draft that a reload takes up; null where there is nothing to keep. */
export function draftOf({ value, context }: SnapshotFrom<typeof popupsMachine>): Draft | null {
  const { owner, step, ticked, marketingAgreed, joinData, character, linking, reset } = context;
  const open = openWizard(value.popup) ?? context.interrupted;
  const holds = stepHeld(context) !== null || linking !== null || reset !== null;
  if (!holds && open === null) return null;
  return { open, owner, step, ticked, marketingAgreed, joinData, character, linking, reset };
}

const openWizard = (popup: string): Wizard | null => WIZARDS.find((wizard) => wizard === popup) ?? null;
