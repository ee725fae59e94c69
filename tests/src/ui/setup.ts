import * as React from 'react';
import { afterEach, beforeEach, expect } from 'vitest';

/** jsdom has neither modal dialogs nor popovers, and scrolls nothing: the parts of them that our code calls. What the browser does of itself is checked in `tests/sweeps/gallery.test.ts`. */
function installDialogs(): void {
  const restore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    restore.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = restore.get(this);
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    // What is outside of an open modal dialog is inert.
    if (before instanceof HTMLElement && (top === undefined || top.contains(before))) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    this.dataset.popoverOpen = '';
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    delete this.dataset.popoverOpen;
  };
  // To be spied on: one that a test puts there itself is the next file's, too.
  Element.prototype.scrollIntoView = () => {};
}

/**
 * jsdom's frames come from the `setInterval` of the first one that waits: where a test has faked that, neither this frame comes nor any after it.
 * These come from the timer that each file begins with, unless a test fakes `requestAnimationFrame` itself.
 */
function installFrames(): void {
  const { setTimeout: timer, clearTimeout: clear } = globalThis;
  window.requestAnimationFrame = (callback) => Number(timer(() => callback(performance.now()), 1000 / 60));
  window.cancelAnimationFrame = (handle) => clear(handle);
}

/** React renders nothing outside of an `act` that has not ended, and files share their React: each test after it would find an empty page. */
const ACT = (
  React as unknown as { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { readonly actQueue: unknown } }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
const left = globalThis as typeof globalThis & { openAct?: string };

// Runs before each test file, in Node without a document too.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { statusStore } = await import('#src/ui/status/status-store.ts');
  installDialogs();
  installFrames();
  // The document is that of the file before: files share it (`isolate: false`).
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  beforeEach(() => {
    if (left.openAct !== undefined) throw new Error(`An act() has not ended: ${left.openAct}`);
  });
  afterEach(() => {
    cleanup();
    if (ACT.actQueue !== null) left.openAct ??= `${expect.getState().testPath}: ${expect.getState().currentTestName}`;
    // What the product says in passing outlives the screen that said it.
    for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
    if (statusStore.get().announcement !== undefined) statusStore.announce('');
  });
}
