import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { type Seek, sum } from './reason.ts';

/** No ball was thrown at a wild creature, or none of them held. `chances` are those of the last known round. */
export const ballsGiven =
  (chances: Readonly<Record<string, number>> | null): Seek =>
  ({ last: { battleType, profile }, isWhole, throws }) => {
    if (battleType !== 'wb') return null;
    if (throws > 0) return { weight: 24 + 5 * Math.min(4, throws), text: whyWords.balls.thrown(throws) };
    const had = Object.entries(profile.items).filter(([, count]) => count > 0);
    if (!isWhole || !chances || had.length === 0) return null;
    const best = Math.max(...had.map(([ball]) => chances[ball] ?? 0));
    return { weight: 30 + best / 4, text: whyWords.balls.unused(sum(had.map(([, count]) => count)), best) };
  };
