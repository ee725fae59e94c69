// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { CONFIGURATION_KEY } from '#src/api/queries.ts';
import { createServices, type Services } from '#src/app/services.ts';
import { keepLastWayMarked } from '#src/app/start/mark-last-way.ts';

let services: Services;
const marked = () => document.documentElement.dataset.usedLast;

beforeEach(() => {
  localStorage.clear();
  services = createServices({ language: 'en', onMemoryOnly: () => {} });
  keepLastWayMarked(services);
});

test('[LOGIN-6] the root names the provider that was used last, until it is forgotten', () => {
  expect(marked()).toBeUndefined();
  services.lastWay.remember('kakao');
  expect(marked()).toBe('kakao');
  services.lastWay.remember('email', 'minji@campus.ac.kr');
  expect(marked()).toBeUndefined();
  services.lastWay.remember('google');
  expect(marked()).toBe('google');
  services.lastWay.forget();
  expect(marked()).toBeUndefined();
});

test('[LOGIN-6] [METHOD-2] a way that the operator switches off is marked no more, and again when it comes back', () => {
  services.lastWay.remember('kakao');
  const { enabledMethods, ...others } = services.configuration();
  services.queryClient.setQueryData(CONFIGURATION_KEY, { ...others, enabledMethods: ['email'] });
  expect(marked()).toBeUndefined();
  services.queryClient.setQueryData(CONFIGURATION_KEY, { ...others, enabledMethods });
  expect(marked()).toBe('kakao');
});

test('[LOGIN-6] a login in another tab marks its way here, too', () => {
  localStorage.setItem(STORAGE_KEYS.lastWay, '{"type":4}');
  expect(marked()).toBeUndefined();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.lastWay }));
  expect(marked()).toBe('kakao');
});
