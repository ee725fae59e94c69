import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { NOTHING_HELD } from '#machines/popups/draft.ts';
import { draftOf } from '#machines/popups/draft-of.ts';
import { draftSchema } from '#machines/popups/draft-schema.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { PopupsInput } from '#machines/popups/popups.types.ts';

const EMAIL = 'minji@madang.edu';
const PLAIN: PopupsInput = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] };

function visitorsPopups(draft: PopupsInput['draft'] = null) {
  const popups = createActor(popupsMachine, { input: { ...PLAIN, draft } }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
  return popups;
}

test('[ERR-37] an email that is typed in the form for email and password is kept with it, and both are there after a reload', () => {
  const popups = visitorsPopups();
  popups.send({ type: 'OPEN', popup: 'emailLogin' });
  const draft = draftOf(popups.getSnapshot(), { email: EMAIL });
  expect(draftSchema.parse(draft)).toMatchObject({ open: 'emailLogin', email: EMAIL });
  const after = visitorsPopups(draft).getSnapshot();
  expect(after.value.popup).toBe('emailLogin');
  expect(after.children.emailLogin?.getSnapshot().context.email).toBe(EMAIL);
});

test('[ERR-37] a form in which nothing is typed does not open again, nor does one that was left', () => {
  const popups = visitorsPopups();
  popups.send({ type: 'OPEN', popup: 'emailLogin' });
  expect(draftOf(popups.getSnapshot(), { email: '' })).toBeNull();
  popups.getSnapshot().children.emailLogin?.send({ type: 'CLOSED' });
  expect(draftOf(popups.getSnapshot(), { email: EMAIL })).toBeNull();
});

test('[ERR-37] [EMAIL-9] a wizard that asks for an email begins with what was typed in it, one that has sent a code with what was sent', () => {
  const popups = visitorsPopups();
  popups.send({ type: 'OPEN', popup: 'passwordReset' });
  const draft = draftOf(popups.getSnapshot(), { email: EMAIL });
  expect(draft).toMatchObject({ open: 'passwordReset', email: EMAIL });
  expect(visitorsPopups(draft).getSnapshot().children.passwordReset?.getSnapshot().context.email).toBe(EMAIL);
  const reset = { email: 'sent@madang.edu', code: { expiresAt: Date.now() + 60_000, resendAt: Date.now() }, proof: null };
  const later = visitorsPopups({ ...NOTHING_HELD, open: 'passwordReset', reset }).getSnapshot();
  expect(draftOf(later, { email: EMAIL })?.email).toBeUndefined();
});

test('[ERR-37] [OUT-1] another person finds nothing of it', () => {
  const popups = createActor(popupsMachine, { input: { ...PLAIN, draft: { ...NOTHING_HELD, open: 'emailLogin', email: EMAIL } } }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'member', userId: 'u-2', authMethod: 1 } });
  expect(popups.getSnapshot().context.email).toBe('');
});

const MEMBER = { kind: 'member', userId: 'u-1', authMethod: 1 } as const;
const ofMember = (open: 'nicknameChange' | 'idChange', name: string) => ({ ...NOTHING_HELD, owner: 'u-1', open, name });

test('[ERR-37] [PROF-2] [PROF-3] a new nickname or ID that is typed is kept for its owner alone, until the server has taken it', () => {
  for (const open of ['nicknameChange', 'idChange'] as const) {
    const popups = createActor(popupsMachine, { input: { ...PLAIN, ssoMode: true, draft: ofMember(open, 'Min') } }).start();
    popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    const { value, children, context } = popups.getSnapshot();
    expect(value.popup).toBe(open === 'idChange' ? 'myProfile' : open);
    const begun =
      open === 'idChange' ? children.profile?.getSnapshot().context.typedId : children.nicknameChange?.getSnapshot().context.nickname;
    expect(begun).toBe('Min');
    // A second reload before its field has come.
    expect(draftSchema.parse(draftOf(popups.getSnapshot()))).toMatchObject({ open, name: 'Min', owner: context.owner });
    const another = createActor(popupsMachine, { input: { ...PLAIN, ssoMode: true, draft: ofMember(open, 'Min') } }).start();
    another.send({ type: 'VIEWER_CHANGED', viewer: { ...MEMBER, userId: 'u-2' } });
    expect(another.getSnapshot()).toMatchObject({ value: { popup: 'closed' }, context: { typedName: '', interrupted: null } });
  }
});

test('[ERR-37] the draft keeps the field for a new nickname as it stands, and no emptied one', () => {
  const popups = createActor(popupsMachine, { input: { ...PLAIN, ssoMode: true } }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  popups.send({ type: 'OPEN', popup: 'nicknameChange' });
  expect(draftOf(popups.getSnapshot(), { nickname: 'Mi' })).toMatchObject({ open: 'nicknameChange', name: 'Mi' });
  expect(draftOf(popups.getSnapshot(), { nickname: '' })).toBeNull();
});
