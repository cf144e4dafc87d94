import { register } from 'tsx/esm/api';
import { prepare } from '../start/prepare.mjs';
import { findChromium } from '../test/chromium.mjs';

prepare({ build: true });
process.env.CHROMIUM = await findChromium();
register();
await import(process.argv[2] === 'screens' ? './screens/screens.ts' : './pictures.ts');
