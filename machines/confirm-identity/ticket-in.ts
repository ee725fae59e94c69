/** The ticket that the sign-in at the provider ended with. Throws where there is none. */
export function ticketIn(event: object): string {
  const output = 'output' in event ? event.output : null;
  const ticket = typeof output === 'object' && output !== null && 'ticket' in output ? output.ticket : null;
  if (typeof ticket !== 'string') throw new Error('there is no ticket');
  return ticket;
}
