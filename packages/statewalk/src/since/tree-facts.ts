import { z } from 'zod';

/** A guard, an action or a delay: what the chart calls it, and what it is made of. */
const part = z.object({ name: z.string(), code: z.string() });

const transition = z.object({
  /** As by `transitionName`. */
  name: z.string(),
  guard: part.optional(),
  actions: z.array(part),
  /** How long it waits. */
  delay: part.optional(),
  description: z.string(),
});

const state = z.object({
  /** As by `pathOf`. */
  id: z.string(),
  type: z.string(),
  description: z.string(),
  entry: z.array(part),
  exit: z.array(part),
  /** Actors that run while it holds. */
  invokes: z.array(part),
});

const path = z.object({
  id: z.string(),
  input: z.string(),
  number: z.number(),
  name: z.string().optional(),
  /** A step each: its name and its transitions (`takenBy`). */
  takes: z.array(z.string()),
  /** States that it passes, the first one too. */
  states: z.array(z.string()),
  /** What is done and what must be seen, a line each. */
  texts: z.array(z.string()),
  requirements: z.array(z.string()),
});

const machine = z.object({
  id: z.string(),
  description: z.string(),
  states: z.array(state),
  transitions: z.array(transition),
  paths: z.array(path),
  /** Files that it consists of, from the folder of the tree. */
  files: z.array(z.string()),
});

const treeFacts = z.object({
  machines: z.array(machine),
  /** What could not be read as that tree means it. */
  notes: z.array(z.string()),
});

export type PartFacts = z.infer<typeof part>;
export type TransitionInTree = z.infer<typeof transition>;
export type StateInTree = z.infer<typeof state>;
export type PathInTree = z.infer<typeof path>;
export type MachineInTree = z.infer<typeof machine>;
/** What a tree's machines are, and which paths are walked on them. */
export type TreeFacts = z.infer<typeof treeFacts>;

/** @throws ZodError or SyntaxError for what is none. */
export const readTreeFacts = (text: string): TreeFacts => treeFacts.parse(JSON.parse(text));
