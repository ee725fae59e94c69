import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Position } from './position.ts';

/**
 * What was found of steps that were taken before. A step depends on the very snapshot and on the timers that run, not on which actors have ended:
 * positions that differ in those alone take it once.
 */
export class KnownSteps<Found> {
  private readonly found = new Map<AnyMachineSnapshot, Map<Position['timers'], Map<AnyEventObject | string, Found>>>();

  /** @param timer its id, where the step is a timer that goes off */
  get({ snapshot, timers }: Position, event: AnyEventObject, timer: string | undefined): Found | undefined {
    return this.found
      .get(snapshot)
      ?.get(timers)
      ?.get(timer ?? event);
  }

  clear(): void {
    this.found.clear();
  }

  set({ snapshot, timers }: Position, event: AnyEventObject, timer: string | undefined, found: Found): void {
    const byTimers = this.found.get(snapshot) ?? new Map<Position['timers'], Map<AnyEventObject | string, Found>>();
    const byEvent = byTimers.get(timers) ?? new Map<AnyEventObject | string, Found>();
    byEvent.set(timer ?? event, found);
    byTimers.set(timers, byEvent);
    this.found.set(snapshot, byTimers);
  }
}
