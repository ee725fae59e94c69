/**
 * What the server reports, by name. Each is a whole sentence without a place for a value, so that no log line can repeat what a person
 * typed; what varies stands in `LogFields`.
 */
export const EVENTS = {
  requestAnswered: 'A request was answered.',
  requestFailed: 'A request failed: a defect, or the database.',
  mailFailed: 'An email could not be sent; it will be tried again.',
  mailRefused: 'The mail server refuses an email for good.',
  mailTooLate: 'An email was not sent in time and is dropped.',
  mailsNotRead: 'The emails that are due could not be read.',
  mailNotMarked: 'An email could not be marked as sent.',
  mailClaimsNotRenewed: 'The claims of emails could not be renewed.',
  mailCatcherFailed: 'The mail catcher had a problem.',
  cutSignInNotEnded: 'The session of a sign-in whose connection was cut could not be ended.',
  providerUnreachable: 'A provider could not be reached.',
  providerCodeRefused: 'A code of a provider was not exchanged.',
  tidyingFailed: 'Tidying up failed; it will be tried again in an hour.',
  databaseAway: 'The database does not answer. Calls that need it are answered 503 until it does.',
  databaseBack: 'The database answers again.',
  databaseFull:
    'The database takes no more connections: too many, or its password or a right was changed. Calls go on with those that are open.',
  connectionNotAccepted: 'A connection could not be accepted.',
  buildFilesNotKept: 'The files of this build could not be kept for other processes; it will be tried again in an hour.',
  requestsCutOff: 'Requests were not answered before the server stopped, and were cut off.',
  closingTookTooLong: 'Something took too long to close, and was left.',
  closingFailed: 'Something did not close properly.',
  worldFailed: 'The API did not say who arrived.',
  partnerFailed: 'The code of the gateway could not be redeemed.',
  openidFailed: 'The door that speaks OpenID Connect failed: a defect, or the database.',
  openidRefused: 'The door that speaks OpenID Connect refused a request; the client was told why.',
  openidLogoutsNotRead: 'The logouts that clients have to hear of could not be read.',
  partnerLeavesUnsaid: 'A partner of OAUTH_CLIENTS leaves out what the consent should say; people are asked without it.',
  partnerLogoNotKept:
    'The logo of a partner of OAUTH_CLIENTS could not be read, or is no PNG or JPEG image of at most 1 MB; the one of before is shown.',
  openidLogoutGivenUp: 'A client has not taken a logout for a day, and is told no more.',
  revocationsNotRead: 'The ways that providers have to hear of could not be read.',
  revocationRefused: 'A provider did not take that a way by it is over; it will be told again.',
  revocationGivenUp: 'A provider has not taken for days that a way by it is over, and is told no more.',
  appleTokensNotKept:
    'Apple’s refresh tokens are not kept, so Apple is not told when an account goes: OPENID_KEY_SECRET is not set, which they are encrypted with.',
  processFailed: 'The process ends because of an error that nothing caught.',
} as const;

export type LogEvent = keyof typeof EVENTS;
