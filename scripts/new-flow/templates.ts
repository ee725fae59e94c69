import { type Names, quoted } from './names.ts';

/** New files by their place. What only a person can write is empty, and refused by the checks until it is there. */
export const filesOf = (names: Names): Readonly<Record<string, string>> => {
  const { flow, id, callFile } = names;
  return {
    [`machines/${flow}/${flow}.machine.ts`]: machine(names),
    [`machines/${flow}/qa/${flow}.model.ts`]: model(names),
    [`machines/${flow}/qa/${flow}.sentences.json`]: sentences(names),
    [`src/i18n/texts/account/${id}.json`]: texts(names),
    [`src/popups/${flow}/${flow}.tsx`]: screen(names),
    [`server/calls/${callFile}.ts`]: handler(names),
    [`tests/src/popups/${flow}.test.tsx`]: screenTest(names),
    [`machines/${flow}/qa/${flow}.bindings.ts`]: bindings(names),
  };
};

const machine = ({ id, component, call, callFile, failure, requirement, title }: Names): string => `import { assign, setup } from 'xstate';
import { type Failure, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';

export interface ${component}Context {
  readonly failure: Failure | null;
}

export type ${component}Event = { type: 'CONFIRMED' } | { type: 'CLOSED' };
export type ${component}Output = { outcome: 'changed' | 'closed' };

export const ${id}Machine = setup({
  types: {} as { context: ${component}Context; events: ${component}Event; output: ${component}Output; tags: 'busy' },
  actors: {
    /** POST /auth/${callFile}: not of the specification. */
    ${call}: port<void>('${call}'),
  },
  actions: {
    fail: assign({ failure: (_, { cause }: { cause: unknown }) => failure('${failure}', cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: '${id}',
  description: ${quoted(`${title} (${requirement}).`)},
  context: { failure: null },
  initial: 'asking',
  on: { CLOSED: '.closed' },
  states: {
    asking: {
      description: 'A question, with what failed before (${requirement}).',
      exit: 'clearFailure',
      on: { CONFIRMED: 'sending' },
    },

    sending: {
      description: 'The server is asked (${requirement}).',
      tags: 'busy',
      invoke: {
        id: '${call}',
        src: '${call}',
        onDone: 'changed',
        onError: { target: 'asking', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
      },
    },

    changed: { type: 'final', output: { outcome: 'changed' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<${component}Output>,
});
`;

const model = ({ flow, id, call, failure, requirement }: Names): string => `import { failing } from '#machines/failure-of.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { answerLost, codeAfter, endedWell, failed, refusedInWords, unreachable } from '#machines/samples.ts';
import { ${id}Machine } from '../${flow}.machine.ts';

export const ${id}Model = defineModel({
  machine: ${id}Machine,
  startsIn: { plain: 'asking' },
  expectations: {
    ${id}: { CLOSED: 'closed' },
    asking: { CONFIRMED: 'sending' },
    sending: { '${call} is done': 'changed', '${call} fails': failing('asking', '${failure}') },
  },
  outputs: { changed: { outcome: 'changed' }, closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [{ type: 'CONFIRMED' }, { type: 'CLOSED' }],
  outcomes: { ${call}: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }] },
  distinguish: ({ context }) => context,
  // The flow asks the server once.
  unanswered: { sending: ['CONFIRMED'] },
  invariants: [
    {
      title: 'nothing is sent before the person has confirmed it (${requirement})',
      holds: (after, event, before) => !after.matches('sending') || before.matches('sending') || event.type === 'CONFIRMED',
    },
    {
      title: 'it counts as done only on the word of the server (${requirement})',
      holds: (after, event) => !after.matches('changed') || endedWell(event, '${call}'),
    },
    {
      title: 'a failure is said, and it can be tried again (${requirement})',
      holds: (after, event) =>
        !failed(event, '${call}') || (after.matches('asking') && after.context.failure?.code === codeAfter(event, '${failure}')),
    },
  ],
});
`;

const inThreeLanguages = (en: string) => ({ ko: '', en, ja: '' });

const texts = ({ title }: Names): string =>
  json({
    open: inThreeLanguages(title),
    title: inThreeLanguages(title),
    lead: inThreeLanguages(''),
    confirm: inThreeLanguages(title),
  });

const sentences = ({ id, call, title }: Names): string => {
  const empty = { name: '', calls: { [call]: '' } };
  const screenIn = (said: string) => ({ sights: { any: said.replace('{{title}}', `$t(${id}.title)`) } });
  return json({
    begin: { any: { after: 'profile', press: `${id}.open` } },
    en: { name: `the popup “${title}”`, calls: { [call]: `the answer to “${title}”` }, ...screenIn('The popup “{{title}}” shows.') },
    ko: { ...empty, ...screenIn('“{{title}}” 팝업이 보임.') },
    ja: { ...empty, ...screenIn('ポップアップ「{{title}}」が表示される。') },
  });
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const screen = ({ flow, id, component, requirement }: Names): string => `import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ${id}Machine } from '#machines/${flow}/${flow}.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { dotted } from '../state-name.ts';

/** ${requirement}: the question, and what failed. */
export function ${component}({ actor }: { actor: ActorRefFrom<typeof ${id}Machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  return (
    <Dialog
      title={t(($) => $.${id}.title)}
      flow="${id}"
      state={state}
      busy={busy}
      onClose={() => actor.send({ type: 'CLOSED' })}
      footer={
        <Button busy={busy} onClick={() => actor.send({ type: 'CONFIRMED' })}>
          {t(($) => $.${id}.confirm)}
        </Button>
      }
    >
      {failure && (
        <Notice tone="error" role="alert">
          {failureText(t, failure)}
        </Notice>
      )}
      <Lead>{t(($) => $.${id}.lead)}</Lead>
    </Dialog>
  );
}
`;

const handler = ({ call, requirement }: Names): string => `import type { Handler } from '../http/call-context.ts';
import { signedIn } from './signed-in.ts';

/** ${requirement}. */
export const ${call}: Handler<'${call}'> = async (call) => {
  const { userId } = signedIn(call);
  throw new Error(\`what ${call} does for \${userId} is not written yet\`);
};
`;

const screenTest = ({ flow, id, component, call, failure, requirement }: Names): string => `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ${id}Machine } from '#machines/${flow}/${flow}.machine.ts';
import { PortError } from '#machines/failures.ts';
import texts from '#src/i18n/texts/account/${id}.json' with { type: 'json' };
import failures from '#src/i18n/texts/failures.json' with { type: 'json' };
import { ${component} } from '#src/popups/${flow}/${flow}.tsx';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';

async function open() {
  const answers = [deferred<void>(), deferred<void>()] as const;
  let asked = 0;
  const ${call} = vi.fn(() => answers[asked++ === 0 ? 0 : 1].promise);
  const actor = createActor(${id}Machine.provide({ actors: { ${call}: fromPromise(${call}) } })).start();
  await renderScreen(<${component} actor={actor} />);
  return { actor, answers, ${call} };
}

describe('${component}', () => {
  it('[${requirement}] asks the server once it is confirmed, and is done on its word', async () => {
    const { actor, answers, ${call} } = await open();
    expect(${call}).not.toHaveBeenCalled();
    await userEvent.click(button(texts.confirm.en));
    expect(${call}).toHaveBeenCalledOnce();
    expect(shownState()).toBe('${id} sending');
    answers[0].resolve();
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' }));
  });

  it('[${requirement}] says what failed, and can be tried again', async () => {
    const { actor, answers } = await open();
    await userEvent.click(button(texts.confirm.en));
    answers[0].reject(new PortError());
    expect((await screen.findByRole('alert')).textContent).toContain(failures.${failure}.en);
    await userEvent.click(button(texts.confirm.en));
    expect(screen.queryByRole('alert')).toBeNull();
    answers[1].resolve();
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' }));
  });

  it('[${requirement}] [POP-5] Escape closes it, and nothing is sent', async () => {
    const { actor, ${call} } = await open();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
    expect(${call}).not.toHaveBeenCalled();
  });
});
`;

const bindings = ({ id, call }: Names): string => `import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

export const ${id} = defineBindings('${id}', {
  events: { CONFIRMED: ({ press }) => press(($) => $.${id}.confirm) },
  ports: { ${call}: asks('${call}', '${call}') },
});
`;
