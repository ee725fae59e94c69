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
  const rows = Object.entries(models).map(([name, { machine }]) => row(name, machine, { file: fileOf(name), pattern }));
  return `${introduction}\n\n| Machine | What it is | States | Requirements |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

interface ChartsDocument {
  readonly introduction?: string | undefined;
  readonly fileOf?: ((id: string) => string | undefined) | undefined;
}

interface RowOf {
  readonly file: string | undefined;
  readonly pattern: RegExp | undefined;
}

function row(name: string, machine: AnyStateMachine, { file, pattern }: RowOf): string {
  const nodes = statesOf(machine);
  const requirements = [...new Set(nodes.flatMap(({ description }) => requirementsIn(description, pattern)))].sort();
  const states = nodes.filter((node) => node !== machine.root).length;
  const link = file === undefined ? `\`${name}\`` : `[\`${name}\`](${encodeURI(file)})`;
  const cells = [link, machine.root.description ?? '', String(states), requirements.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
