import { expect, test } from 'vitest';
import { choose, flowsOf, flowsWithOtherScreens, journeysIn, patternOf } from './concerned.ts';

const SOURCE = `
describe('a suite [POP-1]', () => {
  it.each(ROWS)('[EMAIL-2] counts %s (once)', () => press('EMAIL-9 is no title'));
});
it(\`[EMAIL-3] \${name} keeps\`, async () => {});
`;
const journeys = journeysIn('some.test.ts', SOURCE);

test('a journey has the IDs of its title and of its suites', () => {
  expect(journeys.map(({ title, ids }) => [title.replace('\u0000', '…'), ids])).toEqual([
    ['a suite [POP-1] [EMAIL-2] counts %s (once)', ['POP-1', 'EMAIL-2']],
    ['[EMAIL-3] … keeps', ['EMAIL-3']],
  ]);
});

test('the pattern of journeys finds them as they run, and no other', () => {
  const pattern = new RegExp(patternOf(journeys));
  expect(pattern.test('a suite [POP-1] [EMAIL-2] counts two (once)')).toBe(true);
  expect(pattern.test('[EMAIL-3] a code keeps')).toBe(true);
  expect(pattern.test('[EMAIL-3] a code ends')).toBe(false);
});

test('a changed file belongs to the flow of its folder or name', () => {
  const flows = ['email-login', 'login'];
  expect(flowsOf(['machines/email-login/qa/email-login.model.ts', 'src/i18n/texts/emailLogin.json'], flows)).toEqual(['email-login']);
  expect(flowsOf(['src/i18n/texts/account/emailLogin.json'], flows)).toEqual(['email-login']);
  expect(flowsOf(['src/popups/login/login.tsx', 'server/start.ts', 'machines/explore/graph.ts'], flows)).toEqual(['login']);
});

test('a flow is known by the name of its screens and texts, too', () => {
  const flows = ['sso-gateway', 'profile', 'maintenance-gate', 'login'];
  const changed = ['src/pages/gateway/looks.ts', 'src/i18n/texts/account/myProfile.json', 'tests/src/pages/maintenance.test.tsx'];
  expect(flowsOf(changed, flows)).toEqual(['maintenance-gate', 'profile', 'sso-gateway']);
});

test('another chart, popup or text changes the screens of a flow; its models and tests do not', () => {
  const flows = ['email-login', 'login', 'logout', 'profile'];
  const tests = ['machines/login/qa/login.model.ts', 'tests/src/popups/login.test.tsx', 'server/start.ts'];
  const screens = ['machines/logout/logout.machine.ts', 'src/popups/my-profile/rows.tsx', 'src/i18n/texts/emailLogin.json'];
  expect(flowsWithOtherScreens([...tests, ...screens], flows)).toEqual(['email-login', 'logout', 'profile']);
});

test('each requirement gets a journey before another gets two, and what is too much is left', () => {
  const named = (title: string, ...ids: readonly string[]) => ({ file: 'some.test.ts', title, ids });
  const all = [named('one', 'EMAIL-1'), named('again', 'EMAIL-1'), named('two', 'EMAIL-2'), named('other', 'POP-1')];
  const { chosen, left } = choose(all, ['EMAIL-1', 'EMAIL-2'], 2);
  expect(chosen.map(({ title }) => title)).toEqual(['one', 'two']);
  expect(left.map(({ title }) => title)).toEqual(['again']);
});
