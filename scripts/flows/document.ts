import type { AnyStateMachine } from 'xstate';
import { requirementsIn, statesOf } from '#statewalk/explore/chart.ts';
import type { Model } from '#statewalk/explore/model.ts';

const INTRODUCTION = `# Flows

\`npm run generate\` writes this index from the machines that ship, and a test compares them. \`npm run atlas\` makes a site with the chart, the states and the paths of
each; \`npm run -s flows -- logout\` prints one chart as Mermaid.`;

/**
 * One Markdown table with a row for each machine.
 * @param fileOf where a machine's chart is written, from the root of the repository
 */
export function flowsDocument(models: Readonly<Record<string, Model>>, fileOf: (id: string) => string): string {
  const rows = Object.values(models).map(({ machine }) => row(machine, fileOf(machine.id)));
  return `${INTRODUCTION}\n\n| Machine | What it is | States | Requirements |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function row(machine: AnyStateMachine, file: string): string {
  const nodes = statesOf(machine);
  const requirements = [...new Set(nodes.flatMap(({ description }) => requirementsIn(description)))].sort();
  const states = nodes.filter((node) => node !== machine.root).length;
  const cells = [`[\`${machine.id}\`](../${file})`, machine.root.description ?? '', String(states), requirements.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
