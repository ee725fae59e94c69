/** Gives an action or a guard the event itself as its parameters: it names the fields that it reads. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event;
