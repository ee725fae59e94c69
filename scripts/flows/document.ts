import type { AnyStateMachine, StateNode } from 'xstate';
import { pathOf, requirementsIn, statesOf } from '../../machines/explore/chart.ts';
import { mermaid } from '../../machines/explore/mermaid.ts';
import type { Model } from '../../machines/explore/model.ts';

const INTRODUCTION = `# Flows

Written by \`npm run flows\` from the machines that ship; a test fails while it is not current. Each state is named with the requirements that its
description names. An arrow from "any state" is a transition of the state around. \`checkEmail is done\` is the answer of a port or a child
flow, \`after untilExpiry\` a timer, \`[isReset]\` a guard, \`always\` happens at once.`;

/** One Markdown document: of each machine its description, its chart as a Mermaid diagram, and what its states mean. */
export function flowsDocument(models: Readonly<Record<string, Model>>): string {
  const ids = Object.keys(models);
  const contents = ids.map((id) => `- [${id}](#${id.toLowerCase()})`);
  const parts = Object.values(models).map(({ machine }) => section(machine));
  return `${[INTRODUCTION, contents.join('\n'), ...parts].join('\n\n')}\n`;
}

function section(machine: AnyStateMachine): string {
  const described = statesOf(machine).filter((node) => node !== machine.root && node.description !== undefined);
  return [
    `## ${machine.id}`,
    machine.root.description ?? '',
    `\`\`\`mermaid\n${mermaid(machine)}\`\`\``,
    ['| State | What it is | Requirements |', '|---|---|---|', ...described.map(row)].join('\n'),
  ].join('\n\n');
}

const row = (node: StateNode): string =>
  `| \`${pathOf(node)}\` | ${(node.description ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')} | ${requirementsIn(node.description).join(', ')} |`;
