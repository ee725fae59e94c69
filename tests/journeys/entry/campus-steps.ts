import type { Person } from '../support/open-app.ts';

/** Every address that a person's windows ask for from now on. */
export function listen({ context }: Person): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}

export const CAMPUS_LIST = '**/api/v1/campus/list';
