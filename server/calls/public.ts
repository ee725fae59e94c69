import { DELETION_GRACE_DAYS, SCHOOLS_SEARCHED_FROM } from '#contract/limits.ts';
import { isGeneric, METHODS, methodByType } from '#contract/methods.ts';
import { EMAIL } from '../accounts/identities.ts';
import type { CampusLook } from '../campuses/campus-looks.ts';
import type { Handler } from '../http/call-context.ts';
import { keepPreferences } from '../http/preference-cookies.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { type School, schoolItem } from '../schools/school.ts';

/** API-18. */
export const campusList: Handler<'campusList'> = async ({ db, config }) => {
  const campuses = await db.selectFrom('campuses').select(['code', 'name']).orderBy('position').execute();
  const looks = new Map(config.campusLooks.map((look) => [look.code, look]));
  const asksForSignIn = (code: string) => config.campusesSignInFirst.includes(code);
  return {
    campusList: campuses.map(({ code, name }) => ({
      cmps_code: code,
      name,
      ...(asksForSignIn(code) && { lgn_need_yn: 'Y' as const }),
      ...shown(looks.get(code)),
    })),
  };
};

/** CAMPUS-2; nothing for a campus that has no look. */
function shown(look: CampusLook | undefined) {
  if (look === undefined) return {};
  const { code, names, mark, color, method = code } = look;
  const university = METHODS.find((known) => known.sso && known.code === method);
  return {
    ...(names !== undefined && { names }),
    ...(mark !== undefined && { mark }),
    ...(color !== undefined && { color }),
    ...(university !== undefined && { auth_mthd: university.type }),
  };
}

/** Few go with the announcement, so that a short list needs no call of its own (CAMPUS-3). */
const announced = (schools: readonly School[]) => ({
  count: schools.length,
  ...(schools.length < SCHOOLS_SEARCHED_FROM && { few: schools.map(schoolItem) }),
});

/** API-20, and DOOR-7: each start of a page asks for it. */
export const configuration: Handler<'configuration'> = async (call) => {
  const { config, addresses, clock } = call;
  const party = relyingPartyOf(call);
  keepPreferences(call, call.http);
  return {
    serverTime: clock(),
    enabledMethods: [...config.enabledMethods],
    topLevelDomain: config.topLevelDomain,
    passwordPolicy: config.passwordPolicy,
    worldUrl: addresses.worldUrl,
    links: config.links,
    phone: config.phone,
    discardsSignIns: true,
    claimsSignIns: true,
    answersRepeats: true,
    sharedComputers: true,
    providerLogouts: config.enabledMethods.filter((type) => methodByType(type)?.sso),
    deletionGraceDays: DELETION_GRACE_DAYS,
    asksBeforeStaying: true,
    removesProfileImages: true,
    listsSessions: true,
    removesWays: true,
    changesEmail: config.enabledMethods.includes(EMAIL),
    exportsData: true,
    listsConsents: true,
    listsActivity: true,
    handsOver: true,
    confirmsIdentity: true,
    confirmsByCode: config.enabledMethods.includes(EMAIL),
    ...(party !== undefined && { passkeys: { rpId: party.rpId }, confirmsByPasskey: true }),
    ...(config.schools.length > 0 && config.enabledMethods.some(isGeneric) && { schools: announced(config.schools) }),
    ...(config.partner.key !== undefined && { partner: { id: config.partner.id, key: config.partner.key } }),
  };
};
