import { counted } from '../counted.ts';
import type { LeftOut, Taken } from './people-paths.ts';

const WHY: Readonly<Record<LeftOut['why'], string>> = {
  untold: 'no sentence says how a person brings it about',
  scriptOnly: 'the sentences say that only a script does it',
  noControl: 'the screen has no control for it',
  tooQuick: 'a timer is quicker than a person',
  noBegin: 'no sentence says how a person comes to where the machine begins',
  behind: 'it lies behind a step that no person takes',
};

/** So many names are printed of a reason. */
const NAMES_MAX = 40;

/** What no path for people takes, by reason; `isNamed`: each by its name. */
export function leftLines({ left, all }: Taken, isNamed: boolean): string[] {
  const reasons = Object.entries(WHY).flatMap(([why, said]) => {
    const of = left.filter((each) => each.why === why);
    const names = isNamed ? of.slice(0, NAMES_MAX).map(({ transition }) => `    ${transition}`) : [];
    return of.length === 0 ? [] : [`  ${of.length}: ${said}`, ...names];
  });
  return [`${all - left.length} of ${counted(all, 'transition')} by hand${left.length === 0 ? '.' : '. Left out:'}`, ...reasons];
}
