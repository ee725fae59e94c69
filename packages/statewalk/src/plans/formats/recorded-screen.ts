import type { Say, Screen } from '../../browser/bindings.ts';
import { type FileOf, screenOf } from '../../browser/screen.ts';

/** What ends in something done. Everything else of a locator finds, or asks. */
const ACTION_METHODS = new Set([
  'blur',
  'check',
  'clear',
  'click',
  'fill',
  'focus',
  'hover',
  'press',
  'selectOption',
  'setChecked',
  'setInputFiles',
  'uncheck',
  'waitFor',
]);
const QUERY_METHODS = new Set(['inputValue', 'isChecked', 'isVisible', 'count', 'textContent']);

const CODE = Symbol('code');

/** A control that is clicked. */
export interface Pressed {
  readonly role: string;
  readonly name: string;
}

/** The Playwright code of what a binding does with a screen. */
export interface RecordedScreen {
  readonly screen: Screen;
  /** A line an action, in their order. */
  readonly lines: readonly string[];
  readonly pressed: readonly Pressed[];
  /** What each action gives back: a binding that gives it back, too, does nothing after its last action. */
  readonly done: Promise<void>;
}

/** A screen on which nothing happens but that its use is written down. A question to the page is answered with nothing. */
export function recordedScreen(say: Say, fileOf?: FileOf): RecordedScreen {
  const lines: string[] = [];
  const pressed: Pressed[] = [];
  const done = Promise.resolve();
  let named: Pressed | undefined;
  // Fields that a binding reads: the text may stand there already, and to type it again changes nothing.
  const asked = new Set<string>();
  const recorded = (code: string): unknown =>
    new Proxy(() => {}, {
      get(_target, name) {
        if (name === CODE) return code;
        // Not a promise: a binding may give a locator away.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return recorded(`${code}.${name}`);
      },
      apply(_target, _self, args: readonly unknown[]) {
        const name = code.slice(code.lastIndexOf('.') + 1);
        const owner = code.slice(0, code.lastIndexOf('.'));
        if (QUERY_METHODS.has(name)) {
          if (name === 'inputValue') asked.add(owner);
          return Promise.resolve('');
        }
        const byName = (args[1] as { readonly name?: unknown } | undefined)?.name;
        if (name === 'getByRole') named = typeof byName === 'string' ? { role: String(args[0]), name: byName } : undefined;
        if (name === 'click' && named !== undefined) pressed.push(named);
        const call = `${code}(${args.map(literal).join(', ')})`;
        if (!ACTION_METHODS.has(name)) return recorded(call);
        if (name === 'fill' && asked.has(owner))
          lines.push(`if ((await ${owner}.inputValue()) === ${literal(args[0])}) await ${owner}.fill('');`);
        lines.push(`await ${call};`);
        return done;
      },
    });
  const top = recorded('top') as Screen['top'];
  const page = recorded('page') as Screen['page'];
  return { lines, pressed, done, screen: screenOf({ page, top, say, fileOf }) };
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/** A value as code. */
export function literal(value: unknown): string {
  const code = (value as { readonly [CODE]?: string } | null | undefined)?.[CODE];
  if (typeof code === 'string') return code;
  if (typeof value === 'string') return quoted(value);
  if (value instanceof RegExp) return String(value);
  if (Buffer.isBuffer(value)) return `Buffer.from('${value.toString('base64')}', 'base64')`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${PLAIN_KEY.test(key) ? key : quoted(key)}: ${literal(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
