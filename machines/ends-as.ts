interface Ended {
  readonly outcome: string;
}

/** The guard of a child's `onDone`: its output has this outcome. `ENDS_AS` of the machine's `setup` is what it calls. */
export const endsAs = <Output extends Ended>(outcome: Output['outcome']) => ({
  type: 'endsAs' as const,
  params: ({ event }: { event: { output: Output } }) => ({ output: event.output, outcome }),
});

export const ENDS_AS = {
  endsAs: (_: unknown, { output, outcome }: { output: Ended; outcome: string }): boolean => output.outcome === outcome,
};
