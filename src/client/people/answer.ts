import type { PersonId } from '../../../content/people/index.ts';
import { chooseEmber } from '../../../contract/game.ts';
import type { EmberChoice } from '../../../rules/people/types.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { showToast } from '../notifications/toasts.ts';
import { forgetFacts, noteEmber } from './facts.ts';
import { letSpeak, type Speech } from './speak.ts';

/**
 * Answers the keeper of the hearth, once and for all.
 * @returns what is said next; null if the answer has not arrived, so that the question stands
 */
export async function answerKeeper(keeper: PersonId, choice: EmberChoice): Promise<Speech | null> {
  try {
    const { ember } = await request(chooseEmber, { ember: choice });
    noteEmber(ember);
  } catch (error) {
    const { message, status } = toRefusal(error);
    showToast('error', message);
    if (status !== 409) return null;
    // Another window has answered, or has led the player away.
    forgetFacts();
  }
  return letSpeak(keeper);
}
