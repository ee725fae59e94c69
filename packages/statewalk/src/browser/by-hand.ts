import { createInterface } from 'node:readline/promises';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Bindings } from './bindings.ts';
import { isClicked } from './offered.ts';
import { playIn, type Stage } from './path-runner.ts';

/** A person goes on in the window; the server's answers, timers and what a parent sends are chosen here by their numbers. */
export async function goOnByHand({ page: shown, speaker, modelOf }: Stage, bindings: Bindings, graph: Graph): Promise<void> {
  const { page } = shown.screen;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const playable = (edge: Edge) => !isClicked(edge, bindings);
  for (;;) {
    const { vertex } = await page.evaluate(() => window.look());
    const leaving = graph.edges.get(vertex) ?? [];
    console.log(`\nAt ${vertex}`);
    for (const [at, edge] of leaving.entries()) if (playable(edge)) console.log(`  ${at}  ${speaker.step(bindings.flow, edge).text}`);
    const answer = await ask.question('A number makes it happen, Enter looks again, q ends: ');
    if (answer === 'q') break;
    const edge = answer === '' ? undefined : leaving[Number(answer)];
    if (edge !== undefined && playable(edge)) await playIn(shown, modelOf(bindings.flow), graph, edge);
  }
  ask.close();
}
