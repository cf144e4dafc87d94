import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishForm } from './counted.ts';

const words: typeof goldWords = {
  title: 'Walka o złoto',
  intro: 'Postaw monety na walkę. Wygrasz: nagroda jest twoja; przegrasz: stawka przepada.',
  held: (amount) => `Masz ${polishCoins(amount).replace(/moneta$/, 'monetę')}.`,
  tiers: { bronze: 'Brąz', silver: 'Srebro', gold: 'Złoto' },
  stake: 'Stawka',
  prize: 'Nagroda',
  coins: polishCoins,
  odds: 'Szanse',
  oddsOf: (odds) => `${odds} na 100`,
  level: (raise) =>
    raise === 0 ? 'Poziom jak u twojej drużyny.' : `Poziom do ${raise}% wyższy niż u twojej drużyny.`,
  difficulty: {
    random: 'Atakują na chybił trafił.',
    greedy: 'Biorą atak, który najwięcej obiecuje.',
    lookahead: 'Myślą do przodu.',
  },
  start: (stake) => `Postaw ${numberWords(stake)} ${polishForm(stake, 'monetę', 'monety', 'monet')}`,
  starting: 'Wczytywanie',
  poor: 'Za mało monet!',
  notes: [
    'Szanse są zmierzone: tak często wygrywa ktoś, kto zawsze bierze atak obiecujący najwięcej. Typy i dobra kolejność dają więcej.',
    'Poziomy kończą się na 100. Gdzie nikt już nie dorówna twojej drużynie, wypłata odpowiada sile przeciwników.',
  ],
};
export default words;
