import type { gymWords } from '../en/gymbattle.ts';
import { polishCoins, polishCount } from './counted.ts';
import { polishRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Areny',
  intro:
    'W każdym regionie osiem aren i finał z mistrzem. Kogo raz pokonasz, ten zostaje na twojej liście na zawsze.',
  loading: 'Pobieramy areny',
  loadFailed: 'Ojej! Aren na razie nie widać',
  startFailed: 'Nie udało się zacząć walki',
  failed: {
    title: 'Do aren nie da się dojść',
    text: import.meta.env.TRIAL
      ? 'Drzwi stoją otworem, tylko drogi brak. Twoje zwycięstwa są bezpieczne w tej przeglądarce.'
      : 'Drzwi stoją otworem, tylko drogi brak. Twoje zwycięstwa są bezpieczne na serwerze.',
  },
  regions: 'Regiony',
  locked: 'Zamknięte',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `Pokonane areny: ${beaten} z ${all}`,
  conquered: 'Finał wygrany',
  leadersOf: (region) => `Areny: ${polishRegion(region)}`,
  opens: (region, before, leaders) =>
    `${polishRegion(region)} otworzy się, gdy pokonasz wszystkie areny (${leaders}) poprzedniego regionu: ${polishRegion(before)}.`,
  toGo: (left) => `Zostało: ${left}.`,
  champion: 'Finał',
  championOpens: (region, leaders) =>
    `Pokonaj wszystkie areny (${leaders}) regionu ${polishRegion(region)}, a finał stanie otworem.`,
  levels: (least, most) => (least === most ? `Poziom ${least}` : `Poziom ${least}–${most}`),
  size: (creatures) => polishCount(creatures, 'stworek', 'stworki', 'stworków'),
  prize: (coins) => `Nagroda: ${polishCoins(coins)}`,
  rematch: (coins) => `Rewanż: ${polishCoins(coins)}`,
  badges: 'Odznaki',
  badge: (name) => `Odznaka: ${name}`,
  noBadge: (name) => `Jeszcze bez odznaki: ${name}`,
  battle: 'Walcz',
  starting: 'Wczytywanie',
  defeated: 'Pokonano',
};
export default words;
