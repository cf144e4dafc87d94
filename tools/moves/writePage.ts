/** Writes `docs/moves.md`: `npx tsx tools/moves/writePage.ts`, after a change of the catalogue. */
import { writeFileSync } from 'node:fs';
import { movesPage } from './page.ts';

writeFileSync('docs/moves.md', movesPage());
