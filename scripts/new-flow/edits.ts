import { addImport, insertAt } from './insert.ts';
import { type Names, quoted } from './names.ts';

export interface Edit {
  readonly file: string;
  readonly change: (source: string) => string;
}

/** Changes one after the other. */
const edit = (file: string, ...changes: readonly ((source: string) => string)[]): Edit => ({
  file,
  change: (source) => changes.reduce((code, change) => change(code), source),
});

const at =
  (path: string, part: string) =>
  (source: string): string =>
    insertAt(source, path.split('.'), part);

const importing =
  (line: string) =>
  (source: string): string =>
    addImport(source, line);

/** What stands already and has to know of the flow: call, sample, failure, ports, and the profile that leads to it. */
export const editsOf = ({ flow, id, call, event, state, failure, requirement, title, callFile }: Names): readonly Edit[] => [
  edit(
    'contract/calls.ts',
    at(
      'CALLS',
      `${call}: call({
        requirement: '${requirement}',
        method: 'POST',
        path: '/auth/${callFile}',
        summary: ${quoted(`${title}. Beyond the specification: the pages work without it`)},
        token: 'required',
        body: 'none',
        whenAnswerLost: 'repeat',
        request: none,
        data: s.nothing,
      })`,
    ),
  ),
  edit('tests/support/samples.ts', at('SAMPLES', `${call}: { payload: undefined, data: undefined }`)),
  edit('machines/failures.ts', at('FAILURE_CODES', `${failure}: '${requirement}'`)),
  edit(
    'machines/profile/profile.machine.ts',
    importing(`import { ${id}Machine } from '../${flow}/${flow}.machine.ts';`),
    at('ProfileEvent', `{ type: '${event}' }`),
    at('children', `${id}: '${id}'`),
    at('actors', `${id}: ${id}Machine`),
    at('states.viewing.on', `${event}: '${state}'`),
    at(
      'states',
      `${state}: {
        description: ${quoted(`“${title}” is asked above the profile (${requirement}).`)},
        invoke: { id: '${id}', src: '${id}', onDone: 'viewing', onError: 'viewing' },
      }`,
    ),
  ),
  edit(
    'machines/profile/qa/profile.model.ts',
    importing(`import { ${id}Model } from '#machines/${flow}/qa/${flow}.model.ts';`),
    at('CHOICES', `'${event}'`),
    at('outcomes', `${id}: endsOf(${id}Model)`),
    at('unanswered.reading', `'${event}'`),
    at('unanswered', `${state}: [...CHOICES, 'ALERT_CONFIRMED']`),
  ),
  edit(
    'machines/profile/qa/profile.expectations.ts',
    at('expectations.viewing', `${event}: '${state}'`),
    at('expectations', `${state}: { '${id} is done': 'viewing', '${id} fails': 'viewing' }`),
  ),
  edit(
    'machines/profile/qa/profile.bindings.ts',
    at('events', `${event}: ({ press }) => press(($) => $.${id}.open)`),
    at('notOffered.CLOSED', `snapshot.matches('${state}')`),
  ),
  edit(
    'src/app/ports/profile.ts',
    importing(`import { ${id}Machine } from '#machines/${flow}/${flow}.machine.ts';`),
    at(
      'profile.actors',
      `${id}: ${id}Machine.provide({
        actors: {
          ${call}: fromPromise<void, void>(async ({ signal }) => {
            await services.client.call('${call}', undefined, { signal });
          }),
        },
      })`,
    ),
  ),
  edit(
    'tests/sweeps/faults/actions/profile.ts',
    importing(`import ${id} from '#src/i18n/texts/account/${id}.json' with { type: 'json' };`),
    at(
      'PROFILE_ACTIONS',
      `${quoted(title)}: {
        call: '${call}',
        as: 'member',
        beyond: [succeeds('${call}')],
        open: async (page) => {
          await openProfile(page);
          await page.press(${id}.open.en);
        },
        act: (page) => page.press(${id}.confirm.en),
        says: '${failure}',
        succeeds: (page) => page.read('My profile'),
      }`,
    ),
  ),
  edit(
    'tests/sweeps/faults/lost/changes.ts',
    at('CHANGES', `${call}: { ${quoted(title)}: { as: 'member', ...action(${quoted(title)}) } }`),
  ),
];
