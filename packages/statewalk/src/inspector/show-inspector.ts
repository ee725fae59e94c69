import type { AnyActorRef, InspectionEvent } from 'xstate';
import { keepWhenLeft } from './last-page.ts';
import type { InspectorOptions } from './options.ts';
import { Recorder } from './recorder.ts';

/** Alt+Shift+I, by the place of the key: with these two it may write another character. */
const isOpener = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyI' && altKey && shiftKey && !ctrlKey && !metaKey;

/** One panel shows every root actor of a page; what the first call is given counts. */
let recorder: Recorder | undefined;

/**
 * Records the root actor's system, from its start on if it is called before; Alt+Shift+I and `?inspect` in the address show what is recorded.
 * Several roots show side by side, and one that is given twice is recorded once.
 */
export function showInspector(root: AnyActorRef, options: InspectorOptions = {}): void {
  recorder ??= open(options);
  recorder.attach(root);
}

/** The same for actors that hooks make, from their start on: `useMachine(machine, { inspect })`. */
export function inspect(event: InspectionEvent): void {
  recorder ??= open({});
  recorder.take(event);
}

function open(options: InspectorOptions): Recorder {
  const made = new Recorder({ secrets: options.secrets });
  keepWhenLeft(made);
  const asked = new URLSearchParams(window.location.search).get('inspect');
  let close: (() => void) | null = null;
  const toggle = async () => {
    if (close !== null) {
      close();
      close = null;
      return;
    }
    // Loaded when it is first wanted: the models and the layout of charts are large.
    const [{ openPanel }, { machinesFrom }] = await Promise.all([import('./open-panel.tsx'), import('./machines.ts')]);
    const { machines: given = {}, testImports } = options;
    const machines = machinesFrom(typeof given === 'function' ? await given() : given, made.machine);
    close ??= openPanel(made, { machines, testImports, stately: asked === 'stately', onClose: toggle });
  };
  // Before the page hears it.
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOpener(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void toggle();
    },
    { capture: true },
  );
  if (asked !== null) void toggle();
  return made;
}
