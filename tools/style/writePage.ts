/** Writes `docs/style.md`: `npx tsx tools/style/writePage.ts`, after a change of tokens or of parts. */
import { writeFileSync } from 'node:fs';
import { stylePage } from './page.ts';

writeFileSync('docs/style.md', stylePage());
