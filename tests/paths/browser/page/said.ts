import { statusStore } from '#src/ui/status/status-store.ts';

/** Notes what the product says in passing: toasts, and words for screen readers alone. */
export function createSaid(): { forget(): void; lines(): readonly string[] } {
  let lines: string[] = [];
  let newest = 0;
  statusStore.subscribe(() => {
    const { toasts, announcement } = statusStore.get();
    const all = toasts.map(({ id, text }) => ({ id, line: `shows “${text}” in passing` }));
    if (announcement !== undefined) all.push({ id: announcement.id, line: `announces “${announcement.text}”` });
    for (const { id, line } of all.filter((each) => each.id > newest)) {
      newest = Math.max(newest, id);
      lines = [...lines, line];
    }
  });
  return {
    forget() {
      lines = [];
    },
    lines: () => lines,
  };
}
