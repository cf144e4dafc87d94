import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { verify } from '../admin/verify.mjs';

const USAGE = `npm run load -- --players N --minutes M --at URL [--seed S] [--pace F] [--forwarded]

Lets N bots play as people do for M minutes. Writes progress, and at the end throughput, latencies and refusals of each call, and
whether every change that was confirmed is there once. ADMIN_TOKEN of the server lets the bots begin with coins and creatures.
With DATABASE_URL, or DATA_DIR of the embedded database, it also runs "npm run admin -- verify".

--pace       factor of the think times: 1 (as people), 0 for none
--seed       decides what each bot does, and when
--forwarded  each bot sends an X-Forwarded-For of its own; the server's TRUSTED_PROXIES must have this machine's address. Without
             it and with RATE_LIMIT=on, 60 accounts can be made from one address, then 6 a minute`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

function read(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        players: { type: 'string', default: '50' },
        minutes: { type: 'string', default: '1' },
        at: { type: 'string', default: 'http://127.0.0.1:3000' },
        seed: { type: 'string', default: '1' },
        pace: { type: 'string', default: '1' },
        forwarded: { type: 'boolean', default: false },
      },
    });
    const [players, minutes, seed, pace] = [values.players, values.minutes, values.seed, values.pace].map(
      Number,
    );
    const fine =
      Number.isInteger(players) && players > 0 && minutes > 0 && Number.isInteger(seed) && pace >= 0;
    if (!fine || !/^http:/.test(values.at) || !URL.canParse(values.at)) stop(USAGE);
    const at = new URL(values.at).origin;
    return { players, minutes, seed, pace, at, forwarded: values.forwarded };
  } catch {
    return stop(USAGE);
  }
}

const order = read(process.argv.slice(2));
const { ADMIN_TOKEN: operator, DATABASE_URL, DATA_DIR } = process.env;
register();
const { load } = await import('./load.ts');
console.log(
  `${order.players} players for ${order.minutes} min at ${order.at}, seed ${order.seed}, pace ${order.pace}`,
);
const { table, faults, changes } = await load({ ...order, ...(operator && { operator }) }, console.log);
console.log(`\n${table}\n`);
console.log(
  `${changes} changes were confirmed; ${faults.length === 0 ? 'each is there once.' : 'not all are there once:'}`,
);
for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
let holds = faults.length === 0;
if (DATABASE_URL || DATA_DIR) {
  const verified = await verify(process.env).catch((error) => ({ lines: [error.message], holds: false }));
  console.log(verified.holds ? `verify: ${verified.lines.at(-1)}` : verified.lines.join('\n'));
  holds &&= verified.holds;
} else console.log('Not verified: set DATABASE_URL, or DATA_DIR of the embedded database.');
process.exit(holds ? 0 : 1);
