/** Tests that the driver of Firefox cannot go through, by a part of their title; the reason is printed, and they count as skipped. */
export const NOT_ON_FIREFOX: Readonly<Record<string, string>> = {
  'a visitor joins as a guest and arrives in their room (ko)': 'reads the body of a request, which BiDi does not give Playwright',
  'agree-all brings the marketing notice with the date of today first': 'reads the body of a request',
  'a nickname and an ID that are taken are said at their fields': 'reads the body of a request',
  'at 360 px a guest joins, logs out after a warning': 'reads the body of a request',
  'who joins on the way goes on to the partner and not to the room': 'reads the body of a request',
  'without any window, joining goes on in this page: the avatar that was prepared': 'reads the body of a request',
  'an upload of 3 145 728 bytes is cancelled at half': 'waits for a request that is held and then cancelled, of which BiDi does not tell',
  'a code that is typed in Hangul or full width is the code': 'composes letters by Chromium’s own protocol',
  'a double click on the first question leaves the second one unanswered':
    'each press by Playwright over BiDi is a first one (`detail` is 1)',
};

const NOT_TOLD =
  'leaves for another site just after it wrote its own address: Chromium 111 does not always tell Playwright of the arrival, which the picture shows';

/** Tests that the driver of the oldest Chromium cannot go through, by a part of their title; the reason is printed, and they count as skipped. */
export const NOT_ON_OLDEST_CHROMIUM: Readonly<Record<string, string>> = {
  'with an external site every page leaves for it': NOT_TOLD,
  'a campus whose entry of the list asks for it is entered after the sign-in alone': NOT_TOLD,
  'signs a guest in, who stays signed in over a reload': NOT_TOLD,
  ', to link,': NOT_TOLD,
  'linking another member’s account can be left at each question': NOT_TOLD,
  'the choice is back, and the next try works (link': NOT_TOLD,
  'without any window, joining goes on in this page: the avatar that was prepared': NOT_TOLD,
  'a visitor and a guest see the alert to a wrong request': NOT_TOLD,
  'a visitor joins by email with the code from the inbox': NOT_TOLD,
  'a reload at the choice of an account keeps the avatar that was prepared': NOT_TOLD,
  'a path that tries to be more than a word leads home or nowhere':
    'goes by script to an address with `%00`, which Chromium 111 refuses itself',
};
