import { createRoot } from 'react-dom/client';
import styles from './panel/panel.css?inline';
import { Panel, type PanelProps } from './panel/panel.tsx';
import type { Recorder } from './recorder.ts';
import { keepOnTop } from './top-host.ts';

/** What is pressed or typed in the panel is none of the page's business. */
const KEPT_EVENTS = ['keydown', 'keyup', 'click', 'pointerdown', 'pointerup', 'input', 'change', 'submit'] as const;

/**
 * Shows the panel above the page, in a shadow tree: neither's styles reach the other.
 * @returns a function that closes it.
 */
export function openPanel(recorder: Recorder, options: Omit<PanelProps, 'recorder'>): () => void {
  const host = document.createElement('div');
  host.dataset.inspector = '';
  for (const type of KEPT_EVENTS) host.addEventListener(type, (event) => event.stopPropagation());
  const shadow = host.attachShadow({ mode: 'open' });
  const style = Object.assign(document.createElement('style'), { textContent: styles });
  const popover = document.createElement('div');
  // In the top layer, above the page's own dialogs; in the shadow tree, where the page does not take it for one of its menus.
  popover.setAttribute('popover', 'manual');
  shadow.append(style, popover);
  const root = createRoot(popover);
  const leave = keepOnTop(host, () => popover.showPopover());
  root.render(<Panel recorder={recorder} {...options} />);
  return () => {
    root.unmount();
    leave();
  };
}
