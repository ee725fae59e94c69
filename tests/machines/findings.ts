import { resolve } from 'node:path';
import { reading } from '#machines/failure-of.ts';
import { fileOfMachine } from '#scripts/docs/machine-files.ts';
import { check } from '#statewalk/explore/check.ts';
import { type Finding, type Rule, SPECIFICATION } from '#statewalk/explore/finding.ts';
import { lint } from '#statewalk/explore/lint.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { located } from '#statewalk/findings/located.ts';
import { line } from '#statewalk/findings/text.ts';
import { exploredOnce } from './models.ts';

/** As `explore` writes them: the machine's file and line, then what is wrong there. */
const lines = (model: Model, findings: readonly Finding[]): string[] =>
  located(findings, resolve(fileOfMachine(model.machine.id))).map(line);

/** What the chart and the model say wrongly by themselves; nothing is run. */
export const writtenWrongly = (model: Model): string[] => lines(model, lint(model, SPECIFICATION));

const known = new Map<Model, readonly Finding[]>();

function checked(model: Model): readonly Finding[] {
  const { graphs, judged } = exploredOnce(model);
  return check(model, graphs, { rules: SPECIFICATION, reading, judged });
}

/** What the machine's exploration finds, by these rules; explored and checked once in a test run. */
export function foundIn(model: Model, ...rules: readonly Rule[]): string[] {
  const findings = known.get(model) ?? checked(model);
  known.set(model, findings);
  return lines(
    model,
    findings.filter(({ rule }) => rules.includes(rule)),
  );
}
