import { spawn } from 'node:child_process';
import { BENCHES, TOOLS, type Tools } from './tools.ts';

/*
 * npm run tools                        says what there is
 * npm run tools -- mutation machines   runs one, with its arguments
 */
const [script = 'tools', name, ...args] = process.argv.slice(2);
const tools: Tools = script === 'bench' ? BENCHES : TOOLS;
const tool = name === undefined ? undefined : tools[name];

function list(): void {
  const width = Math.max(...Object.keys(tools).map((each) => each.length));
  for (const [each, { does }] of Object.entries(tools)) console.log(`npm run ${script} -- ${each.padEnd(width)}  ${does}`);
}

if (tool === undefined) {
  if (name !== undefined) {
    console.error(`npm run ${script} has no “${name}”. It has:`);
    process.exitCode = 1;
  }
  list();
} else {
  const [program = '', ...given] = tool.run.split(' ');
  // npm puts node_modules/.bin into PATH; on Windows its programs are scripts of the shell.
  const child = spawn(program, [...given, ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
  // Ctrl-C reaches the tool itself, which may have to put something away first.
  process.on('SIGINT', () => {});
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}. Run it by npm run ${script}.`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
