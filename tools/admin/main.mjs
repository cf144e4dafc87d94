import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { backup } from './backup.mjs';
import { MODERATION } from './moderation.mjs';
import { restore } from './restore.mjs';
import { verify } from './verify.mjs';

const USAGE = `npm run admin -- grant <player> [--coins N] [--item key=N]… [--creature name:level[:kind]]…
npm run admin -- reports [--closed] [--skip N]
npm run admin -- player <player>
npm run admin -- warn <player> --text "…" [--report ID]…
npm run admin -- message <player> --text "…"
npm run admin -- suspend <player> --reason "…" (--days N | --until 2026-12-31T12:00:00Z | --endless) [--replaces SUSPENSION] [--report ID]…
npm run admin -- lift <player> [--text "…"]
npm run admin -- rename <player> [--name "…"] [--text "…"] [--report ID]…
npm run admin -- take-nickname <player> --creature ID [--text "…"] [--report ID]…
npm run admin -- dismiss --report ID… [--text "…"]
npm run admin -- appeals [--skip N]
npm run admin -- decline <appeal> --text "…"
npm run admin -- audit [<player>] [--skip N]
npm run --silent admin -- battle <player> > file
npm run admin -- reset-password <player>
npm run admin -- verify
npm run admin -- backup <folder>
npm run admin -- restore <folder> [--logs <folder> [--to 2026-01-31T18:30:00Z]]

A player is named by name or id. Through the running server: grant gives a player coins, items or creatures; reports lists
what players have reported; the commands after it act on players, and audit lists everything that was done; battle writes a
player's last battle to a file that npm run replay reads; reset-password gives a player a new random password and prints it. ADMIN_TOKEN must be the server's; PORT and HOST, or SERVER (an
address such as https://play.example), say where it is.

verify holds the database (DATABASE_URL, or the embedded one in DATA_DIR while its server runs) against what must be true of
it at every moment, and ends with exit code 1 where something is wrong. It only reads.

backup copies the database (as above) into a new folder while the game runs. restore puts a backup into an empty DATA_DIR, or into
the empty database of DATABASE_URL, and verifies it. With --logs it goes on to the end of the archived logs (WAL_ARCHIVE of the
server), or to the moment of --to.`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

const many = { type: 'string', multiple: true, default: [] };
const GRANT = { coins: { type: 'string' }, item: many, creature: many };

function parse(words, options) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch {
    return stop(USAGE);
  }
}

function readGrant(words) {
  const { values, positionals } = parse(words, GRANT);
  const [username] = positionals;
  if (!username || positionals.length > 1) stop(USAGE);
  if (values.coins === undefined && !values.item.length && !values.creature.length) stop(USAGE);
  return {
    username,
    ...(values.coins === undefined ? {} : { coins: Number(values.coins) }),
    items: Object.fromEntries(values.item.map((text) => text.split('=')).map(([key, n]) => [key, Number(n)])),
    creatures: values.creature.map((text) => {
      const [name, level, kind] = text.split(':');
      return { name, level: Number(level), ...(kind === undefined ? {} : { kind: Number(kind) }) };
    }),
  };
}

function readRestore(folder, words) {
  if (!folder || folder.startsWith('-')) stop(USAGE);
  try {
    return parseArgs({ args: words, options: { logs: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    return stop(USAGE);
  }
}

const { ADMIN_TOKEN, SERVER, HOST = '127.0.0.1', PORT = '3000' } = process.env;

/** Sends an operator call and returns its reply. Ends the process with the server's message if the server refuses. */
async function ask(path, request = {}) {
  if (!ADMIN_TOKEN) stop('Set ADMIN_TOKEN to the token that the server was started with.');
  const response = await fetch(`${SERVER ?? `http://${HOST}:${PORT}`}/api/admin/${path}`, {
    ...request,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, ...request.headers },
  }).catch((error) => stop(`The server cannot be reached: ${error.cause?.message ?? error.message}`));
  const reply = await response.json().catch(() => stop(`No Emberwild answers there (${response.status}).`));
  if (response.ok) return reply;
  const issues = (reply.issues ?? []).map(({ path, message }) => `  ${path}: ${message}`);
  return stop([reply.message, ...issues].join('\n'));
}

/** Sends an operator call that changes something. */
const act = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

async function giveGrant(grant) {
  const { profile, pokemons } = await act('grant', grant);
  console.log(
    `${profile.username} now has ${profile.coins} coins and ${profile.pokemonCount} creature${profile.pokemonCount === 1 ? '' : 's'}.`,
  );
  if (pokemons.length)
    console.log(`New: ${pokemons.map(({ name, level }) => `${name} (level ${level})`).join(', ')}`);
}

const [command, ...words] = process.argv.slice(2);
if (command === 'battle') {
  const [player, ...more] = words;
  if (!player || player.startsWith('-') || more.length) stop(USAGE);
  console.log(JSON.stringify(await ask(`battle?${new URLSearchParams({ player })}`), null, 1));
} else if (command === 'reset-password') {
  const [name, ...more] = words;
  if (!name || name.startsWith('-') || more.length) stop(USAGE);
  const { username, password } = await act('resetPassword', { username: name });
  console.log(`The new password of ${username}: ${password}`);
  console.log('All sessions of the account have ended, and its recovery codes are void.');
} else if (command === 'verify') {
  if (words.length) stop(USAGE);
  const { lines, holds } = await verify(process.env).catch((error) => stop(error.message));
  console.log(lines.join('\n'));
  if (!holds) process.exitCode = 1;
} else if (command === 'backup') {
  const [folder, ...more] = words;
  if (!folder || folder.startsWith('-') || more.length) stop(USAGE);
  console.log((await backup(process.env, folder).catch((error) => stop(error.message))).join('\n'));
} else if (command === 'restore') {
  const [folder, ...more] = words;
  const { logs, to } = readRestore(folder, more);
  const { lines, holds } = await restore(process.env, folder, { logs, to }).catch((error) =>
    stop(error.message),
  );
  console.log(lines.join('\n'));
  if (!holds) process.exitCode = 1;
} else if (command === 'grant') {
  await giveGrant(readGrant(words));
} else if (Object.hasOwn(MODERATION, command ?? '')) {
  const { options, takes, run } = MODERATION[command];
  const { values, positionals } = parse(words, options);
  if (!takes.includes(positionals.length)) stop(USAGE);
  const lines = await run({ ask, act, values, name: positionals[0] });
  if (!lines) stop(USAGE);
  console.log(lines.join('\n'));
} else {
  stop(USAGE);
}
