import { moveToTrade } from '../../../../contract/trades.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';

/** Lists a creature for trade and shows a toast. Resolves to the reason if it failed, else to null. */
export async function putForTrade(id: string): Promise<string | null> {
  try {
    await request(moveToTrade, { pokemons: [id] });
    showToast('success', creatureWords.traded);
    return null;
  } catch (problem) {
    console.error(creatureWords.notTraded, problem);
    showToast('error', creatureWords.notTraded);
    return toRefusal(problem).message;
  }
}
