import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createServerClock } from '#src/browser/clock.ts';
import { createDeadlineClock, DEADLINE_CHECK_INTERVAL } from '#src/browser/deadline-clock.ts';
import { createStopwatch } from '#src/browser/stopwatch.ts';

/** A device: its wall clock can be set, and its steady clock stands still while it sleeps. */
function createDevice() {
  const time = { steady: 5, wall: 1_000_000 };
  return {
    sources: { steady: () => time.steady, wall: () => time.wall },
    pass: (ms: number) => {
      time.steady += ms;
      time.wall += ms;
    },
    sleep: (ms: number) => {
      time.wall += ms;
    },
    set: (ms: number) => {
      time.wall += ms;
    },
  };
}

const HOUR = 3_600_000;

describe('the server’s time', () => {
  test('[EMAIL-2] a device whose clock is two hours off counts right once the server told the time', () => {
    const device = createDevice();
    device.set(2 * HOUR);
    const clock = createServerClock(undefined, device.sources);
    clock.syncServerTime(50_000_000);
    device.pass(1234);
    expect(clock.serverNow()).toBe(50_001_234);
  });

  test('[EMAIL-2] a sleep that the steady clock misses counts, and asks for a sync', () => {
    const onDiverged = vi.fn();
    const device = createDevice();
    const clock = createServerClock(onDiverged, device.sources);
    clock.syncServerTime(0);
    device.sleep(HOUR);
    expect(clock.serverNow()).toBe(HOUR);
    device.pass(10);
    expect(clock.serverNow()).toBe(HOUR + 10);
    expect(onDiverged).toHaveBeenCalledTimes(1);
  });

  test('[EMAIL-2] a clock that is set back stretches nothing', () => {
    const onDiverged = vi.fn();
    const device = createDevice();
    const clock = createServerClock(onDiverged, device.sources);
    clock.syncServerTime(0);
    device.pass(60_000);
    device.set(-2 * HOUR);
    device.pass(1000);
    expect(clock.serverNow()).toBe(61_000);
    device.pass(1000);
    expect(clock.serverNow()).toBe(62_000);
    expect(onDiverged).toHaveBeenCalledTimes(1);
  });

  test('[EMAIL-2] looking often does not make time pass faster', () => {
    const device = createDevice();
    const stopwatch = createStopwatch(undefined, { steady: device.sources.steady, wall: () => Math.ceil(device.sources.wall()) });
    for (let look = 0; look < 10_000; look += 1) {
      device.pass(0.3);
      stopwatch.elapsed();
    }
    expect(stopwatch.elapsed()).toBeCloseTo(3000, 3);
  });
});

describe('timers by deadlines', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const countingPage = () => {
    const page = new EventTarget();
    let listeners = 0;
    const add = page.addEventListener.bind(page);
    const remove = page.removeEventListener.bind(page);
    const known = new Map<string, unknown>();
    page.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      if (known.get(type) !== listener) listeners += 1;
      known.set(type, listener);
      add(type, listener);
    };
    page.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      if (known.delete(type)) listeners -= 1;
      remove(type, listener);
    };
    return { page, listeners: () => listeners };
  };

  test('[EMAIL-2] they fire on time, in the order of their deadlines, once', () => {
    const clock = createDeadlineClock();
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('late'), 2500);
    clock.setTimeout(() => fired.push('early'), 300);
    clock.setTimeout(() => fired.push('never'), 400);
    const never = clock.setTimeout(() => fired.push('cleared'), 350);
    clock.clearTimeout(never);
    vi.advanceTimersByTime(299);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['early']);
    vi.advanceTimersByTime(2200);
    expect(fired).toEqual(['early', 'never', 'late']);
    vi.advanceTimersByTime(10_000);
    expect(fired).toHaveLength(3);
  });

  test.each(['visibilitychange', 'pageshow', 'focus'])('[EMAIL-2] a tab that slept past the deadline fires at once on %s', (waking) => {
    const device = createDevice();
    const { page } = countingPage();
    const clock = createDeadlineClock({ stopwatch: createStopwatch(undefined, device.sources), page });
    const fire = vi.fn();
    clock.setTimeout(fire, HOUR);
    device.sleep(HOUR);
    expect(fire).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(waking));
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('[EMAIL-2] without any such event the next look, a second later, finds it', () => {
    const device = createDevice();
    const clock = createDeadlineClock({ stopwatch: createStopwatch(undefined, device.sources) });
    const fire = vi.fn();
    clock.setTimeout(fire, HOUR);
    device.sleep(HOUR);
    vi.advanceTimersByTime(DEADLINE_CHECK_INTERVAL);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('[EMAIL-2] nothing is left running or listening when nothing waits', () => {
    const { page, listeners } = countingPage();
    const clock = createDeadlineClock({ page });
    expect([vi.getTimerCount(), listeners()]).toEqual([0, 0]);
    const first = clock.setTimeout(() => {}, 10);
    clock.setTimeout(() => {}, 20);
    expect([vi.getTimerCount(), listeners()]).toEqual([1, 3]);
    clock.clearTimeout(first);
    clock.clearTimeout(first);
    vi.advanceTimersByTime(20);
    expect([vi.getTimerCount(), listeners()]).toEqual([0, 0]);
  });

  test('[EMAIL-2] one that fires may set and clear others', () => {
    const clock = createDeadlineClock();
    const fired: string[] = [];
    clock.setTimeout(() => {
      fired.push('first');
      clock.clearTimeout(second);
      clock.setTimeout(() => fired.push('third'), 5);
    }, 10);
    const second = clock.setTimeout(() => fired.push('second'), 10);
    vi.advanceTimersByTime(15);
    expect(fired).toEqual(['first', 'third']);
  });

  test('[EMAIL-2] a machine’s `after` runs on it, and stops with the machine', () => {
    const machine = setup({ delays: { wait: HOUR } }).createMachine({
      initial: 'waiting',
      states: { waiting: { after: { wait: 'done' } }, done: {} },
    });
    const device = createDevice();
    const clock = createDeadlineClock({ stopwatch: createStopwatch(undefined, device.sources) });
    const actor = createActor(machine, { clock }).start();
    device.sleep(HOUR);
    vi.advanceTimersByTime(DEADLINE_CHECK_INTERVAL);
    expect(actor.getSnapshot().value).toBe('done');
    const stopped = createActor(machine, { clock }).start();
    stopped.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
