/** A process of its own: the compiler writes to the standard error as it ends, and what it stumbles over must not stop a command. */
import { readFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { type Call, readTypes } from './read-types.ts';

const calls = JSON.parse(readFileSync(0, 'utf8')) as readonly Call[];
process.stdout.write(serialize(readTypes(calls)));
