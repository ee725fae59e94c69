import { describe, expect, test } from 'vitest';
import { messageOf } from '#server/messages.ts';
import { withControls } from '#statewalk/plans/controls.ts';
import { FORMATS } from '#statewalk/plans/formats/formats.ts';
import { playwright } from '#statewalk/plans/formats/playwright.ts';
import { readPlan } from '#statewalk/plans/path-form.ts';
import type { FoundIn } from '#statewalk/plans/plan.ts';
import { makePlan } from '#statewalk/plans/run.ts';
import { type Speaker, speakerOf } from '#statewalk/plans/speaker.ts';
import config from '#statewalk.config';
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
const speaker = speakerOf(config, 'ko');
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
    expect.stringMatching(/^ {2}@path-[0-9a-f]{8} @EMAIL-1 @RESET-1$/),
    expect.stringMatching(/^ {2}시나리오: emailVerification \(reset\) · 경로 1 · [0-9a-f]{8}$/),
    '    조건 로그인하지 않은 채 시크릿 창에서 첫 페이지를 열고 “로그인” 누르기, 이어서 “이메일로 계속하기” 누르기, 이어서 “비밀번호 재설정” 누르기',
    '    그리고 상태는 "enteringEmail"',
    '    조건 이 이메일로 가입한 계정이 없어야 함',
    `    만일 ${TYPES}`,
    '    그러면 상태는 "checkingEmail"',
    `    만일 ${ANSWERS}`,
    '    그러면 상태는 "enteringEmail"',
    expect.stringMatching(/^ {4}그리고 메시지는 “.+”$/),
    '',
  ]);
});

test('CSV has one row a step', () => {
  expect(linesOf('csv')).toHaveLength(5);
  expect(linesOf('csv')[2]).toContain(`emailVerification,reset,1,1,${TYPES} (준비: 이 이메일로 가입한 계정이 없어야 함),checkingEmail`);
});

test('Markdown has the steps in rows', () => {
  expect(FORMATS.markdown(plan, speaker)).toContain(`| 1 | ${TYPES} `);
  expect(FORMATS.markdown(plan, speaker)).toContain(`| 2 | ${ANSWERS} `);
});

test('a table cuts nothing off, in a language without spaces either', () => {
  for (const each of [speaker, speakerOf(config, 'ja')]) {
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
  const text = await playwright(config, found, speaker, 'plans/reset.test.ts');
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
  await expect(playwright(config, [{ ...found[0], machine: 'signUp' } as FoundIn], speaker, undefined)).rejects.toThrow(
    'It has no screen.',
  );
});

test('JSON is read again by the form that the browser report and the atlas have', () => {
  expect(readPlan(FORMATS.json(plan, speaker))).toEqual(JSON.parse(FORMATS.json(plan, speaker)));
});

test('a plan says how to come to its start, or that it is not written, and, before the step that leads to it, how an outcome is arranged', () => {
  const [path] = plan.machines[0]?.paths ?? [];
  expect(path?.begin).toContain('“비밀번호 재설정” 누르기');
  expect(path?.steps.map(({ arrange }) => arrange)).toEqual([['이 이메일로 가입한 계정이 없어야 함'], []]);
  expect(FORMATS.markdown(plan, speaker)).toContain(`${TYPES} (준비: 이 이메일로 가입한 계정이 없어야 함)`);
  expect(speaker.begin('tokenRefresh', 'plain')).toBeUndefined();
});

describe('expected sights', () => {
  const SUBMITTED = 'UVRS_ID_SUBMITTED uvrsId=minji_02';
  const seen = (...events: string[]) => {
    const request = { strategy: 'events', from: undefined, to: undefined, through: [], avoid: [], requirement: undefined } as const;
    const made = makePlan(models, ['idChange'], { ...request, inputs: ['after30Days'], maxSteps: 10, events }, speaker, () => {});
    return made.plan.machines[0]?.paths[0]?.steps.map(({ sees }) => sees) ?? [];
  };

  test('has the words of our own server where it refuses, until something else is said', () => {
    const [, refused, again] = seen(SUBMITTED, 'changeUvrsId.error reason=idTaken', SUBMITTED);
    expect(refused).toMatchObject({
      message: '이미 사용 중인 ID예요. 다른 ID를 입력해 주세요.',
      serverWords: messageOf('uvrsIdTaken', 'ko'),
    });
    expect(again).not.toHaveProperty('serverWords');
    const [, offline] = seen(SUBMITTED, 'changeUvrsId.error kind=unreachable');
    expect(offline?.message).toBeDefined();
    expect(offline).not.toHaveProperty('serverWords');
  });

  test('is nothing of a flow that has ended', () => {
    const [, refused, ended] = seen(SUBMITTED, 'changeUvrsId.error reason=idTaken', 'CLOSED');
    expect(refused).not.toHaveProperty('hasEnded');
    expect(ended).toMatchObject({ state: 'closed', message: undefined, hasEnded: true });
  });
});

test('a step of a person names what is pressed, as the screen calls it, or says that the screen has nothing for it', async () => {
  const steps = async (machine: string, input: string, events: string[]) => {
    const request = { strategy: 'events', from: undefined, to: undefined, through: [], avoid: [], requirement: undefined } as const;
    const made = makePlan(models, [machine], { ...request, inputs: [input], maxSteps: 10, events }, speaker, () => {});
    return (await withControls(config, made.plan, made.found, speaker)).machines[0]?.paths[0]?.steps.map(({ does }) => does);
  };
  expect(await steps('login', 'plain', ['GUEST_CHOSEN'])).toEqual(['“게스트로 계속하기” 누르기']);
  expect(await steps('logout', 'guest', ['CONFIRMED'])).toEqual(['“기록 지우고 로그아웃” 누르기']);
  expect(await steps('logout', 'member', ['CONFIRMED'])).toEqual(['“로그아웃” 누르기']);
  expect(
    await steps('emailVerification', 'reset', ['EMAIL_SUBMITTED', 'checkEmail.done registered=true', 'requestCode.done', 'BACK']),
  ).toHaveLength(4);
});

test('in a Playwright file a field is emptied first where the value may stand there already: to type it again would send nothing', async () => {
  const request = { strategy: 'events', from: undefined, to: undefined, through: [], avoid: [], requirement: undefined } as const;
  const events = ['NICKNAME_EDITED nickname=Minji'];
  const { found } = makePlan(models, ['createCharacter'], { ...request, inputs: ['fresh'], maxSteps: 10, events }, speaker, () => {});
  const field = "top.getByRole('textbox', { name: '닉네임', exact: true })";
  expect(await playwright(config, found, speaker, undefined)).toContain(
    `if ((await ${field}.inputValue()) === 'Minji') await ${field}.fill('');\n    await ${field}.fill('Minji');`,
  );
});
