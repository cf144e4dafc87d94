import type { adviceWords } from '../en/advice.ts';
import { germanCount } from './counted.ts';
import { germanRegion } from './ids.ts';

const levels = (least: number, most: number) =>
  least === most ? `Level ${least}` : `Level ${least} bis ${most}`;

const words: typeof adviceWords = {
  title: 'Was du als Nächstes tun kannst',
  loading: 'Wir sehen uns für dich um …',
  failed: 'Was du als Nächstes tun kannst, ließ sich nicht abrufen.',
  offers: {
    title: (count) => (count === 1 ? 'Ein Angebot wartet' : `${count} Angebote warten`),
    text: 'Jemand möchte mit dir tauschen.',
  },
  evolve: {
    title: (name, count) =>
      count === 1
        ? `${name} kann sich entwickeln`
        : `${name} und ${count - 1} weitere können sich entwickeln`,
    text: 'Ein Druck genügt, wann immer du willst.',
  },
  balls: {
    title: (count) => (count === 0 ? 'Keine Bälle mehr' : `Nur noch ${germanCount(count, 'Ball', 'Bälle')}`),
    text: 'Der Markt hat mehr.',
  },
  firstSteps: {
    title: 'Fang ein zweites Wesen',
    text: 'Ab ins hohe Gras: erst schwächen, dann einen Ball werfen.',
  },
  gym: {
    title: (name) => `Fordere ${name} heraus`,
    text: (region, least, most) => `Arena in ${germanRegion(region)}, ${levels(least, most)}.`,
  },
};
export default words;
