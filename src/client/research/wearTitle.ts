import { chooseTitle } from '../../../contract/progress/research.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { titleWords as words } from '../../locales/en/titles.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate } from '../queryClient.ts';

/** Wears a title beside the name, or none, and tells so, or why not. */
export async function wearTitle(id: string | null): Promise<void> {
  try {
    const { title } = await request(chooseTitle, { title: id });
    showToast('success', words.chosen(title ? words.of(title) : ''));
  } catch (problem) {
    showToast('error', toRefusal(problem).message);
  }
  invalidate('record', 'player');
}
