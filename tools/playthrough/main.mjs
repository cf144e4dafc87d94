import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const USAGE = `npm run playthrough -- [--at URL] [--seed S]

Plays the game from the sign-up to the last champion by its calls alone, on foot over all maps, and writes every map and victory. It earns
everything; with the server's ADMIN_TOKEN it gets a team of level 100 and takes some thousand requests instead of some hundred thousand.`;

function read(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        at: { type: 'string', default: 'http://127.0.0.1:3000' },
        seed: { type: 'string', default: '1' },
      },
    });
    if (/^http:/.test(values.at) && URL.canParse(values.at) && Number.isInteger(Number(values.seed)))
      return { at: new URL(values.at).origin, seed: Number(values.seed) };
  } catch {
    // An unknown option is answered like a wrong one.
  }
  console.error(USAGE);
  return process.exit(1);
}

const { at, seed } = read(process.argv.slice(2));
register();
const { playAt } = await import('./playAt.ts');
const { maps, beaten } = await playAt(at, seed, console.log, process.env.ADMIN_TOKEN);
console.log(`${maps.length} maps on foot, ${beaten.size} leaders and champions beaten.`);
process.exit(0);
