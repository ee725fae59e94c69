// @vitest-environment jsdom
import '../ui/setup.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LegalPage } from '#src/pages/legal/legal-page.tsx';
import { LegalText } from '#src/pages/legal/legal-text.tsx';
import { loadDocument } from '#src/pages/legal/load-document.ts';
import { stubIntersections } from './near.ts';
import { renderPage } from './render-page.tsx';

test('the contents list leads to every section of the text', async () => {
  stubIntersections();
  const { container } = await renderPage(<LegalPage document="privacyPolicy" />);
  await screen.findByRole('heading', { level: 2, name: '4. Retention' });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test.each(['ko', 'en', 'ja'] as const)(
  '[LEGAL-3] [FOOT-1] the accessibility statement stands beside the terms, where the footer leads (%s)',
  async (language) => {
    stubIntersections();
    const { container } = await renderPage(<LegalPage document="serviceTerms" />, language);
    const { title, sections } = await loadDocument('accessibility', language);
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    await screen.findByRole('heading', { level: 3, name: sections.at(-1)?.heading ?? '' });
    expect(heading.closest('section')?.id).toBe('accessibility');
    expect(container.querySelector('nav a[href="#accessibility"]')?.textContent).toBe(title);
  },
);

test('the contents list says which section is being read', async () => {
  const { comeNear } = stubIntersections();
  const { container } = await renderPage(<LegalPage document="privacyPolicy" />);
  await screen.findByRole('heading', { level: 2, name: '4. Retention' });
  const current = () => container.querySelector('[aria-current=location]')?.textContent;
  expect(current()).toBeUndefined();
  comeNear(container.querySelector('#retention'));
  expect(current()).toBe('4. Retention');
  comeNear(container.querySelector('#rights'));
  comeNear(container.querySelector('#retention'), false);
  expect(current()).toBe('11. Your rights');
  comeNear(container.querySelector('#rights'), false);
  expect(current()).toBeUndefined();
});

test('[LEGAL-3] a translation says that it is one, the Korean text does not', async () => {
  const { unmount } = await renderPage(<LegalText document="serviceTerms" />, 'ja');
  expect(await screen.findByText(/韓国語/, { selector: 'span' })).toBeDefined();
  unmount();
  await renderPage(<LegalText document="serviceTerms" />, 'ko');
  expect(await screen.findByText('2026년 12월 16일 시행')).toBeDefined();
  expect(screen.queryByText(/한국어 원문이 기준/)).toBeNull();
});

test('[POP-2] in a dialog the text brings no ids that the page behind may have too', async () => {
  const { container } = await renderPage(<LegalText document="marketing" />);
  await screen.findByRole('heading', { level: 3, name: 'What we send' });
  expect(container.querySelectorAll('section[id]')).toHaveLength(0);
});

test('[POP-2] in a dialog, the folded contents of a long document lead to each of its sections; a short one has none', async () => {
  const seen = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    seen(this.querySelector('h3')?.textContent);
  });
  const { unmount } = await renderPage(<LegalText document="serviceTerms" />);
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  expect(contents.querySelector('details')?.open).toBe(false);
  await userEvent.click(within(contents).getByText('Contents'));
  const entries = within(contents).getAllByRole('button');
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  );
  for (const entry of entries) {
    await userEvent.click(entry);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(entry.textContent));
    expect(document.activeElement?.textContent).toBe(entry.textContent);
  }
  unmount();
  await renderPage(<LegalText document="marketing" />);
  await screen.findByRole('heading', { level: 3, name: 'What we send' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a table can be reached by keyboard and is named', async () => {
  await renderPage(<LegalText document="privacyPolicy" />);
  const region = await screen.findByRole('region', { name: 'Retention required by law' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('row', { name: /Access logs 3 months/ })).toBeDefined();
});
