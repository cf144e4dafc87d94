import type { BodyOf } from '../../../../contract/call.ts';
import type { renamePlayer } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import { failureCode } from '../../../database/errors.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockPlayers } from '../../../domain/locks.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { sendMessage } from '../../../domain/moderation/messages.ts';
import { nameKey } from '../../../domain/players/nameKey.ts';
import { isNameTaken } from '../../../domain/players/names.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { answerReports, changeName } from './actQueries.ts';
import { playerIdOf, standingOf } from './standingQueries.ts';

const taken = () => conflict('nameTaken');
const UNIQUE_VIOLATION = '23505';
const MOST_TRIES = 20;

/** A name that says nothing: `Trainer` with a random number of eight digits. */
const neutralName = ({ randomBytes }: Services): string =>
  `Trainer ${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`;

async function freeName(services: Services, transaction: Transaction): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const name = neutralName(services);
    if (!(await isNameTaken(transaction, name))) return name;
  }
  throw conflict('noNeutralName');
}

/**
 * Replaces a player's name and tells the player. The former name is retired: nobody can take it, and the player can
 * still log in by it.
 * @param address of the operator
 * @throws Refusal 404 for an unknown player, 409 for a name that is taken or retired, or too many unconfirmed messages
 */
export async function rename(
  services: Services,
  transaction: Transaction,
  { player, name, text = '', ...answered }: BodyOf<typeof renamePlayer>,
  address: string,
): Promise<Standing> {
  const id = await playerIdOf(transaction, player);
  const row = (await lockPlayers(transaction, [id])).get(id);
  if (!row) throw notFound('noPlayer');
  if (name !== undefined && (await isNameTaken(transaction, name))) throw taken();
  const username = name ?? (await freeName(services, transaction));
  await changeName(transaction, id, row.nameKey, { username, nameKey: nameKey(username) }).catch(
    (error: unknown) => {
      // Somebody has signed up with this name at the same moment.
      throw failureCode(error) === UNIQUE_VIOLATION ? taken() : error;
    },
  );
  const closed = await answerReports(transaction, answered, 'renamed', id);
  const details = { text, reports: closed };
  await recordAct(transaction, { act: 'rename', player: row, address, details, newName: username });
  await sendMessage(transaction, row, 'renamed', text);
  return standingOf(transaction, id);
}
