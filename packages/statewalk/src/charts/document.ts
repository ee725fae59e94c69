import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../explore/chart.ts';
import type { Model } from '../explore/model.ts';
import { requirementsIn } from '../requirements.ts';

/**
 * One Markdown table with a row for each machine.
 * @param fileOf where a machine's chart is written, from the document; `undefined`: no link
 */
export function chartsDocument(
  models: Readonly<Record<string, Model>>,
  { introduction = '# Charts', fileOf = () => undefined }: ChartsDocument = {},
  pattern?: RegExp,
): string {
  const rows = Object.values(models).map(({ machine }) => row(machine, fileOf(machine.id), pattern));
  return `${introduction}\n\n| Machine | What it is | States | Requirements |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

interface ChartsDocument {
  readonly introduction?: string | undefined;
  readonly fileOf?: ((id: string) => string | undefined) | undefined;
}

function row(machine: AnyStateMachine, file: string | undefined, pattern: RegExp | undefined): string {
  const nodes = statesOf(machine);
  const requirements = [...new Set(nodes.flatMap(({ description }) => requirementsIn(description, pattern)))].sort();
  const states = nodes.filter((node) => node !== machine.root).length;
  const name = file === undefined ? `\`${machine.id}\`` : `[\`${machine.id}\`](${file})`;
  const cells = [name, machine.root.description ?? '', String(states), requirements.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
