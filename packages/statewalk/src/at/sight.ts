import { pictureOfPage } from '../browser/controls-on-page.ts';
import type { Wanted } from '../browser/screens.ts';
import type { StartedSite, Visit } from './started.ts';

/** What the page of a visit shows at a moment. */
export interface Sight {
  /** `data-flow data-state` of the last dialog, and of what fills the page below it. */
  readonly shown: readonly string[];
  readonly text: string;
  /** A screen has just begun, and takes no press. */
  readonly isResting: boolean;
}

type Selectors = Pick<StartedSite, 'dialogs' | 'pages' | 'resting'>;

export const sightOf = ({ page }: Pick<Visit, 'page'>, { dialogs, pages, resting }: Selectors): Promise<Sight> =>
  page.evaluate(
    ([dialog, whole, rests]) => {
      const open = [...document.querySelectorAll<HTMLElement>(dialog)];
      const filling = [...document.querySelectorAll<HTMLElement>(whole)];
      const roots = [...filling, ...open];
      const tops = [...filling, ...open.slice(-1)];
      return {
        shown: tops.map(({ dataset }) => `${dataset.flow} ${dataset.state}`),
        text: roots.map(({ innerText }) => innerText).join('\n'),
        isResting: rests !== '' && document.querySelector(rests) !== null,
      };
    },
    [dialogs, pages, resting ?? ''] as const,
  );

/** What a press can change; a countdown is no change. */
export const pictureOf = async ({ page }: Pick<Visit, 'page'>): Promise<string> =>
  (await page.evaluate(pictureOfPage)).replace(/\d+/g, '0');

interface Heard {
  /** The flow has ended: nothing of it is on top any more. */
  readonly isOver: boolean;
  /** Words of the server's own that may stand in the place of a text. */
  readonly words: ReadonlyMap<string, string>;
}

/** What is not as the model says; `undefined` where they agree. */
export function differenceOf(found: Sight, flow: string, { shown, texts }: Wanted, { isOver, words }: Heard): string | undefined {
  const said = found.shown.length === 0 ? 'nothing' : found.shown.join(', ');
  if (isOver)
    return found.shown.some((each) => each.split(' ')[0] === flow)
      ? `the screen still shows ${said}, the model says that the flow has ended`
      : undefined;
  if (found.isResting) return `the screen has not come to rest on ${said}`;
  if (shown === null && found.shown.some((each) => each.split(' ')[0] === flow)) return `the screen shows ${said}, the model says nothing`;
  if (shown != null && !found.shown.some((each) => each === shown || each.split(' ')[0] === shown))
    return `the screen shows ${said}, the model says ${shown}`;
  const missing = texts.find((text) => !found.text.includes(text) && !found.text.includes(words.get(text) ?? text));
  return missing === undefined ? undefined : `the screen does not say "${missing}"`;
}
