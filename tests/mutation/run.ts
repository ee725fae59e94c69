import { mkdirSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { reading } from '#machines/failure-of.ts';
import { shardOf } from '#statewalk/cli/mutants.ts';
import { mutateCharts, type Shard } from '#statewalk/mutants/charts.ts';
import type { Tried } from '#statewalk/mutants/tried.ts';
import { models } from '#tests/machines/models.ts';
import { mutateCode } from './code.ts';
import { EXPLAINED } from './explained.ts';
import { GROUPS } from './groups.ts';

/** Killed or explained, of all mutants of a part, in per cent. */
const SCORE_MIN = 85;
const CHARTS = 'machines';
const PARTS = [CHARTS, ...Object.keys(GROUPS)];

const command = new Command('mutation')
  .description(
    `Changes the product, one thing at a time, and runs the tests that have to notice it. Parts: ${PARTS.join(', ')}. Ends with 1 below ${SCORE_MIN} %.`,
  )
  .argument('[part]', 'one part; without it, all of them')
  .argument('[only...]', 'ids of machines, or a piece of the file’s name')
  .option('--shard <at/of>', 'a share of the charts’ mutants, as 2/6: the popups take an hour', shardOf)
  .parse();
const { args } = command;
const { shard } = command.opts<{ shard?: Shard }>();
const [asked, ...only] = args;
if (asked !== undefined && !PARTS.includes(asked)) throw new Error(`no part is called "${asked}": ${PARTS.join(', ')}`);

const explanationOf = ({ name }: Tried) => EXPLAINED.find(({ mutants }) => mutants.test(name));

async function report(part: string): Promise<boolean> {
  const from = performance.now();
  const group = GROUPS[part];
  const tried = (group === undefined ? mutateCharts(models, only, shard, reading) : await mutateCode(group, only)).filter(
    ({ fate }) => fate !== 'none',
  );
  const living = tried.filter(({ fate }) => fate === 'lives');
  const explained = living.filter((each) => explanationOf(each) !== undefined);
  console.info(`\n${part}`);
  for (const { why, mutants } of EXPLAINED) {
    const named = explained.filter(({ name }) => mutants.test(name));
    if (named.length > 0) console.info(`  explained: ${why}\n${named.map(({ name }) => `    ${name}`).join('\n')}`);
  }
  for (const each of living) if (explanationOf(each) === undefined) console.info(`  lives: ${each.name} (${each.at})`);
  const killed = tried.length - living.length;
  const score = (100 * killed) / tried.length;
  const row = {
    part,
    mutants: tried.length,
    killed,
    explained: explained.length,
    unexplained: living.length - explained.length,
    score: `${score.toFixed(1)} %`,
    'with explained': `${((100 * (killed + explained.length)) / tried.length).toFixed(1)} %`,
    minutes: Number(((performance.now() - from) / 60_000).toFixed(1)),
  };
  console.table([row]);
  mkdirSync('test-results/mutation', { recursive: true });
  const fileName = [part, ...only.slice(0, 3), ...(shard ? [shard.at] : [])].join('-').replaceAll('/', '-');
  writeFileSync(`test-results/mutation/${fileName}.row.json`, JSON.stringify(row));
  return score >= SCORE_MIN;
}

let enough = true;
for (const part of asked === undefined ? PARTS : [asked]) enough = (await report(part)) && enough;
process.exitCode = enough ? 0 : 1;
