import { camelCase } from '../camel-case.ts';

/** What the command knows of a flow. */
export interface Asked {
  /** `account-pause` */
  readonly flow: string;
  /** The name of its call, `pauseAccount`. */
  readonly call: string;
  /** `PROF-1` */
  readonly requirement: string;
  /** In English: the row of the profile, and the title of the dialog. */
  readonly title: string;
}

/** The names that follow from it. */
export interface Names extends Asked {
  /** `accountPause`: the machine’s id, the file of its texts. */
  readonly id: string;
  /** `AccountPause` */
  readonly component: string;
  /** `ACCOUNT_PAUSE_CHOSEN`, the event of the profile. */
  readonly event: string;
  /** `showingAccountPause`, the state of the profile. */
  readonly state: string;
  /** `accountPauseFailed` */
  readonly failure: string;
  /** `pause-account`: the file of the call’s handler. */
  readonly callFile: string;
}

/** Says which name does not fit, and what would. */
export function whatIsWrong({ flow, call, requirement, title }: Asked): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(flow)) return `"${flow}" is no name of a flow: small letters and hyphens, as in account-pause`;
  if (!/^[a-z][A-Za-z]+$/.test(call)) return `"${call}" is no name of a call: as in pauseAccount`;
  if (!/^[A-Z]+-\d+$/.test(requirement)) return `"${requirement}" is no requirement: as in PROF-1`;
  return title.trim() === '' ? 'the title is empty' : undefined;
}

export function namesOf(asked: Asked): Names {
  const { flow, call } = asked;
  const id = camelCase(flow);
  const component = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    ...asked,
    id,
    component,
    event: `${flow.toUpperCase().replaceAll('-', '_')}_CHOSEN`,
    state: `showing${component}`,
    failure: `${id}Failed`,
    callFile: call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  };
}

/** As a text in a source; an apostrophe as it is printed. */
export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
