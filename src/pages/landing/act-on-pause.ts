/** Has the buttons of a drawn page act that stop what moves around them, and let it go on (WCAG 2.2.2). The style sheets go by the attribute. @returns what stops it */
export function actOnPause(page: HTMLElement): () => void {
  const acting = new AbortController();
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-event=pause]') : null;
      const moving = button?.closest<HTMLElement>('[data-motion]');
      if (button === null || moving == null) return;
      moving.dataset.motion = moving.dataset.motion === 'paused' ? 'running' : 'paused';
      const { title, dataset } = button;
      button.title = dataset.otherLabel ?? '';
      button.setAttribute('aria-label', button.title);
      dataset.otherLabel = title;
    },
    { signal: acting.signal },
  );
  return () => acting.abort();
}
