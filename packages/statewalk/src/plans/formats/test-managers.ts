import { stringify } from 'csv-stringify/sync';
import { type Plan, type PlanPath, type PlanStep, requirementsOfPath, type Sight } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { controlsOf, endIn, messageIn, titleOf } from './rows.ts';

type Row = Readonly<Record<string, string>>;

/** A case as rows: what is said once stands in its first. */
interface Form {
  readonly columns: readonly string[];
  caseOf(path: PlanPath, speaker: Speaker): Row;
  stepOf(does: string, expected: string): Row;
}

/** Columns as the CSV import of TestRail names the fields of a case with separate steps. */
const TESTRAIL: Form = {
  columns: ['Section', 'Title', 'Automation ID', 'Type', 'References', 'Preconditions', 'Steps (Step)', 'Steps (Expected Result)'],
  caseOf: (path, speaker) => ({
    Section: path.flow ?? path.machine,
    Title: titleOf(path, speaker),
    'Automation ID': path.id,
    Type: 'Functional',
    References: requirementsOfPath(path).join(','),
    Preconditions: preconditionsOf(path, speaker),
  }),
  stepOf: (does, expected) => ({ 'Steps (Step)': does, 'Steps (Expected Result)': expected }),
};

const SCRIPT = 'Test Script (Step-by-Step)';

/** Columns as the import of Zephyr Scale names them. */
const ZEPHYR: Form = {
  columns: [
    'Name',
    'Objective',
    'Precondition',
    'Folder',
    'Labels',
    `${SCRIPT} - Step`,
    `${SCRIPT} - Test Data`,
    `${SCRIPT} - Expected Result`,
  ],
  caseOf: (path, speaker) => ({
    Name: titleOf(path, speaker),
    Objective: path.start.description,
    Precondition: preconditionsOf(path, speaker),
    Folder: `/${path.flow ?? path.machine}`,
    Labels: [`path-${path.id}`, ...requirementsOfPath(path)].join(','),
  }),
  stepOf: (does, expected) => ({ [`${SCRIPT} - Step`]: does, [`${SCRIPT} - Expected Result`]: expected }),
};

/** How to come to the start, and what has to be arranged before the first step. */
function preconditionsOf({ begin, steps }: PlanPath, { label }: Speaker): string {
  const arranged = new Set(steps.flatMap(({ arrange }) => arrange));
  return [begin ?? label('beginUnknown'), ...arranged].join('\n');
}

const expectedOf = (sight: Sight, { flow }: PlanPath, { label }: Speaker): string =>
  [
    messageIn(sight, label),
    endIn(sight, label),
    sight.description,
    controlsOf(sight, label),
    flow === undefined ? label('stateIs').replace('{{state}}', sight.state) : '',
  ]
    .filter(Boolean)
    .join('\n');

function rowsOf(form: Form, path: PlanPath, speaker: Speaker): Row[] {
  const steps = [
    form.stepOf(path.begin ?? speaker.label('start'), expectedOf(path.start, path, speaker)),
    ...path.steps.map(({ does, sees }: PlanStep) => form.stepOf(does, expectedOf(sees, path, speaker))),
  ];
  return steps.map((step, at) => (at === 0 ? { ...form.caseOf(path, speaker), ...step } : step));
}

const writer =
  (form: Form) =>
  ({ machines }: Plan, speaker: Speaker): string => {
    const rows = machines.flatMap(({ paths }) => paths.flatMap((path) => rowsOf(form, path, speaker)));
    return stringify([form.columns, ...rows.map((row) => form.columns.map((column) => row[column] ?? ''))], { escape_formulas: true });
  };

export const testrail = writer(TESTRAIL);
export const zephyr = writer(ZEPHYR);
