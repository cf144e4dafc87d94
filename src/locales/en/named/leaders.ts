import { elsewhere } from '../../texts.ts';

const words = elsewhere(() => import('../content/leaders.ts'));

type Speech = Readonly<Record<'before' | 'after' | 'lost', string>>;
type Leader = Speech & { readonly name: string; readonly description: string };
interface LeaderTexts {
  readonly regions: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly rival: Readonly<Record<string, Speech>>;
}
const present = (): LeaderTexts | undefined => words()?.leaderTexts;

/** The name of a region in the language of the game. */
export const regionName = (english: string): string => present()?.regions[english] ?? english;

/** The name of a leader or champion as the language of the game writes it. */
export const leaderName = (english: string): string => {
  const id = words()?.leaderCalled(english);
  return (id && present()?.leaders[id]?.name) || english;
};

/** What a leader or champion is like, in the language of the game. @param id of the gym */
export const leaderDescription = (id: string, english: string): string =>
  present()?.leaders[id]?.description ?? english;

/** What a leader, a champion or the rival says, in the language of the game. */
export function speech(english: string): string {
  const [who, id, slot] = words()?.placeOfSpeech(english) ?? [];
  return (who && id && slot && present()?.[who][id]?.[slot]) || english;
}
