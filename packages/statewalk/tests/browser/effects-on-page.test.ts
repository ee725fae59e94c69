// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { thereIn } from '../../src/browser/effects-on-page.ts';
import { giveInnerText } from './inner-text.ts';

giveInnerText();

const there = (html: string, passing?: string): readonly string[] => {
  document.body.innerHTML = `<main>${html}</main>`;
  document.querySelector<HTMLElement>('[data-focused]')?.focus();
  return thereIn(document.querySelector('main') ?? undefined, passing);
};

test('the focus is where it is, by the role and the name of the element', () => {
  expect(there('<label for=a>Email</label><input id=a data-focused>')[0]).toBe('focus is at input “Email”');
  expect(there('<button>Save</button>')[0]).toBe('focus is nowhere');
});

test('a field holds a value, of a password only its length, and is described by what it points to', () => {
  const described = '<label for=a>Email</label><input id=a value=a@b.example aria-describedby=h><p id=h>As you log in.</p>';
  expect(there(described).slice(1)).toEqual(['field “Email” holds “a@b.example”', 'field “Email” is described by “As you log in.”']);
  expect(there(described.replace('id=h', 'id=other'))[2]).toBe('field “Email” is described by “”');
  expect(there('<input type=password aria-label=Password value=secret>').slice(1)).toEqual(['field “Password” holds 6 hidden letters']);
  expect(there('<input type=checkbox aria-label=Shared checked>').slice(1)).toEqual(['checkbox “Shared” is on']);
});

test('links say where they lead, images their names; one that is decoration says nothing', () => {
  expect(there('<a href="tel:+8221">Call</a><img alt="A tower"><img alt=""><svg role=img></svg>').slice(1)).toEqual([
    'link “Call” leads to tel:+8221',
    'image “A tower”',
  ]);
});

test('an alert counts, but for what is said in passing and what no reader meets', () => {
  expect(
    there('<p role=alert>It failed.</p><p role=alert class=toast>Done.</p><p aria-hidden=true><a href="/a">A</a></p>', '.toast').slice(1),
  ).toEqual(['alert “It failed.”']);
});

test('a status is heard in passing, and belongs to the screen that it stands in', () => {
  expect(there('<p role=status>3 found</p><div class=toasts><p role=status>Done.</p></div>', '.toasts, [role=status]').slice(1)).toEqual([
    'status “3 found”',
  ]);
});
