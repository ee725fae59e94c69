import type { AnyActorRef } from 'xstate';
import { keepWhenLeft } from './last-page.ts';
import type { InspectorOptions } from './options.ts';
import { Recorder } from './recorder.ts';

/** Alt+Shift+I, by the place of the key: with these two it may write another character. */
const isOpener = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyI' && altKey && shiftKey && !ctrlKey && !metaKey;

/** Records the root actor's system, to be called before it starts; Alt+Shift+I and `?inspect` in the address show what it recorded. */
export function showInspector(root: AnyActorRef, options: InspectorOptions = {}): void {
  const recorder = new Recorder({ secrets: options.secrets });
  recorder.attach(root);
  keepWhenLeft(recorder);
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
    const machines = machinesFrom(typeof given === 'function' ? await given() : given, recorder.machine);
    close ??= openPanel(recorder, { machines, testImports, stately: asked === 'stately', onClose: toggle });
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
}
