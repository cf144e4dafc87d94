import { writeResearch } from '../../../contract/progress/research.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { lineWords } from '../../locales/en/questLines.ts';
import { researchWords as words } from '../../locales/en/research.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { achievementMayBeReached } from '../achievements/mayBeReached.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate } from '../queryClient.ts';
import { keepProfile, profilesKept } from '../session/session.ts';

/** Writes the next page about a species, and tells what it gave, or why not. */
export async function writePage(species: string): Promise<void> {
  const token = readToken();
  const kept = profilesKept();
  try {
    const { profile, coins, title: id } = await request(writeResearch, { species });
    // Ignore the reply if the player has logged out in the meantime.
    if (readToken() === token) keepProfile(profile, kept);
    const title = id && titleWords.of(id);
    achievementMayBeReached();
    sendCue({ effect: 'mend' });
    showToast('success', [words.wrote(coins), ...(title ? [lineWords.gotTitle(title)] : [])].join(' '));
  } catch (problem) {
    showToast('error', toRefusal(problem).message);
  }
  invalidate('research', 'ledger', 'mart', 'record');
}
