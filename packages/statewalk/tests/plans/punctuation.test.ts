import { expect, test } from 'vitest';
import { arranged, beginOf, controlsOf, messageIn } from '../../src/plans/formats/rows.ts';
import type { PlanPath, Sight } from '../../src/plans/plan.ts';
import { sentencesIn } from '../../src/plans/sentences.ts';
import type { Speaker } from '../../src/plans/speaker.ts';

const speakerIn = (language: string) => ({ label: (key: string) => sentencesIn(language).labels[key] ?? key }) as Speaker;
const sight = { message: 'Full.', controls: ['Save', 'Close'] } as unknown as Sight;
const path = { begin: 'Open it' } as PlanPath;

test.each([
  ['en', 'Save, Close', '“Full.”', 'How to begin: Open it', ' (To arrange: fill it; wait)'],
  ['ko', 'Save, Close', '“Full.”', '시작하는 방법: Open it', ' (준비: fill it; wait)'],
  ['ja', 'Save、Close', '「Full.」', '始め方：Open it', '（準備：fill it; wait）'],
])(
  'a plan has the quotation marks, brackets, colons and commas of its language (%s)',
  (language, controls, message, begin, arrangement) => {
    const speaker = speakerIn(language);
    expect(messageIn(sight, speaker.label)).toBe(message);
    expect(controlsOf(sight, speaker.label)).toContain(controls);
    expect(beginOf(path, speaker)).toBe(begin);
    expect(arranged(['fill it', 'wait'], speaker)).toBe(arrangement);
    expect(arranged([], speaker)).toBe('');
  },
);
