/** A machine's output is that of the final state in which it ends, which XState types as `unknown`. */
export const finalOutput = <Output>({ event }: { event: { output: unknown } }): Output => event.output as Output;
