import type { Game } from '../shared/server.ts';
import { playRound, type Round, warmUp } from './rounds.ts';
import { type Statements, setStage } from './stage.ts';

const ROUNDS = 5;

/** All rounds, and the SQL statements of one move and one attack. */
export interface Rates {
  readonly rounds: readonly Round[];
  readonly statements: Statements;
  /** Version of the database. */
  readonly postgres: string;
}

/** Measures in rounds, so that other load on the machine affects all measurements equally. */
export async function measureRates(game: Game): Promise<Rates> {
  const stage = await setStage(game);
  try {
    await warmUp(stage);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await playRound(stage));
    return { rounds, statements: stage.statements, postgres: stage.postgres };
  } finally {
    stage.stop();
  }
}
