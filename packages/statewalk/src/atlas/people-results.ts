import { z } from 'zod';

/** What a person found on a path. */
export interface PeopleResult {
  readonly path: string;
  readonly status: string;
  readonly comment: string | undefined;
}

const ctrfForm = z.object({
  results: z.object({
    tests: z.array(z.object({ name: z.string(), testId: z.string().optional(), status: z.string(), message: z.string().optional() })),
  }),
});

const allureForm = z.object({
  name: z.string(),
  testCaseId: z.string().optional(),
  status: z.string(),
  statusDetails: z.object({ message: z.string().optional() }).optional(),
});

/** The ID of a path, wherever a test manager keeps it. */
const ID = /(?<![0-9a-f-])[0-9a-f]{8}(?:-\d+)?(?![0-9a-f-])/;

interface Case {
  readonly name: string;
  readonly id?: string | undefined;
  readonly status: string;
  readonly comment?: string | undefined;
}

const resultsOf = (cases: readonly Case[]): PeopleResult[] =>
  cases.flatMap(({ name, id, status, comment }) => {
    const [path] = ID.exec(id ?? '') ?? ID.exec(name) ?? [];
    return path === undefined ? [] : [{ path, status: status.toLowerCase(), comment }];
  });

/** Results of a file: CTRF, or one or several of Allure's results. @throws ZodError or SyntaxError for what is neither */
export function readPeopleResults(text: string): PeopleResult[] {
  const value: unknown = JSON.parse(text);
  const ofCtrf = ctrfForm.safeParse(value);
  if (ofCtrf.success)
    return resultsOf(ofCtrf.data.results.tests.map(({ testId, message, ...each }) => ({ ...each, id: testId, comment: message })));
  const all = z.array(allureForm).parse(Array.isArray(value) ? value : [value]);
  return resultsOf(
    all.map(({ name, testCaseId, status, statusDetails }) => ({ name, id: testCaseId, status, comment: statusDetails?.message })),
  );
}
