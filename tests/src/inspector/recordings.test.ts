import { expect, test } from 'vitest';
import { CODE, EMAIL, PASSWORD, PROOF, PROVIDER_ANSWER, TICKET } from '#machines/samples.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { coveringPathsOfAll } from '#statewalk/explore/paths.ts';
import { newest } from '#statewalk/inspector/moment.ts';
import { pathOfActor } from '#statewalk/inspector/path.ts';
import type { Plain } from '#statewalk/inspector/plain.ts';
import { readRecording, writeRecording } from '#statewalk/inspector/recording.ts';
import { replay } from '#statewalk/inspector/replay.ts';
import config from '#statewalk.config';
import { exploredModels } from '#tests/machines/models.ts';
import { IS_REST } from '#tests/support/part.ts';
import { recordPath } from './record.ts';
import { textsIn } from './texts-in.ts';

/** They take half a minute together in the rest. */
const LARGE = new Set(['createCharacter', 'emailVerification', 'login', 'popups', 'shell']);

/** Fields that hold a secret, and what they held, wherever the model has them. */
const SECRET_FIELDS = ['email', 'password', 'token', 'ticket', 'proof', 'expired', 'session', 'returnValue'];

function secretsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? (SECRET_FIELDS.includes(key) && each !== '' ? [each] : []) : secretsIn(each, seen),
  );
}

const MODELS: readonly (readonly [string, Model])[] = exploredModels;

const TAKEN = MODELS.filter(([id]) => LARGE.has(id) === IS_REST);

test.each(TAKEN)('%s: a recording of every transition holds no secret, and replays', { timeout: 120_000 }, (id, model) => {
  const secrets = new Set([
    EMAIL,
    PASSWORD,
    CODE,
    PROOF,
    TICKET,
    PROVIDER_ANSWER.code,
    PROVIDER_ANSWER.state,
    ...secretsIn([model.inputs, model.events, model.outcomes]),
  ]);
  for (const path of coveringPathsOfAll(exploreAll(model))) {
    const { recorder, actor } = recordPath(model, path);
    const recording = recorder.recording();
    const told = new Set(textsIn(recording as unknown as Plain));
    expect(
      [...told].filter((text) => [...secrets].some((secret) => text === secret || (secret.length > 6 && text.includes(secret)))),
    ).toEqual([]);
    expect(readRecording(writeRecording(recording))).toEqual(recording);

    const recorded = pathOfActor(recording, actor.sessionId, newest(recording));
    expect(recorded.machine).toBe(id);
    expect(recorded.steps.length).toBeGreaterThanOrEqual(Math.min(1, path.edges.length));
    expect(replay(JSON.parse(JSON.stringify(recorded)), config)).toEqual([recorded.begins, ...recorded.steps.map(({ states }) => states)]);
    actor.stop();
  }
});
