import { z } from 'zod';
import { plainSchema } from './plain.ts';

/** The form of a recording's file. Another number: a file that this version cannot read. */
export const FORMAT = 'statewalk-recording-1';

/** How the form ends, whatever the tool was called that wrote it. */
export const FORMAT_END = '-recording-1';

const actorSchema = z.object({
  /** XState's session ID: no two actors of a recording share one. */
  id: z.string(),
  /** What its parent calls it. */
  name: z.string(),
  parent: z.string().nullable(),
  /** The machine's ID; null for another actor. */
  machine: z.string().nullable(),
  /** The number of the first entry that it may appear in. */
  begins: z.number().int(),
  input: plainSchema,
});

const eventSchema = z.looseObject({ type: z.string() }).catchall(plainSchema);

const snapshotSchema = z.object({
  status: z.string(),
  /** The state value of a machine. */
  value: plainSchema.optional(),
  context: plainSchema.optional(),
  output: plainSchema.optional(),
  error: plainSchema.optional(),
});

const at = {
  n: z.number().int(),
  /** ms since the recording began. */
  at: z.number(),
};

/** An event on its way to an actor; `from` is null for the page, and the actor itself for a timer. */
const messageSchema = z.object({ kind: z.literal('message'), ...at, from: z.string().nullable(), to: z.string(), event: eventSchema });

/** An actor took an event, or has started. */
const stepSchema = z.object({
  kind: z.literal('step'),
  ...at,
  actor: z.string(),
  event: eventSchema,
  /** The number of the message that brought the event. */
  message: z.number().int().nullable(),
  /** Names of the transitions that were taken, as `transitionName` writes them; none: the event was ignored. */
  transitions: z.array(z.string()),
  /** Null where the step did not end. */
  snapshot: snapshotSchema.nullable(),
});

export const recordingSchema = z.object({
  format: z.string().endsWith(FORMAT_END),
  /** ISO 8601. */
  began: z.string(),
  actors: z.array(actorSchema),
  /** In order of `n`, without gaps; the oldest may be missing. */
  entries: z.array(z.discriminatedUnion('kind', [messageSchema, stepSchema])),
});

export type Recording = z.infer<typeof recordingSchema>;
export type RecordedActor = z.infer<typeof actorSchema>;
export type RecordedEvent = z.infer<typeof eventSchema>;
export type RecordedSnapshot = z.infer<typeof snapshotSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Entry = Message | Step;

/** @throws ZodError, SyntaxError */
export const readRecording = (text: string): Recording => recordingSchema.parse(JSON.parse(text));

export const writeRecording = (recording: Recording): string => `${JSON.stringify(recording, null, 1)}\n`;
