import { z } from 'zod';
import { COVERS } from './request.ts';

const sight = z.object({
  /** `data-state` of the flow's root element. */
  state: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  /** The message about a failure, as the pages show it. */
  message: z.string().optional(),
  /** What the server says in its place. */
  serverWords: z.string().optional(),
  hasEnded: z.literal(true).optional(),
  /** Names of what can be pressed. */
  controls: z.array(z.string()).optional(),
});

/** What a run in a browser found at a step, or at the start. */
const finding = z.object({
  /** Why screen and model disagree; the path stops there. */
  fault: z.string().optional(),
  /** A file beside the report. */
  picture: z.string().optional(),
});

const step = z.object({
  /** `EMAIL_SUBMITTED`, `checkEmail.done`, as `--events` takes it. */
  step: z.string(),
  /** What tells steps of this name apart. */
  facts: z.unknown(),
  does: z.string(),
  /** What has to be so before this is done. */
  arrange: z.array(z.string()),
  source: z.enum(['person', 'timer', 'actor']),
  sees: sight,
});

const path = z.object({
  machine: z.string(),
  /** Its name in the model. */
  input: z.string(),
  /** Counts from 1 in its machine. */
  number: z.number(),
  /** Lasts; reports of earlier versions lack it. */
  id: z.string().optional(),
  /** What people call it. */
  name: z.string().optional(),
  /** How a person comes to the start in the product. */
  begin: z.string().optional(),
  start: sight,
  steps: z.array(step),
  /** Only where a time was given. */
  value: z.object({ minutes: z.number(), covers: z.array(z.string()), requirements: z.array(z.string()) }).optional(),
  /** Covers the start and each step that was reached; only where the path was run. */
  run: z.object({ seconds: z.number(), findings: z.array(finding) }).optional(),
});

const planForm = z.object({
  language: z.string(),
  machines: z.array(z.object({ machine: z.string(), description: z.string(), paths: z.array(path) })),
  /** Steps that have no sentence yet, as `machine step`. */
  unnamed: z.array(z.string()),
  /** How far the paths come that were chosen for a time. */
  budget: z
    .object({
      cover: z.enum(COVERS),
      minutes: z.number(),
      used: z.number(),
      paths: z.number(),
      covered: z.number(),
      of: z.object({ paths: z.number(), goals: z.number() }),
      open: z.object({ goals: z.array(z.object({ machine: z.string(), name: z.string() })), requirements: z.array(z.string()) }),
    })
    .optional(),
});

/** Paths as JSON: what `--format json` writes, and, with what was found, the run in the browser. */
export type PlanForm = z.infer<typeof planForm>;
export type PathForm = z.infer<typeof path>;

/** @throws ZodError or SyntaxError for what is no plan. */
export const readPlan = (text: string): PlanForm => planForm.parse(JSON.parse(text));
