import { Command, InvalidArgumentError } from 'commander';
import type { Attack } from './fuzz/attack.ts';
import { describeFailure, fuzz } from './fuzz/fuzz.ts';
import { openTarget } from './fuzz/target.ts';

const whole = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A whole number is needed.');
  return Number(text);
};

const { seed, count, only, replay } = new Command('attack')
  .description(
    'Sends valid, nearly valid and hopeless requests to every operation that the server documents, as a visitor, as a guest and as a member. Ends with 1 if an answer is not as documented.',
  )
  .option('--seed <number>', 'the same seed makes the same requests', whole, Date.now() % 1_000_000)
  .option('--count <number>', 'requests to each operation by each sender', whole, 300)
  .option('--only <operation>', 'one operation, by its operationId')
  .option('--replay <request>', 'one request, as it was printed')
  .parse()
  .opts<{ seed: number; count: number; only?: string; replay?: string }>();

const target = await openTarget();
try {
  if (replay !== undefined) {
    const attack: Attack = JSON.parse(replay);
    const { answer, faults } = await target.send(attack);
    console.info(`HTTP ${answer.status}\n${answer.text}\n${faults.join('\n') || 'as documented'}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } else {
    console.info(`seed ${seed}, ${count} requests to each operation by each sender`);
    let sent = 0;
    for await (const tally of fuzz(target, { seed, count, ...(only !== undefined && { only }) })) {
      const statuses = Object.entries(tally.statuses).map(([status, times]) => `${status} × ${times}`);
      sent += Object.values(tally.statuses).reduce((sum, times) => sum + times, 0);
      console.info(
        `${tally.failure === undefined ? 'ok    ' : 'FAILED'} ${tally.operation.padEnd(20)} ${tally.sender.padEnd(7)} ${statuses.join(', ')}`,
      );
      if (tally.failure === undefined) continue;
      console.error(describeFailure(tally));
      process.exitCode = 1;
    }
    const harm = await target.strangerFaults();
    for (const fault of harm) console.error(fault);
    if (harm.length > 0) process.exitCode = 1;
    console.info(`${sent} requests`);
  }
} finally {
  await target.close();
}
