/** Writes docs/flows.md. Run with `npm run flows`. */
import { writeFileSync } from 'node:fs';
import { catalogue } from '../../machines/catalogue.ts';
import { flowsDocument } from './document.ts';

writeFileSync('docs/flows.md', flowsDocument(catalogue));
console.log('docs/flows.md is current.');
