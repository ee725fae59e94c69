import { afterEach, beforeEach, vi } from 'vitest';
import { FAULTS, type FaultName } from '#tests/support/faults.ts';
import { type BareApi, openBareApi } from '../bare/bare-api.ts';
import { type OpenPage, openPage } from '../bare/open-page.tsx';

const SITE = 'http://localhost:3000';
const WORLD = 'https://world.madang.example';

/** `npm run tools -- faults` tries all; the tests try a third. */
const IS_WHOLE = process.env.FAULTS === 'whole';
export const isTried = (index: number) => IS_WHOLE || index % 3 === 0;

/** The faults that are tried, other ones for another `offset`. */
export const faultsFor = (offset: number): readonly FaultName[] =>
  (Object.keys(FAULTS) as FaultName[]).filter((_, index) => isTried(index + offset));

/** The API of the running test, and the page that `openFor` opened on it. */
export let api: BareApi;
export let page: OpenPage;

/** In the suite that calls it each test has an API of its own, which ends with the page. */
export function openApiForEachTest(): void {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    api = await openBareApi(SITE);
  });
  afterEach(async () => {
    vi.useRealTimers();
    page.close();
    await api.close();
    vi.restoreAllMocks();
  });
}

/** `apiBase` where something stands in front of the API. */
export async function openFor(
  as: 'member' | 'visitor' = 'visitor',
  { path, apiBase = api.base }: { path?: string; apiBase?: string } = {},
): Promise<void> {
  const token = as === 'member' ? api.tokenOf(api.addMember('email', 'member@campus.ac.kr')) : undefined;
  page = await openPage({
    ...(path !== undefined && { path }),
    ...(token !== undefined && { token }),
    settings: { apiBase, worldUrl: WORLD },
  });
}
