import { isOffered } from '#contract/methods.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { School } from '#machines/school.ts';

const listed = (schools: readonly School[]) => ({
  schoolList: schools.map(({ code, names, aliases, readings: [kana], domains }) => ({
    cmpsCode: code,
    names,
    aliases: [...aliases],
    readings: { ...(kana !== undefined && { kana }) },
    domains: [...domains],
  })),
});

export const schoolSearch = defineBindings('schoolSearch', {
  events: {
    SCHOOL_CHOSEN: ({ top, event }) => top.locator(`[data-school="${event.school?.code ?? event.method}"]`).click(),
    RETRIED: ({ press }) => press(($) => $.schoolSearch.retry),
  },
  notOffered: {
    // Only a school that is listed has a button.
    SCHOOL_CHOSEN: ({ context }, { method, school }) =>
      !isOffered(method, context.enabledMethods) ||
      (school === null ? method !== 'yonsei' : !context.schools.some(({ code }) => code === school.code)),
  },
  ports: { listSchools: asks('listSchools', 'listSchools', listed) },
});
