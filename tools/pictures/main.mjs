import { register } from 'tsx/esm/api';
import { prepare } from '../start/prepare.mjs';
import { findChromium } from '../test/chromium.mjs';

const albums = {
  access: './access/access.ts',
  screens: './screens/screens.ts',
  moments: './moments/moments.ts',
  film: './film.ts',
};
const album = process.argv[2] ?? 'pictures';

// The moments are drawn from the sources; all other pictures need the built game.
if (album !== 'moments') prepare({ build: true });
process.env.CHROMIUM = await findChromium();
register();
await import(albums[album] ?? './pictures.ts');
