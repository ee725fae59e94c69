import { afterEach, beforeEach } from 'vitest';

/** For the tests of a file: jsdom lays nothing out and so has no `innerText`; what is in the page is what is drawn. */
export function giveInnerText(): void {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'innerText', {
      configurable: true,
      get(this: HTMLElement) {
        return this.textContent;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
    document.body.innerHTML = '';
  });
}
