import type { InAppBrowser } from '#contract/in-app-browsers.ts';
import { defect, endedWell, failed } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { type InAppBrowserContext, inAppBrowserMachine } from '../in-app-browser.machine.ts';

const WITH_DOOR: InAppBrowser = { app: 'kakaotalk', platform: 'android', door: 'kakaotalk', menu: 'topRight' };
const WITHOUT_DOOR: InAppBrowser = { app: 'instagram', platform: 'ios', door: null, menu: 'topRight' };
const LINE: InAppBrowser = { app: 'line', platform: 'ios', door: 'line', menu: 'bottomRight' };
const ADDRESS = 'https://madang.example/?enter=%2Fmyroom';

const wanted = (_: unknown, { context }: { context: InAppBrowserContext }) => (context.browser?.door === null ? 'showingMenu' : 'asking');
const fromHere = { OPEN_CHOSEN: 'openingOutside', COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' };

export const inAppBrowserModel = defineModel({
  machine: inAppBrowserMachine,
  startsIn: { ordinary: 'ordinaryBrowser', withDoor: 'hinting', withoutDoor: 'hinting', cameBack: 'stillHere' },
  expectations: {
    hinting: { OUTSIDE_WANTED: wanted, HINT_DISMISSED: 'stayingHere' },
    stayingHere: { OUTSIDE_WANTED: wanted },
    asking: fromHere,
    openingOutside: {
      'openOutside is done': 'openedOutside',
      'openOutside fails': 'stillHere',
      'after patience': 'stillHere',
      CLOSED: 'stayingHere',
    },
    openedOutside: fromHere,
    stillHere: fromHere,
    showingMenu: { COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' },
    copyingAddress: { 'copyAddress is done': 'addressCopied', 'copyAddress fails': 'copyingByHand', CLOSED: 'stayingHere' },
    addressCopied: { CLOSED: 'stayingHere' },
    copyingByHand: { CLOSED: 'stayingHere' },
  },
  contextAfter: {
    OUTSIDE_WANTED: ({ method, address }, { context: { browser } }) => (browser === null ? null : { browser, method, address }),
  },
  inputs: {
    ordinary: { browser: null, cameBackTo: null },
    withDoor: { browser: WITH_DOOR, cameBackTo: null },
    withoutDoor: { browser: WITHOUT_DOOR, cameBackTo: null },
    cameBack: { browser: LINE, cameBackTo: ADDRESS },
  },
  events: [
    { type: 'OUTSIDE_WANTED', method: 'google', address: ADDRESS },
    { type: 'OUTSIDE_WANTED', method: null, address: ADDRESS },
    { type: 'HINT_DISMISSED' },
    { type: 'OPEN_CHOSEN' },
    { type: 'COPY_CHOSEN' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    openOutside: [{ done: undefined }, { error: defect }],
    copyAddress: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  unanswered: {
    // No dialog is open.
    hinting: ['OPEN_CHOSEN', 'COPY_CHOSEN', 'CLOSED'],
    stayingHere: ['HINT_DISMISSED', 'OPEN_CHOSEN', 'COPY_CHOSEN', 'CLOSED'],
    // The dialog covers the ways in and their note.
    asking: ['OUTSIDE_WANTED', 'HINT_DISMISSED'],
    openedOutside: ['OUTSIDE_WANTED', 'HINT_DISMISSED'],
    stillHere: ['OUTSIDE_WANTED', 'HINT_DISMISSED'],
    showingMenu: ['OUTSIDE_WANTED', 'HINT_DISMISSED', 'OPEN_CHOSEN'],
    openingOutside: ['OUTSIDE_WANTED', 'HINT_DISMISSED', 'OPEN_CHOSEN', 'COPY_CHOSEN'],
    copyingAddress: ['OUTSIDE_WANTED', 'HINT_DISMISSED', 'OPEN_CHOSEN', 'COPY_CHOSEN'],
    addressCopied: ['OUTSIDE_WANTED', 'HINT_DISMISSED', 'OPEN_CHOSEN', 'COPY_CHOSEN'],
    copyingByHand: ['OUTSIDE_WANTED', 'HINT_DISMISSED', 'OPEN_CHOSEN', 'COPY_CHOSEN'],
  },
  home: (snapshot) => snapshot.matches('ordinaryBrowser') || snapshot.matches('stayingHere'),
  invariants: [
    {
      title: 'an ordinary browser shows nothing of it, whatever happens (DOOR-1)',
      holds: ({ context, value }) => (context.browser === null) === (value === 'ordinaryBrowser'),
    },
    {
      title: 'a dialog that opens or copies has an address to go along (DOOR-1)',
      holds: (after) => !after.hasTag('dialog') || after.context.address !== null,
    },
    {
      title: 'an app without a way out is never asked to open the browser (DOOR-1)',
      holds: ({ context, value }) =>
        context.browser?.door != null || !['asking', 'openingOutside', 'openedOutside'].includes(String(value)),
    },
    {
      title: 'the browser has opened only when the page was hidden, and the menu is shown where it was not (DOOR-1)',
      holds: (after, event, before) =>
        !before.matches('openingOutside') ||
        event.type === 'CLOSED' ||
        after === before ||
        after.matches(endedWell(event, 'openOutside') ? 'openedOutside' : 'stillHere'),
    },
    {
      title: 'the address is said to be copied only when it was, and stands there where it was not (DOOR-1)',
      holds: (after, event, before) =>
        (!after.matches('addressCopied') || before.matches('addressCopied') || endedWell(event, 'copyAddress')) &&
        (!failed(event, 'copyAddress') || after.matches('copyingByHand')),
    },
    {
      title: 'a note that was put away does not come back (DOOR-1)',
      holds: (after, _event, before) => !after.hasTag('hint') || before.hasTag('hint'),
    },
    {
      title: 'each dialog can be left, and leads back to the ways in (DOOR-1)',
      holds: (after, event, before) => !before.hasTag('dialog') || event.type !== 'CLOSED' || after.matches('stayingHere'),
    },
  ],
});
