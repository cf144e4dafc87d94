import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { germanKind, germanRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Neu', shiny: 'Erstes schillerndes', dark: 'Erstes dunkles' },
  inPokedex: (name) => `${name} ist neu in deinem Pokedex.`,
  firstOfKind: (kind) => `Es ist dein erstes ${germanKind(kind)} Wesen.`,
  badge: {
    new: 'Neuer Orden',
    of: (won, all, region) => `Orden ${won} von ${all} in ${germanRegion(region)}.`,
    opens: (region) => `${germanRegion(region)} steht dir jetzt offen.`,
    calls: (region) => `Der Champion von ${germanRegion(region)} nimmt deine Herausforderung an.`,
  },
  champion: {
    title: 'Champion besiegt',
    of: (region) => `Du und dein Team habt den Champion von ${germanRegion(region)} besiegt.`,
    team: 'Das Team, das es geschafft hat',
  },
  rival: {
    title: 'Seite umgeblättert',
    place: (place, all) => `Kampf ${place} von ${all} gegen Sorrel Latch.`,
    next: (map, badges) => `Der nächste: ${map}, mit ${badges} Orden.`,
    last: (name) => `Das war der letzte. Von jetzt an reist ${name} voraus und freut sich, dich zu sehen.`,
    waits: (name) => `Noch ein Kampf? führt zurück auf die Karte, wo ${name} wartet. Die Seite bleibt offen.`,
    tally: (won, all) => `${won} von ${all} Seiten gehören dir`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} EP`,
    toNext: (amount, level) => `${numberWords(amount)} bis Level ${level}`,
    grown: 'Ausgewachsen',
    level: (level) => `Level ${level}!`,
    learned: (move) => `Gelernt: ${move}`,
  },
  lost: {
    kind: 'Das passiert allen einmal. Dein Team ist wieder wohlauf, und dir wurde nichts genommen.',
    stake: 'Das passiert allen einmal. Dein Team ist wieder wohlauf; nur der Einsatz ist weg.',
    help: 'Was helfen würde',
    train: (level) => `Trainiere bis Level ${level}`,
    room: (free) =>
      free === 1 ? 'Fang noch eines für dein Team' : `Fang bis zu ${free} weitere für dein Team`,
    types: (name) => `Sieh nach, was gegen ${name} stark ist`,
    moves: 'Wähl andere Attacken',
  },
  evolved: {
    into: (before, after) => `${before} ist jetzt ${after}!`,
    stats: { hp: 'KP', attack: 'Angriff', defense: 'Abwehr', speed: 'Tempo' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Weiter',
  },
};
export default words;
