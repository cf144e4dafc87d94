import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

const coins = (count: number) => `${numberWords(count)} coins`;

/** Texts of the tournaments. */
export const cupWords = texts('cups', {
  title: 'Tournaments',
  intro: (rest: number, entries: number) =>
    `Some battles in a row against house teams of about your level, with the team that entered. Between two battles everybody gets ${rest} % of their hp back, and no more. Who loses one, or leaves it for another battle, is out, and the entry is gone. You may enter ${entries} a day.`,
  loading: 'Asking who is in the lists…',
  failed: 'The lists could not be fetched.',
  again: 'Try again',
  entry: 'Entry',
  prize: 'Prize',
  rounds: 'Battles',
  ribbons: 'Ribbons',
  coins,
  enter: (price: number) => `Enter for ${coins(price)}`,
  poor: 'The entry costs more than you hold.',
  left: (count: number) =>
    count === 0
      ? 'You have been in all the tournaments of today. The lists open again at midnight UTC.'
      : count === 1
        ? 'You may enter one more today.'
        : `You may enter ${count} more today.`,
  running: (cup: string) => `You are in the ${cup}`,
  round: (next: number, all: number) => `Battle ${next} of ${all} is next.`,
  fighting: 'Your battle waits for you.',
  team: 'Those who entered',
  hp: (name: string, percent: number) => `${name}: ${percent} % hp`,
  fight: 'To the next battle',
  resume: 'Back to your battle',
  giveUp: 'Give up…',
  sure: 'Give up the tournament?',
  sureText: 'Your entry is gone, and what you have won in it so far counts for nothing.',
  stay: 'Go on',
  leave: 'Give up',
});
