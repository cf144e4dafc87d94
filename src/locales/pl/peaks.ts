import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { polishKind, polishRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Nowy', shiny: 'Pierwszy lśniący', dark: 'Pierwszy mroczny' },
  inPokedex: (name) => `${name}: nowość w twoim Pokedexie.`,
  firstOfKind: (kind) => `To twój pierwszy ${polishKind(kind)} stworek.`,
  badge: {
    new: 'Nowa odznaka',
    of: (won, all, region) => `Odznaka ${won} z ${all}, ${polishRegion(region)}.`,
    opens: (region) => `Stoi przed tobą otworem: ${polishRegion(region)}.`,
    calls: (region) => `Czeka na ciebie finał: ${polishRegion(region)}.`,
  },
  champion: {
    title: 'Finał wygrany',
    of: (region) => `Twoja drużyna wygrała finał: ${polishRegion(region)}.`,
    team: 'Drużyna, która tego dokonała',
  },
  rival: {
    title: 'Strona odwrócona',
    place: (place, all) => `Walka ${place} z ${all}: Sorrel Latch.`,
    next: (map, badges) => `Następna: ${map}, odznaki: ${badges}.`,
    last: (name) => `To była ostatnia. Od teraz ${name} podróżuje przodem i cieszy się na spotkania.`,
    waits: (name) => `„Jeszcze walka?” prowadzi na mapę, gdzie czeka ${name}. Strona jest wciąż otwarta.`,
    tally: (won, all) => `Twoje strony: ${won} z ${all}`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} PD`,
    toNext: (amount, level) => `${numberWords(amount)} do poziomu ${level}`,
    grown: 'W pełni wyrośnięty',
    level: (level) => `Poziom ${level}!`,
    learned: (move) => `Nowy atak: ${move}`,
  },
  lost: {
    kind: 'Zdarza się każdemu. Twoja drużyna jest znów zdrowa i nic nie ubyło.',
    stake: 'Zdarza się każdemu. Twoja drużyna jest znów zdrowa; tylko stawka przepadła.',
    help: 'Co by pomogło',
    train: (level) => `Trenuj do poziomu ${level}`,
    room: (free) =>
      free === 1 ? 'Złap jeszcze kogoś do drużyny' : `Złap jeszcze kogoś do drużyny (wolne miejsca: ${free})`,
    types: (name) => `Zobacz, co jest mocne (przeciwnik: ${name})`,
    moves: 'Wybierz inne ataki',
  },
  evolved: {
    into: (before, after) => `${before} to teraz ${after}!`,
    stats: { hp: 'PŻ', attack: 'Atak', defense: 'Obrona', speed: 'Szybkość' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Dalej',
  },
};
export default words;
