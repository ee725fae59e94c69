import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptControls } from '#tests/sweeps/states/kept-controls.ts';
import { ALL_BINDINGS } from './browser/bound.ts';
import { effectsText, FILE, keptEffects, readEffects } from './browser/kept-effects.ts';

const text = readFileSync(FILE, 'utf8');

test('effects are kept of flows that have paths, and of no other', () => {
  const flows = ALL_BINDINGS.map(({ flow }) => flow as string);
  expect([...readEffects(text).keys()].filter((flow) => !flows.includes(flow))).toEqual([]);
});

test('effects are read as they were written, a step without any too', () => {
  const all = readEffects(text);
  expect([...all.values()].filter(({ size }) => size === 0)).toEqual([]);
  expect(effectsText(all)).toBe(text);
  const effects = new Map([['toggle', new Map([['on · PRESSED · off', [[], ['calls save', 'focus is nowhere']]]])]]);
  expect(readEffects(effectsText(effects))).toEqual(effects);
});

test('effects are compared in one language, as words are', () => {
  expect(keptEffects('handOver', 'en')?.of.size).toBeGreaterThan(0);
  expect(keptEffects('handOver', 'ko')).toBeUndefined();
});

/** The page leaves there, with nothing to press, or the login opens above it. */
const WITHOUT_FOCUS: readonly string[] = [
  'ssoGateway: recordingConsent · VIEWER_CHANGED · signingIn',
  'ssoGateway: recordingConsent · consentToPartner.done · requestingCode',
  'ssoGateway: alertingFailed · ALERT_CONFIRMED · closing',
  'ssoGateway: alertingInvalid · ALERT_CONFIRMED · closing',
];

/** Does the step lead to a state that has a screen? */
function isDrawn(flow: string, key: string): boolean {
  const [, , state] = key.split(' · ');
  const names = [...(keptControls().get(flow)?.keys() ?? [])];
  return state !== undefined && names.some((name) => `${name},`.startsWith(`${flow} ${state},`));
}

test('no step that leads to a screen leaves the focus nowhere', () => {
  const lost = [...readEffects(text)].flatMap(([flow, steps]) =>
    [...steps]
      .filter(([key, variants]) => isDrawn(flow, key) && variants.every((lines) => lines.includes('focus is nowhere')))
      .map(([key]) => `${flow}: ${key}`),
  );
  expect(lost.sort()).toEqual([...WITHOUT_FOCUS].sort());
});
