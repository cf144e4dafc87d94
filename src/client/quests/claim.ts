import { items } from '../../../content/items.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { claimQuest, type QuestView } from '../../../contract/progress/quests.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { itemName } from '../../locales/en/named/items.ts';
import { lineWords } from '../../locales/en/questLines.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate } from '../queryClient.ts';
import { keepProfile, profilesKept } from '../session/session.ts';
import { noteClaim } from './watch.ts';

const nameOf = (key: string): string => itemName(key, items[key]?.name ?? key);

/** The parts of a reward, in words. What the bag counts in steps is told in packs, as the mart sells it. */
export const rewardParts = ({ coins, item }: Pick<QuestView, 'coins' | 'item'>): readonly string[] => [
  words.coins(coins),
  ...(item ? [words.item(nameOf(item.key), item.count / (items[item.key]?.pack ?? 1))] : []),
];

async function claim(id: string): Promise<ReplyOf<typeof claimQuest>> {
  const token = readToken();
  const kept = profilesKept();
  const reply = await request(claimQuest, { id });
  noteClaim();
  // Ignore the reply if the player has logged out in the meantime.
  if (readToken() === token) keepProfile(reply.profile, kept);
  return reply;
}

/** Takes the reward of a finished quest and tells what it was, or why not. @returns what was told */
export async function takeReward(id: string): Promise<string> {
  let told: string;
  try {
    const reward = await claim(id);
    const title = reward.title && titleWords.of(reward.title);
    told = [words.got(rewardParts(reward)), ...(title ? [lineWords.gotTitle(title)] : [])].join(' ');
    sendCue({ effect: 'mend' });
    showToast('success', told);
  } catch (problem) {
    told = toRefusal(problem).message;
    showToast('error', told);
  }
  invalidate('quests', 'ledger', 'mart', 'record');
  return told;
}
