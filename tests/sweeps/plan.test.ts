import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { withControls } from '#statewalk/plans/controls.ts';
import type { PlanPath } from '#statewalk/plans/plan.ts';
import { makePlan } from '#statewalk/plans/run.ts';
import { speakerOf } from '#statewalk/plans/speaker.ts';
import config from '#statewalk.config';
import { newMember } from '../journeys/support/accounts.ts';
import { type App, openApp, type Person, seeNamed, seeState } from '../journeys/support/open-app.ts';
import { top } from '../journeys/support/steps.ts';

/* A plan of `npm run paths`, followed by its words alone against the server, as by a tester who knows nothing of the code. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

async function planOf(machine: keyof typeof catalogue, input: string, to: string): Promise<PlanPath> {
  const speaker = speakerOf(config, 'ko');
  const request = { strategy: 'shortest', inputs: [input], from: undefined, to, through: [], avoid: [], requirement: undefined } as const;
  const { plan, found } = makePlan(catalogue, [machine], { ...request, maxSteps: 20, events: [] }, speaker, () => {});
  const path = (await withControls(config, plan, found, speaker)).machines[0]?.paths[0];
  if (path === undefined) throw new Error(`no plan of ${machine} to ${to}`);
  return path;
}

/** What stands in quotes is pressed, in its order. */
async function pressNamed({ page }: Person, text: string): Promise<void> {
  // A dialog comes after what it covers.
  for (const [, name = ''] of text.matchAll(/“([^”]+)”/g)) await page.getByRole('button', { name, exact: true }).last().click();
}

test('[RESET-1] [RESET-2] the plan of a reset in Korean is followed by its words alone: start, controls, and the states that must be seen', async () => {
  const { email } = await newMember(app);
  // The one that it joined with.
  const earlier = await app.lastCode(email);
  const { begin = '', steps } = await planOf('emailVerification', 'reset', 'signedIn');
  const person = await app.person({ language: 'ko' });
  await person.page.goto('/');
  await pressNamed(person, begin);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
  for (const { does, source, sees } of steps) {
    if (source === 'person') {
      const [password] = /(?<=비밀번호 )\S+(?= 두 번)/.exec(does) ?? [];
      if (does.includes('@')) await top(person).getByLabel('이메일', { exact: true }).fill(email);
      else if (does.includes('코드 입력'))
        await top(person)
          .getByLabel('인증 코드', { exact: true })
          .fill(await app.codeFor(email, earlier));
      if (password !== undefined) {
        await top(person).getByLabel('새 비밀번호', { exact: true }).fill(password);
        await top(person).getByLabel('비밀번호 확인', { exact: true }).fill(password);
      }
      await pressNamed(person, does);
    }
    // What the server answers may have gone past already; each of its states leads to the next.
    if (source === 'actor' && sees.state !== 'signedIn' && sees.state !== 'requestingCode')
      await seeNamed(person.page, 'emailVerification', sees.state.split(' ').at(-1) ?? '');
  }
  await expect.poll(() => person.page.locator('dialog[open]').count()).toBe(0);
  await person.page.getByRole('banner').locator('[data-user-state]').waitFor();
});
