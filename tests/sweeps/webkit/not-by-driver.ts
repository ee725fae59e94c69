/** Tests that the driver of Firefox cannot go through, by a part of their title; the reason is printed, and they count as skipped. */
export const NOT_ON_FIREFOX: Readonly<Record<string, string>> = {
  'a visitor joins as a guest and arrives in their room (ko)': 'reads the body of a request, which BiDi does not give Playwright',
  'agree-all brings the marketing notice with the date of today first': 'reads the body of a request',
  'a nickname and an ID that are taken are said at their fields': 'reads the body of a request',
  'at 360 px a guest joins, logs out after a warning': 'reads the body of a request',
  'who joins on the way goes on to the partner and not to the room': 'reads the body of a request',
  'without any window, joining goes on in this page: the avatar that was prepared': 'reads the body of a request',
  'an upload of 3 145 728 bytes is cancelled at half': 'waits for a request that is held and then cancelled, of which BiDi does not tell',
  'a double click on the first question leaves the second one unanswered':
    'each press by Playwright over BiDi is a first one (`detail` is 1)',
};
