import { moveToTrade } from '../../../../contract/trades.ts';
import { request } from '../../../api/request.ts';
import { notify } from '../../../bridge/notices.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';

/** Lists a creature for trade and tells the player how it went; true where it is listed. */
export async function putForTrade(id: string): Promise<boolean> {
  try {
    await request(moveToTrade, { pokemons: [id] });
    notify('success', creatureWords.traded);
    return true;
  } catch (problem) {
    console.error(creatureWords.notTraded, problem);
    notify('error', creatureWords.notTraded);
    return false;
  }
}
