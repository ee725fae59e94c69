import { SHARED_IDLE, SHARED_IDLE_WARNING } from '#contract/limits.ts';
import { answerLost, defect, endedWell, outputOf, refusedFor, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { sharedSessionMachine, type Usage } from '../shared-session.machine.ts';

const OWN: Usage = { isShared: false, idle: Number.POSITIVE_INFINITY };
const USED: Usage = { isShared: true, idle: 0 };
const SOON: Usage = { isShared: true, idle: SHARED_IDLE - SHARED_IDLE_WARNING };
const LEFT: Usage = { isShared: true, idle: SHARED_IDLE };
const CLOSED: Usage = { isShared: true, idle: Number.POSITIVE_INFINITY };

const usageIn = (event: { readonly type: string }): Usage => outputOf(event) as Usage;

export const sharedSessionModel = defineModel({
  machine: sharedSessionMachine,
  startsIn: { plain: 'unwatched' },
  expectations: {
    unwatched: { SIGNED_IN: 'checkingUse' },
    checkingUse: {
      SIGNED_IN: 'checkingUse',
      SIGNED_OUT: 'unwatched',
      'readUse is done': (event) => {
        const { isShared, idle } = usageIn(event);
        if (!isShared) return 'unwatched';
        if (idle >= SHARED_IDLE) return 'endingSession';
        return idle >= SHARED_IDLE - SHARED_IDLE_WARNING ? 'warning' : 'inUse';
      },
      'readUse fails': 'warning',
    },
    inUse: { SIGNED_IN: 'checkingUse', SIGNED_OUT: 'unwatched', 'after untilWarning': 'checkingUse' },
    warning: { SIGNED_IN: 'checkingUse', SIGNED_OUT: 'unwatched', STAY_CHOSEN: 'notingUse', 'after untilEnd': 'checkingUse' },
    notingUse: {
      SIGNED_IN: 'checkingUse',
      SIGNED_OUT: 'unwatched',
      'noteUse is done': 'checkingUse',
      'noteUse fails': 'checkingUse',
    },
    endingSession: { 'after patience': 'forgetting', 'endSession is done': 'forgetting', 'endSession fails': 'forgetting' },
    forgetting: { 'forgetSession is done': 'alertingEnded', 'forgetSession fails': 'alertingEnded' },
    alertingEnded: { SIGNED_IN: 'checkingUse', ALERT_CONFIRMED: 'unwatched' },
  },
  inputs: { plain: undefined },
  events: [{ type: 'SIGNED_IN' }, { type: 'SIGNED_OUT' }, { type: 'STAY_CHOSEN' }, { type: 'ALERT_CONFIRMED' }],
  outcomes: {
    readUse: [{ done: OWN }, { done: USED }, { done: SOON }, { done: LEFT }, { done: CLOSED }, { error: defect }],
    noteUse: [{ done: undefined }, { error: defect }],
    endSession: [{ done: undefined }, { error: refusedFor('unauthorized') }, { error: answerLost }, { error: unreachable }],
    forgetSession: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  unanswered: {
    unwatched: ['SIGNED_OUT', 'STAY_CHOSEN', 'ALERT_CONFIRMED'],
    checkingUse: ['STAY_CHOSEN', 'ALERT_CONFIRMED'],
    inUse: ['STAY_CHOSEN', 'ALERT_CONFIRMED'],
    warning: ['ALERT_CONFIRMED'],
    notingUse: ['STAY_CHOSEN', 'ALERT_CONFIRMED'],
    // The session ends, and with it the news of it.
    endingSession: ['SIGNED_IN', 'SIGNED_OUT', 'STAY_CHOSEN', 'ALERT_CONFIRMED'],
    forgetting: ['SIGNED_IN', 'SIGNED_OUT', 'STAY_CHOSEN', 'ALERT_CONFIRMED'],
    alertingEnded: ['SIGNED_OUT', 'STAY_CHOSEN'],
  },
  endsByItself: ['forgetSession'],
  home: (snapshot) => snapshot.matches('unwatched') || snapshot.matches('inUse'),
  invariants: [
    {
      title: 'the next question comes by how long it was not used, in whichever tab, and by nothing else (DOOR-5)',
      holds: (after, event, before) => {
        if (!after.matches('inUse') && !after.matches('warning')) return true;
        if (after.matches(before.value)) return after.context.idle === before.context.idle;
        return after.context.idle === (endedWell(event, 'readUse') ? usageIn(event).idle : SOON.idle);
      },
    },
    {
      title: 'the session of a computer that is the person’s own is never ended here (DOOR-5)',
      holds: (after, event, before) =>
        !endedWell(event, 'readUse') || !before.matches('checkingUse') || usageIn(event).isShared || after.matches('unwatched'),
    },
    {
      title: 'a session that was not used for the whole time, or whose browser was closed, ends without a question (DOOR-5)',
      holds: (after, event, before) =>
        !endedWell(event, 'readUse') ||
        !before.matches('checkingUse') ||
        (usageIn(event).isShared && usageIn(event).idle >= SHARED_IDLE) === after.matches('endingSession'),
    },
    {
      title: 'use in another tab counts: no timer alone ends a session (DOOR-5)',
      holds: (after, _event, before) => !after.matches('endingSession') || before.matches('endingSession') || before.matches('checkingUse'),
    },
    {
      title: 'the end is said only after this browser was told to forget the session (OUT-1)',
      holds: (after, _event, before) => !after.matches('alertingEnded') || before.matches('alertingEnded') || before.matches('forgetting'),
    },
    {
      title: 'the next person to sign in is not told of the session before (DOOR-5)',
      holds: (after, event, before) => !before.matches('alertingEnded') || event.type !== 'SIGNED_IN' || after.matches('checkingUse'),
    },
  ],
});
