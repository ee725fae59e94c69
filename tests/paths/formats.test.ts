import { expect, test } from 'vitest';
import { FORMATS } from '../../scripts/paths/formats/formats.ts';
import { playwright } from '../../scripts/paths/formats/playwright.ts';
import { readPlan } from '../../scripts/paths/path-form.ts';
import type { FoundIn } from '../../scripts/paths/plan.ts';
import { makePlan } from '../../scripts/paths/run.ts';
import { type Speaker, speakerOf } from '../../scripts/paths/speaker.ts';
import { models } from '../machines/models.ts';

const resultIn = (language: Speaker) =>
  makePlan(
    models,
    ['emailVerification'],
    {
      strategy: 'events',
      inputs: ['reset'],
      from: undefined,
      to: undefined,
      through: [],
      avoid: [],
      requirement: undefined,
      maxSteps: 10,
      events: ['EMAIL_SUBMITTED', 'checkEmail.done registered=false'],
    },
    language,
    () => {},
  );
const planIn = (language: Speaker) => resultIn(language).plan;
const speaker = speakerOf('ko');
const plan = planIn(speaker);
const linesOf = (format: keyof typeof FORMATS) => FORMATS[format](plan, speaker).split('\n');
const TYPES = 'minji@campus.ac.kr 입력 후 “인증 코드 받기” 누르기';
const ANSWERS = '서버 응답: 등록되지 않은 이메일';

test('JSON has each step with what must be seen: state, message, requirements', () => {
  const { machines } = JSON.parse(FORMATS.json(plan, speaker));
  const [{ start, steps }] = machines[0].paths;
  expect(start.state).toBe('enteringEmail');
  expect(steps).toMatchObject([
    { does: TYPES, source: 'person', sees: { state: 'checkingEmail', requirements: ['EMAIL-1', 'RESET-1'] } },
    { does: ANSWERS, source: 'actor', sees: { state: 'enteringEmail', message: expect.stringContaining('이메일') } },
  ]);
});

test('Gherkin has the keywords of the language', () => {
  expect(linesOf('gherkin')).toEqual([
    '# language: ko',
    '기능: emailVerification',
    expect.stringContaining('EMAIL'),
    '',
    '  @EMAIL-1 @RESET-1',
    '  시나리오: emailVerification (reset) · 경로 1',
    '    조건 상태는 "enteringEmail"',
    `    만일 ${TYPES}`,
    '    그러면 상태는 "checkingEmail"',
    `    만일 ${ANSWERS}`,
    '    그러면 상태는 "enteringEmail"',
    expect.stringMatching(/^ {4}그리고 메시지는 ".+"$/),
    '',
  ]);
});

test('CSV has one row a step', () => {
  expect(linesOf('csv')).toHaveLength(5);
  expect(linesOf('csv')[2]).toContain(`emailVerification,reset,1,1,${TYPES},checkingEmail`);
});

test('Markdown has the steps in rows', () => {
  expect(FORMATS.markdown(plan, speaker)).toContain(`| 1 | ${TYPES} `);
  expect(FORMATS.markdown(plan, speaker)).toContain(`| 2 | ${ANSWERS} `);
});

test('a table cuts nothing off, in a language without spaces either', () => {
  for (const each of [speaker, speakerOf('ja')]) {
    const text = FORMATS.table(planIn(each), each);
    expect(text).not.toContain('…');
    expect(text).toContain('EMAIL-1');
  }
});

test('Mermaid has an arrow a step', () => {
  expect(linesOf('mermaid')).toContain('    p0s1 -->|"서버 응답: 등록되지 않은 이메일"| p0s2["enteringEmail"]');
});

test('a Playwright file has a test a path: sentences, locators in the language, and the answers of the contract', async () => {
  const { found } = resultIn(speaker);
  const text = await playwright(found, speaker, 'plans/reset.test.ts');
  expect(text).toContain("from '../tests/paths/browser/open-flow.ts'");
  expect(text).toContain("test('emailVerification (reset) · 경로 1'");
  expect(text).toContain(`await flow.step('${TYPES}'`);
  expect(text).toContain("await top.getByLabel('이메일', { exact: true }).fill('minji@campus.ac.kr');");
  expect(text).toContain("await top.getByRole('button', { name: '인증 코드 받기', exact: true }).click();");
  expect(text).toContain("await flow.answers('checkUser', { status: 200,");
  expect(text).toMatch(/await flow\.sees\('emailVerification enteringEmail', '.+'\);/);
});

test('a machine without a screen has no Playwright file, and the error says why', async () => {
  const { found } = resultIn(speaker);
  await expect(playwright([{ ...found[0], machine: 'signUp' } as FoundIn], speaker, undefined)).rejects.toThrow('It has no screen.');
});

test('JSON is read again by the form that the browser report and the atlas have', () => {
  expect(readPlan(FORMATS.json(plan, speaker))).toEqual(JSON.parse(FORMATS.json(plan, speaker)));
});
