/** Compiles src into dist; `npm pack` runs it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(import.meta.dirname);
const [source, target] = ['src', 'dist'].map((name) => join(folder, name));
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

rmSync(target, { recursive: true, force: true });
execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });
for (const each of ['atlas/page', 'chart-view']) cpSync(join(source, each), join(target, each), { recursive: true });

// A bundler of the reader may not know `?inline`: the panel's style is a module.
const css = readFileSync(join(source, 'inspector/panel/panel.css'), 'utf8');
writeFileSync(join(target, 'inspector/panel/panel.css.js'), `export default ${JSON.stringify(css)};\n`);
const panel = join(target, 'inspector/open-panel.js');
const code = readFileSync(panel, 'utf8');
if (!code.includes('./panel/panel.css?inline')) throw new Error(`${panel} does not import the panel's style`);
writeFileSync(panel, code.replace('./panel/panel.css?inline', './panel/panel.css.js'));
