import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { UNIVERSITIES } from '#contract/universities.ts';
import { EMAIL, JOIN_DATA, OWNER_FACE, SCHOOLS, SERVER_MESSAGE } from '#machines/samples.ts';
import { PARTNER_NAME } from '#machines/sso-gateway/qa/sso-gateway.model.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { otherWords } from '#statewalk/browser/words-on-page.ts';
import { PSEUDO_LANGUAGE } from '#tests/src/i18n/pseudo.ts';
import { IS_REST } from '#tests/support/part.ts';
import { SAMPLE_CONSENTS, SAMPLE_PASSKEYS, SAMPLE_SESSIONS, SAMPLE_USER, SAMPLE_WAYS } from '#tests/support/samples.ts';
import { invalidHtml, overflows, untranslated, violations } from './checks.ts';
import { type KeptScreen, keptControls, WORDS_LANGUAGE, writeControls } from './kept-controls.ts';
import { IS_WHOLE_MATRIX, seenOf } from './matrix.ts';
import { SHOWN } from './shown.ts';
import { FLOWS, type ShownState, shownAs, shownStates, titleOf } from './shown-states.ts';
import { openStates, type StatesBrowser, show } from './states-page.ts';
import { commandToWrite, IS_WRITING_CONTROLS } from './write-controls.ts';

/** What a screen shows of its samples, in any language. */
const DATA = [
  EMAIL,
  JOIN_DATA.nickname,
  SERVER_MESSAGE,
  SAMPLE_USER.ncknm,
  SAMPLE_USER.uvrs_id,
  'Minji',
  'minji_01',
  'QuietHeron',
  OWNER_FACE.uvrsId,
  PARTNER_NAME,
  'meet.example.com',
  'November',
  'December',
  // A date in short.
  'Nov',
  ...SAMPLE_SESSIONS.map(({ device }) => device),
  ...SAMPLE_PASSKEYS.map(({ name }) => name),
  ...SAMPLE_WAYS.map(({ account }) => account ?? ''),
  ...SAMPLE_CONSENTS.flatMap(({ clientName, purpose }) => [clientName, purpose ?? '']),
  'My phone',
  // A school is called in the languages that it says.
  ...UNIVERSITIES.flatMap(({ names }) => Object.values(names)),
  ...SCHOOLS.flatMap(({ names }) => Object.values(names)),
  // The codes of another screen.
  'KXR4-9WPT',
  'M3N5-P7Q9',
  // A partner says it of itself.
  'A year',
  'privacy@meet.partner.example',
  'meet.partner.example',
];

const WRITE = `${commandToWrite()} writes it anew`;

const speak = new Map<Language, TFunction>();

/** Every state that people can see, as the explorer met it in the shipped machines, on its real screen: those of one of `parts` equal parts of the flows. */
export function sweep(part: number, parts: number): void {
  // One process writes, since all controls stand in one file.
  if (IS_WRITING_CONTROLS && part > 0) {
    it.skip('controls are written by the first part', () => {});
    return;
  }
  let states: StatesBrowser;
  let page: Page;
  beforeAll(async () => {
    states = await openStates();
    page = await states.open();
    for (const language of LANGUAGES) speak.set(language, createI18n(language, await loadTexts(language)).t);
  });
  afterAll(() => states?.close());

  // Parted by flows: each part explores its own alone.
  const flows = IS_WRITING_CONTROLS ? FLOWS : FLOWS.slice((FLOWS.length * part) / parts, (FLOWS.length * (part + 1)) / parts);
  const mine = flows.flatMap(shownStates).map((state, index) => ({ state, index }));

  if (!IS_WRITING_CONTROLS) it('controls are kept of flows that there are', () => expect([...keptControls().keys()], WRITE).toEqual(FLOWS));

  describe.each(flows)('%s', (flow) => {
    const ofFlow = mine.filter(({ state }) => state.flow === flow);
    if (IS_WRITING_CONTROLS) {
      it('controls are written', async () => writeControls(flow, await controlsIn(page, ofFlow), FLOWS));
      return;
    }
    const kept = keptControls().get(flow);
    it('controls are kept of these states, and of no others', () => {
      expect([...(kept?.keys() ?? [])], WRITE).toEqual(ofFlow.map(({ state }) => state.name));
    });
    it.each(ofFlow.map(({ state, index }) => [titleOf(state), state, index] as const))('%s', async (_title, state, index) => {
      const found: string[] = [];
      for (const { theme, language } of seenOf(index)) {
        await page.emulateMedia({ colorScheme: theme });
        await show(page, state, language);
        const faults = [...(await unsaid(page, state, language)), ...(await overflows(page))];
        const { offers, names, titles, words = [] } = kept?.get(state.name) ?? {};
        const [before, now] = [names?.[language]?.join(), (await page.evaluate(() => window.namesOnTop())).join()];
        if (offers !== state.offers || before !== now) faults.push(`${now} can be pressed, ${before} is kept: ${WRITE}`);
        const title = await page.evaluate(() => window.titleOnTop());
        if (title !== titles?.[language]) faults.push(`is called “${title}”, not “${titles?.[language]}”: ${WRITE}`);
        const other = language === WORDS_LANGUAGE ? otherWords(await page.evaluate(() => window.wordsOnTop()), words) : undefined;
        if (other !== undefined) faults.push(`${other}: ${WRITE}`);
        // Japanese comes in the theme of Korean: what axe finds hangs on the theme, hardly on the language.
        if (IS_WHOLE_MATRIX || language !== 'ja') faults.push(...(await violations(page)));
        if (language === 'en') faults.push(...(await invalidHtml(page)));
        found.push(...faults.map((fault) => `${language} ${theme}: ${fault}`));
      }
      if (IS_REST || IS_WHOLE_MATRIX) found.push(...(await unfitLongTexts(page, state)));
      expect(found).toEqual([]);
    });
  });
}

/** What can be pressed in each of these states, and the words of its screen. */
async function controlsIn(page: Page, states: readonly { readonly state: ShownState }[]): Promise<Map<string, KeptScreen>> {
  const seen = new Map<string, KeptScreen>();
  for (const { state } of states) {
    const names: Record<string, readonly string[]> = {};
    const titles: Record<string, string> = {};
    let words: readonly string[] = [];
    for (const language of LANGUAGES) {
      await show(page, state, language);
      names[language] = await page.evaluate(() => window.namesOnTop());
      titles[language] = await page.evaluate(() => window.titleOnTop());
      if (language === WORDS_LANGUAGE) words = await page.evaluate(() => window.wordsOnTop());
    }
    seen.set(state.name, { offers: state.offers, names, titles, words });
  }
  return seen;
}

/** What is wrong with the longest of texts, once a state. */
async function unfitLongTexts(page: Page, state: ShownState): Promise<string[]> {
  await show(page, state, PSEUDO_LANGUAGE);
  // The documents are legal texts, one a language, and no part of the files of texts.
  const raw = shownAs(state).startsWith('popups document.') ? [] : await untranslated(page, DATA);
  return [...raw, ...(await overflows(page))].map((fault) => `${PSEUDO_LANGUAGE}: ${fault}`);
}

/** What the screen should show of its state and does not. */
async function unsaid(page: Page, state: ShownState, language: Language): Promise<string[]> {
  const t = speak.get(language);
  if (t === undefined) throw new Error(`no texts in ${language}`);
  const { bears, text } = await page.evaluate((roots) => {
    const shown = [...document.querySelectorAll<HTMLElement>(roots)];
    const { flow, state } = shown.at(-1)?.dataset ?? {};
    return { bears: `${flow} ${state}`, text: shown.map(({ innerText }) => innerText).join('\n') };
  }, SHOWN);
  const expected = shownAs(state);
  return [
    ...(bears === expected ? [] : [`what is on top is ${bears}, not ${expected}`]),
    ...state.failures.filter((failure) => !text.includes(failureText(t, failure))).map(({ code }) => `does not say ${code}`),
  ];
}
