import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import type { WiredBindings } from '#machines/bindings/define-bindings.ts';
import { defect } from '#machines/samples.ts';
import { type FlowPage, flowPage } from '#statewalk/browser/flow-page.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { BUILT_PAGE, builtPage, giveFiles } from '#tests/journeys/support/built-page.ts';
import { textsIn } from '#tests/journeys/support/say.ts';
import { SHOWN } from '#tests/sweeps/states/shown.ts';
import { bindingsOf } from './bound.ts';
import { fileOf } from './image-files.ts';
import { arrangementOf } from './wire/by-server.ts';
import { EXPIRED } from './wire/detours.ts';
import { type ServerAtTheWire, serverAtTheWire } from './wire/server-at-the-wire.ts';
import { unsent } from './wire/unsent.ts';
import { endedBy, wireAnswersOf } from './wire/wire.ts';

/** A page of the paths, with the server that answers its calls. */
export interface WiredPage extends FlowPage {
  readonly server: ServerAtTheWire;
}

interface Ways {
  /** Steps that have just begun take presses. */
  readonly isHasty?: boolean;
  /** The test can let time pass at once (`page.clock`); it goes on by itself, too. */
  readonly hasClock?: boolean;
}

/** Builds the page of the paths and opens it in a window of its own. */
export async function openFlowPage(
  browser: Browser,
  language: Language = 'en',
  { isHasty = false, hasClock = false }: Ways = {},
): Promise<WiredPage> {
  const files = await builtPage(fileURLToPath(new URL('./page', import.meta.url)));
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 420, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await giveFiles(context, files);
  const server = await serverAtTheWire(context);
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  const opened = flowPage({
    context,
    page,
    say: textsIn(language),
    fileOf,
    shown: SHOWN,
    language,
    // A child that breaks off as the model has it is reported by XState where a screen looks at it.
    expectedErrors: [defect.message],
    async begin({ flow }, input) {
      const { ports, server: arranged } = bindingsOf(flow);
      await server.begin(arranged.starts[input]);
      // A path is a visit of its own: the last press of the one before led to none of its steps (SEEN-2).
      await page.keyboard.press('Shift');
      const atTheWire = Object.values(ports).map(({ src }) => src);
      const token = await server.token();
      await page.evaluate((each) => Object.assign(window, { signedInBy: each }), token);
      await page.evaluate(([name, from, spoken, real]) => window.startFlow(name, from, spoken, real), [
        flow,
        input,
        language,
        atTheWire,
      ] as const);
    },
    answer: async ({ flow }, input, edge, detour) => {
      const bindings = bindingsOf(flow);
      if (detour === EXPIRED) await server.expire(wireAnswersOf(bindings.ports, edge)?.[0]?.calls ?? []);
      const id = endedBy(edge.event) ?? '';
      const given = await page.evaluate((each) => window.inputOf(each), id);
      const [missing] = unsent(given, await answer(server, bindings, input, edge), bindings.ports[id]?.unsent);
      if (missing !== undefined) throw new Error(`the page does not send "${missing}", which its machine gave to the call`);
    },
    heard: server.heard,
    close: async () => {
      await server.close();
      await context.close();
    },
  });
  await page.goto(BUILT_PAGE);
  await page.waitForFunction(() => window.startFlow !== undefined);
  await page.evaluate((each) => Object.assign(window, { isHasty: each }), isHasty);
  return { ...opened, server };
}

/** Gives what its requests say. */
async function answer(
  server: ServerAtTheWire,
  { ports, server: arranged }: WiredBindings,
  input: string,
  edge: Edge,
): Promise<readonly string[]> {
  const arrange = arrangementOf(arranged, input, edge.event);
  const all: string[] = [];
  for (const [index, each] of (wireAnswersOf(ports, edge) ?? []).entries()) {
    if (arrange === undefined) {
      all.push(...(await server.answer(each)));
      continue;
    }
    const { refused, said } = await server.pass(each.calls, index === 0 ? arrange : undefined);
    all.push(...said);
    // A port that asks twice does not go on after a refusal.
    if (refused) break;
  }
  return all;
}
