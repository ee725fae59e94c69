import { describe, expect, test } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { journeysOf } from '../src/atlas/journeys.ts';
import { atlasOf } from '../src/atlas/pages.ts';
import { siteOf } from '../src/atlas/site.ts';
import { defineConfig } from '../src/config.ts';
import { createPaths } from '../src/create-paths.ts';
import { exploreAll } from '../src/explore/graph.ts';
import { mermaid } from '../src/explore/mermaid.ts';
import { newest } from '../src/inspector/moment.ts';
import { pathOfActor } from '../src/inspector/path.ts';
import { Recorder } from '../src/inspector/recorder.ts';
import { replay } from '../src/inspector/replay.ts';
import { modelsOf } from '../src/models.ts';
import { FORMATS } from '../src/plans/formats/formats.ts';
import { makePlan } from '../src/plans/run.ts';
import { speakerOf } from '../src/plans/speaker.ts';

/* A machine as others write them: no model, no descriptions in some states, a timer, an actor, a callback, regions. */

const player = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'play' } | { type: 'stop' } | { type: 'mute' } },
  actors: { load: fromPromise(async () => 'track'), keys: fromCallback(() => {}) },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { mayRetry: ({ context }) => context.tries < 2 },
}).createMachine({
  id: 'player',
  type: 'parallel',
  context: { tries: 0 },
  invoke: { id: 'keys', src: 'keys' },
  states: {
    track: {
      initial: 'idle',
      states: {
        idle: { on: { play: 'loading' } },
        loading: {
          description: 'Fetches the track (SONG-1).',
          entry: 'count',
          invoke: { id: 'load', src: 'load', onDone: 'playing', onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'failed' }] },
        },
        waiting: { after: { 1000: 'loading' } },
        playing: { on: { stop: 'stopped' } },
        stopped: { type: 'final' },
        failed: { type: 'final' },
      },
    },
    sound: { initial: 'loud', states: { loud: { on: { mute: 'silent' } }, silent: { on: { mute: 'loud' } } } },
  },
});
const config = defineConfig({ machines: { player } });
const speaker = speakerOf(config, 'en');
const model = modelsOf(config.machines).player;
if (model === undefined) throw new Error('the configuration has a player');
const ALL = { strategy: 'transitions', inputs: [], through: [], avoid: [], events: [], maxSteps: 100 } as const;
const ANY = { ...ALL, from: undefined, to: undefined, requirement: undefined };

describe('a machine without a model', () => {
  test('is explored: every state and transition that can be reached is', () => {
    const [graph] = exploreAll(model);
    const states = new Set([...(graph?.vertices.values() ?? [])].map(({ snapshot }) => JSON.stringify(snapshot.value)));
    expect(states.size).toBe(12);
  });

  test('is told: a plan says each step and what must be seen', () => {
    const { plan, notes } = makePlan({ player: model }, ['player'], ANY, speaker, () => {});
    expect(notes).toEqual([]);
    const text = FORMATS.markdown(plan, speaker);
    expect(text).toContain('| load succeeds');
    expect(text).toContain('| load fails');
    expect(text).toContain('Fetches the track (SONG-1).');
  });

  test('is drawn, as Mermaid and in an atlas', async () => {
    expect(mermaid(player)).toContain('load is done');
    const { pages } = await atlasOf(siteOf(config), [model], (each) => journeysOf([speaker], each), undefined, new Date(0));
    expect([...pages.keys()]).toEqual(['player.html', 'index.html', 'recording.html']);
    expect(pages.get('player.html')).toContain('data-state="track.loading"');
    expect(pages.get('index.html')).not.toContain('undefined');
  });

  test('its paths run on a real actor', () => {
    const paths = createPaths(player);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths.map(({ title }) => title)).size).toBe(paths.length);
    for (const { run } of paths) run();
  });

  test('is recorded without being named to the recorder, and replays', () => {
    const recorder = new Recorder();
    const actor = createActor(player);
    recorder.attach(actor);
    actor.start();
    actor.send({ type: 'mute' });
    actor.stop();
    expect(recorder.machine('player')).toBe(player);
    const path = pathOfActor(recorder.recording(), actor.sessionId, newest(recorder.recording()));
    expect(replay(path, config)).toEqual([path.begins, ...path.steps.map(({ states }) => states)]);
    expect(path.steps.map(({ states }) => states)).toEqual([['track.idle', 'sound.silent']]);
  });
});

test('a project names its requirements, and says its failures, in its own way', () => {
  const own = defineConfig({
    machines: { player },
    requirement: /SONG-\d/,
    failures: {
      shown: ({ value }) => (JSON.stringify(value).includes('waiting') ? 'offline' : null),
      say: (failure: string) => `It is ${failure}.`,
    },
    words: { sentences: () => ({ any: { play: 'Press “Play”' } }) },
  });
  const { plan } = makePlan({ player: model }, ['player'], ANY, speakerOf(own, 'en'), () => {});
  const steps = plan.machines.flatMap(({ paths }) => paths.flatMap((path) => path.steps));
  expect(steps.find(({ step }) => step === 'play')?.does).toBe('Press “Play”');
  expect(steps.some(({ sees }) => sees.requirements.includes('SONG-1'))).toBe(true);
  expect(steps.find(({ sees }) => sees.state.includes('waiting'))?.sees.message).toBe('It is offline.');
  expect(plan.unnamed.length).toBeGreaterThan(0);
});
