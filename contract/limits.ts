/** Every constant of section 9 (CONST-1) and the limits of the design, in one place. Times are in ms unless the name says otherwise. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 15;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 15;
export const UVRS_ID_MIN = 5;
export const UVRS_ID_MAX = 20;
export const AUTH_CODE_LENGTH = 6;
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, less its angle brackets. */
export const EMAIL_MAX = 254;

/** A person can take the deletion of their account back for this long, by signing in. */
export const DELETION_GRACE_DAYS = 30;
export const DELETION_GRACE = DELETION_GRACE_DAYS * DAY;

/** The product's own ID can be changed once in this time (PROF-3). */
export const UVRS_ID_CHANGE_DAYS = 30;
export const UVRS_ID_CHANGE_INTERVAL = UVRS_ID_CHANGE_DAYS * DAY;

/** How long an emailed code can be confirmed (EMAIL-2), and how often the remaining time is shown anew. */
export const CODE_VALIDITY = 3600 * SECOND;
/** A mailed code that proves who the owner is, which the specification does not know (CONFIRM-1; ASVS 5.0, 6.5.5). */
export const CONFIRMATION_CODE_VALIDITY = 600 * SECOND;
export const CODE_TICK = 1 * SECOND;
/** How long a code that was right stays in sight before the next step takes its place: a press on its way means this step (SEEN-2). */
export const CODE_CONFIRMED_SHOWN = 600;
/** How long until a person can ask for another code (EMAIL-4). */
export const RESEND_COOL_DOWN = 60 * SECOND;
/** Wrong tries that end a code. */
export const CODE_TRIES = 5;
/** Failures in a row after which help is offered. */
export const FAILURES_BEFORE_HELP = 3;
/** New random nicknames that are tried when the first is taken. */
export const NICKNAME_TRIES = 5;

/** So many schools in all are searched; fewer stand in a list (CAMPUS-3). */
export const SCHOOLS_SEARCHED_FROM = 8;
/** Schools of a search that are shown at once; more letters find the others. */
export const SCHOOLS_SHOWN = 8;

/** Years. */
export const AGE_MIN = 14;
export const AGE_OF_MAJORITY = 19;

export const PROFILE_IMAGE_MEGABYTES = 3;
export const MEGABYTE = 1_048_576;
export const PROFILE_IMAGE_MAX = PROFILE_IMAGE_MEGABYTES * MEGABYTE;
export const PROFILE_IMAGE_TYPES = ['jpg', 'png'] as const;
/** What the pages let a person choose: what the browser can read is drawn anew as one of the types (PROF-4). */
export const PROFILE_IMAGE_ACCEPT = 'image/*,.heic,.heif';
/** Pixels of a side: as much as the server keeps. */
export const PROFILE_IMAGE_SIDE = 1024;
/** How a file of one of these may be called: three names of JPEG are in use. Its content says which of them it is (PROF-4). */
export const PROFILE_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'jfif', 'png'] as const;
/** The new image shows this long after its upload (PROF-4). */
export const NEW_IMAGE_DELAY = 2000;

export const REQUEST_TIMEOUT = 30_000;
/** An upload may take longer than a call, as long as it goes on: no more than REQUEST_TIMEOUT between two parts of it, and this in all. */
export const UPLOAD_TIMEOUT = 300_000;
export const CHUNK_TIMEOUT = 120_000;
/** Before a file that the server does not have is asked for once more, ms: during a release the next process that answers may have it (DOOR-8). */
export const MISSING_FILE_PAUSES = [200, 800, 2000] as const;
/** Seconds that an access token is good for, where neither its answer nor the token itself says it (API-26). */
export const ACCESS_TOKEN_SECONDS = 600;
/** A consent to marketing is confirmed anew after this (Network Act of Korea, 50(8) and its decree, 62-3: every two years). */
/** How long a guest who asks for it is not pushed to link an account (POP-4), ms. */
export const LINK_POSTPONED = 7 * DAY;
export const MARKETING_CONSENT_VALIDITY = 2 * 365 * DAY;
/** A token with less time left than this is refreshed before the page leaves for the 3D host (STORE-1). */
export const TOKEN_ENDS_SOON = MINUTE;
/** How long a tab waits for another tab's token refresh before it asks the server itself (REFR-3). */
export const REFRESH_LOCK_TIMEOUT = 10_000;
/** How often the kept copies of the token are read again while they differ, and the pause between in ms: another tab's writes arrive one by one (REFR-3). */
export const TOKEN_REREADS = 2;
export const TOKEN_REREAD_PAUSE = 100;

/** What a partner asks of the gateway (GW-1), in UTF-16 units; the return value comes back to it in an address. */
export const CLIENT_ID_MAX = 200;
export const RETURN_URL_MAX = 2048;
export const RETURN_VALUE_MAX = 8192;
/** A partner's own `state` (RFC 6749, 4.1.1), in UTF-16 units. */
export const PARTNER_STATE_MAX = 2048;

export const SOCIAL_WINDOW = { width: 700, height: 480 } as const;
export const SSO_WINDOW = { width: 640, height: 460 } as const;

export const ASSET_VERSION = '20250115';
export const SUPPORT_HOURS = { from: '9:00', to: '18:00' } as const;
/** On a computer that several people use, a session that is not used for this long ends; the person is asked before (DOOR-5). */
export const SHARED_IDLE_MINUTES = 15;
export const SHARED_IDLE = SHARED_IDLE_MINUTES * MINUTE;
export const SHARED_IDLE_WARNING = MINUTE;
/** Signing out does not wait longer than this for the server (OUT-1). */
export const LOGOUT_PATIENCE = 3 * SECOND;
/** An app that still shows the page this long after a request to open the browser has not opened it (DOOR-1). */
export const OUTSIDE_PATIENCE = 2.5 * SECOND;
/** The campus check offers a way home after this (CAMPUS-1). */
export const CAMPUS_CHECK_PATIENCE = 8 * SECOND;
/** The page does not wait longer than this for the maintenance list (GATE-4). */
export const MAINTENANCE_PATIENCE = 3 * SECOND;
/** The maintenance screen looks again this often whether the site is open. */
export const MAINTENANCE_RETRY = 30 * SECOND;
/** An attempt at a provider is worth nothing after this (SOC-2). */
export const PROVIDER_WINDOW_VALIDITY = 10 * MINUTE;
/** A page that was to leave for a provider and is still here after this offers the ways on again (DOOR-2). */
export const LEAVE_PATIENCE = 10 * SECOND;
/** How old a sign-in at a provider may be when the account that it belongs to is deleted for another one (SOC-6). */
export const REPLACING_SIGN_IN_MINUTES = 5;
/** A sign-in is proof enough for so long that it was the owner's; then an act that changes who can sign in asks once more (CONFIRM-1). */
export const SIGN_IN_PROVES_MINUTES = 15;
/** A challenge behind the email field is replaced after this: the server takes it for five minutes (PASSKEY-4). */
export const PASSKEY_LISTENING = 4 * MINUTE;
/** A passkey is offered for so long after a login with a password, ms: that login still is proof enough to make one (PASSKEY-2, CONFIRM-1). */
export const PASSKEY_OFFER = 10 * MINUTE;
/** A browser that has not made a passkey silently by then is not waited for, ms; the person is asked (PASSKEY-2). */
export const PASSKEY_SILENCE = 10 * SECOND;
/** Passkeys of one account (PASSKEY-3). */
export const PASSKEYS_MAX = 20;
/** Characters of a passkey's name (PASSKEY-3). */
export const PASSKEY_NAME_MAX = 40;
/** What another screen shows to be signed in by a phone: characters of its code, and how long it is good for, ms (HAND-2). */
export const HAND_OVER_CODE_LENGTH = 8;
export const HAND_OVER_VALIDITY = 2 * MINUTE;
/** How often that screen asks whether the phone has answered, ms. */
export const HAND_OVER_POLL = 2 * SECOND;
/** No input for this long, or a hidden page, and a person counts as sleeping (SHELL-6). */
export const SLEEP_AFTER = 5 * MINUTE;
/** A server's own message longer than this is cut. */
export const SERVER_MESSAGE_MAX = 300;
