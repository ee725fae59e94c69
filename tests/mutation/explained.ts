import type { Explanation } from '#statewalk/mutants/explained.ts';

export const EXPLAINED: readonly Explanation[] = [
  {
    mutants: /^contract\/values\/cut\.ts: \w+: lengthOf\(text\) <= max -> /,
    why: 'a text that fits is given back at once only to be quick: the loop below gives back the same',
  },
  {
    mutants: /^contract\/values\/email\.ts: (StringLiteral: '' -> "Stryker was here!"|EqualityOperator: at > 0 -> at >= 0)$/,
    why: '`split` gives at least one label; an empty local part has no form that passes',
  },
  {
    mutants:
      /^src\/api\/client\.ts: (ConditionalExpression: payload === undefined -> false|ArrowFunction: \(\) => false -> \(\) => undefined)$/,
    why: '`JSON.stringify` makes nothing of nothing, and undefined says no as false does',
  },
  {
    mutants:
      /^src\/api\/answer\.ts: (Regex: |StringLiteral: '' -> "Stryker|LogicalOperator: header|BlockStatement: \{ return undefined; \}|ConditionalExpression: reason !== undefined -> true)/,
    why: 'what is neither a number nor a date is NaN on either way, and a property that is undefined is none',
  },
  {
    mutants: /^src\/api\/transport\.ts: (ConditionalExpression: body !== undefined -> true|StringLiteral: 'abort' -> "")$/,
    why: '`fetch` takes a body that is undefined for none; a listener that stays on a signal hears of nothing that is still under way',
  },
  {
    mutants:
      /^src\/ports\/token-store\.ts: (\w+: (\{ is: )?'none'.*|ConditionalExpression: memory === null -> false|OptionalChaining: memory\?\.session -> memory\.session)$/,
    why: 'a tab that keeps its session in memory alone has one: both are set and given up in the same step',
  },
  {
    mutants: /^src\/ports\/token-store\.ts: ConditionalExpression: now\.is === 'token' -> true$/,
    why: 'only what is a token has one to compare; of anything else it is undefined, which is no token',
  },
  {
    mutants: /^server\/accounts\/(account-lock\.ts: ArrayDeclaration: \[\] -> |users\.ts: StringLiteral: '' -> "Stryker was here!"$)/,
    why: 'a default that is the ID of no account: none has the empty one, and none has another that is made up',
  },
  {
    mutants: /^server\/accounts\/standing\.ts: ConditionalExpression: email !== undefined -> true$/,
    why: 'a field that is undefined is left out of the answer, as one that is not there',
  },
  {
    mutants: /^(linkAccount|login): .* -> (choosing|withProvider).*: leads to opening$/,
    why: '`opening` is passed at once, and what it asks of the context (is anything to link, does a provider’s answer wait) leads to the same state',
  },
  {
    mutants: /^(providerLink|providerTicket): .*: leads to starting$/,
    why: '`starting` is passed at once: the context says by then which answer or ticket is there, so it leads to the same state',
  },
  {
    mutants: /^emailVerification: .*: leads to resuming$/,
    why: '`resuming` is passed at once, by code and proof in the context, to the step that was the target',
  },
  {
    mutants:
      /^emailVerification: \w+: always \[hasSignedIn\] -> leavingElsewhere: leads to (?:settingPassword|enteringEmail|confirmingChange|provingIdentity|provingToLink|askingToStay|proven)$/,
    why: 'each of them is passed at once by a person who has signed in elsewhere, and so leads there as well',
  },
  {
    mutants:
      /^emailVerification: (changingEmail|provingIdentity|provingToLink|linking|joining|resetting|askingToStay): .* -> (confirmingChange|settingPassword): leads to proven$/,
    why: '`proven` is passed at once, by whether the email is a new one of the account, to the step that was the target',
  },
  {
    mutants: /^idChange: .* -> entering: leads to opening$/,
    why: '`opening` is passed at once: who may change the ID now may still',
  },
  {
    mutants: /^providerLink: \w+: .* -> settingUp: leads to connecting$/,
    why: '`connecting` is passed at once, by who is signed in, to the step that was the target',
  },
  {
    mutants: /^providerLink: starting: always \[hasTicket\] -> connecting: leads to joining$/,
    why: 'a ticket of a login comes to a visitor alone, whom `connecting` leads to `joining`',
  },
  {
    mutants: /^(providerTicket: atProvider: providerWindow fails|signUp: renaming: suggestNickname fails) -> failed: action fail left out$/,
    why: 'the error is a defect of this page and brings no words: the output says the same where nothing was noted',
  },
  {
    mutants: /^refreshQueue: refreshing: tokenRefresh .*: action answer left out$/,
    why: 'it only sends to those who asked: tests/src/browser/token-refresh.test.ts hears it',
  },
  {
    mutants: /^providerWindow: open: WINDOW_WANTED -> \(stays\): action focusWindow left out$/,
    why: 'it only sends to the window: tests/src/popups/login-provider.test.tsx hears it',
  },
  {
    mutants: /^confirmIdentity: (signingIn|atAuthenticator): \w+ \[\w+\] -> .*: action clearFailure left out$/,
    why: 'the events of `choosing`, where a failure may stand: on the way here it was cleared',
  },
  {
    mutants: /^confirmIdentity: atAuthenticator: PASSKEY_CHOSEN \[hasPasskey\] -> requestingPasskey: without guard$/,
    why: 'an account without a passkey does not come here',
  },
  {
    mutants: /^linkAccount: withProvider: (GUEST|METHOD)_CHOSEN .*: action clearFailure left out$/,
    why: 'the events of `choosing`, where a failure may stand: on the way here it was cleared',
  },
  {
    mutants: /^emailLogin: stuck: LAST_WAY_KNOWN -> \(stays\): action recallEmail left out$/,
    why: 'the events of `entering`: here an email was submitted three times, and goes before what the device remembers',
  },
  {
    mutants: /^session: .*: leads to restoring$/,
    why: '`restoring` is passed at once, by whether there is a token, to the state that was the target',
  },
  {
    mutants: /^ssoGateway: .* -> recognising: leads to reading$/,
    why: '`reading` is passed at once: the request was found valid when the gateway began',
  },
  {
    mutants: /^createCharacter: filling\.(nickname|uvrsId).*: leads to filling\.\1\.opening$/,
    why: '`opening` is passed at once: with a value that nothing is known of to `pausing`, with a failure to `unverified`',
  },
  {
    mutants:
      /^shell: .*: action (tellPopups|tellGateway|tellGatewayOfFailure|tellOfFailure|tellMethods|tellAddressUnknown|openLinkAccount) left out$/,
    why: 'it only sends or emits: tests/machines/shell.test.ts hears it',
  },
  {
    mutants:
      /^server\/accounts\/tickets\.ts: (ConditionalExpression: (provider === undefined|code === '') -> false|StringLiteral: '' -> "Stryker was here!")$/,
    why: 'no provider, or a provider that is shown no code, fails in the `try` below: the person hears the same',
  },
  {
    mutants:
      /^server\/accounts\/sign-in-attempts\.ts: (ConditionalExpression: typeof begun\?\.session_id === 'string' -> true|OptionalChaining: begun\?\.session_id -> begun\.session_id)$/,
    why: 'the statement above has made the row, and no session is called null',
  },
  {
    mutants: /^server\/accounts\/(look-alikes|reserved-names)\.ts: Regex: .* -> [^+]*$/,
    why: 'what one match has not taken the next takes, since all are replaced; a part between two separators is empty, and no word is',
  },
  {
    mutants:
      /^server\/accounts\/reserved-names\.ts: (OptionalChaining: |StringLiteral: '' -> "Stryker was here!"|EqualityOperator: end < text\.length -> )/,
    why: 'the pattern matches each text, the brand that is not set is two letters or none, and nothing begins where the text ends',
  },
  {
    mutants: /^server\/accounts\/conflicts\.ts: StringLiteral: '' -> "Stryker was here!"$/,
    why: 'no constraint has that name either',
  },
  {
    // Each of these leads to such targets; any other wrong one has to be noticed.
    mutants:
      /^joining: .* -> (agreement: leads to opening(SignUp|ProviderSignUp|Welcome|LinkAccount|LinkByEmail)|preparingJoin: leads to opening(SignUp|ProviderSignUp|Welcome)|linkAccount: leads to openingLinkAccount|(linkByEmail: leads to openingLinkByEmail|openingLinkByEmail: leads to linkByEmail))$/,
    why: 'it is passed at once: what it asks of the context leads to the step that was the target',
  },
  {
    mutants: /^joining: joining: OPEN \[opens\] -> openingLinkByEmail: without guard$/,
    why: 'the last of all names: the others are asked for before it',
  },
  {
    mutants: /^popups: .*: action (tellJoiningOf(Methods|Viewer)|openInJoining) left out$/,
    why: 'it only sends: tests/machines/popups-flows.test.ts, joining.test.ts and popups.test.ts there hear it',
  },
  {
    // Each of these leads to such targets; any other wrong one has to be noticed.
    mutants:
      /^popups: .* -> popup\.((joining|welcome): leads to popup\.openingWelcome|(login|myProfile): leads to popup\.openingMyProfile|(login|nicknameChange): leads to popup\.openingNicknameChange)$/,
    why: 'it is passed at once: what it asks of the context leads to the popup that was the target',
  },
  {
    mutants: /^popups: popup\.\w+: VIEWER_CHANGED \[signsIn(AsMember)?\] -> popup\.checkingTexts: leads to popup\.(awaitingViewer|linked)$/,
    why: '`awaitingViewer` is passed at once by a person who is signed in; `linked` leads to it, or closes where a partner waits, as arriving there does',
  },
  {
    mutants: /^popups: popup\.signedIn: always \[hasPlace\] -> popup\.leavingForWorld: leads to popup\.joined$/,
    why: '`joined` is passed at once: where there is a place to go to, no partner waits',
  },
  {
    mutants:
      /^popups: (popup: OPEN \[opens\] -> popup\.openingMyProfile|document: DOCUMENT_OPENED \[names\] -> document\.marketing): without guard$/,
    why: 'the last of all names: the others are asked for before it',
  },
  {
    mutants: /^popups: popup\.closed: (entry|(SIGN_UP|LOGIN)_REQUESTED .*: action) dropResumed left out$/,
    why: 'what a provider answered is used or dropped on each way to `closed`, which drops it once more',
  },
  {
    mutants: /^lastWayNotice: telling: ADD_CHOSEN -> \(stays\): action openAdding left out$/,
    why: 'it only emits: tests/src/popups/last-way-notice.test.tsx hears it',
  },
  {
    mutants: /^schoolSearch: (unread|choosing): SCHOOL_CHOSEN \[isListed\] -> chosen: action rememberPick left out$/,
    why: 'it only sends to what remembers: tests/src/popups/school-search/school-search.test.tsx hears it',
  },
  {
    mutants: /^popups: (popup: begins with popup\.signedIn|popup\.refreshingToken: entry dropResumed left out)$/,
    why: 'shows with a place where no partner waits, which no input of the model has: tests/machines/popups-places.test.ts notices both',
  },
  {
    mutants: /^popups: popup\.(passwordChange|emailChange): .* -> popup\.openingMyProfile: leads to popup\.myProfile( #2)?$/,
    why: '`openingMyProfile` is passed at once by a person who is signed in, as who changes a password or an email is',
  },
  {
    mutants:
      /^popups: popup\.(closed: VIEWER_CHANGED \[signsIn\] -> popup\.checkingTexts: leads to popup\.signedIn|joined: always \[isSsoMode\] -> popup\.closed: leads to popup\.linked|linked: always \[isSsoMode\] -> popup\.closed: leads to popup\.joined)$/,
    why: '`signedIn`, `joined` and `linked` are passed at once: without a place to the texts that are due, where a partner waits to `closed`',
  },
  {
    mutants: /^inAppBrowser: openingOutside: (openOutside fails|after patience) -> stillHere: leads to recognising$/,
    why: 'an app with an address at hand is led on from `recognising` to `stillHere` at once',
  },
  {
    mutants:
      /^passkeyLogin: (atAuthenticator: usePasskey is done -> loggingIn|askingToStay: STAY_CHOSEN -> loggingIn|failed: RETRIED -> requesting): leads to starting$/,
    why: '`starting` goes on to the same state at once, by whether there is a credential',
  },
  {
    mutants: /^handOverApproval: (digitsWrong|expired|decidedBefore): RETRIED -> typing: leads to opening$/,
    why: 'without a code `opening` goes on to `typing` at once',
  },
  {
    mutants: /^\w+: .*: action tell([A-Z]\w*)? left out$/,
    why: 'it only sends or emits, and neither is a part of a snapshot: the tests with a real actor hear it, of the screens and in tests/machines',
  },
];
