import type { OperatorAct } from '../../../contract/shapes/operating/operator.ts';
import { operatorActPlayers, operatorActs } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** An operator's act as the audit log keeps it. */
interface Act {
  readonly act: OperatorAct;
  /** The player concerned; null if there is none. */
  readonly player: { readonly id: string; readonly username: string } | null;
  /** Address of the operator; empty for an act without a request. */
  readonly address: string;
  /** Without names of players. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The player's new name, if the act gives one. */
  readonly newName?: string;
}

/** Adds an act to the audit log, in the transaction that carries it out. */
export async function recordAct(
  transaction: Transaction,
  { act, player, address, details, newName }: Act,
): Promise<void> {
  const [stored] = await transaction
    .insert(operatorActs)
    .values({ act, address, details })
    .returning({ id: operatorActs.id });
  if (!stored) throw new Error('An act was not recorded');
  if (!player) return;
  await transaction
    .insert(operatorActPlayers)
    .values({ actId: stored.id, playerId: player.id, name: player.username, newName: newName ?? null });
}
