import type { homeWords } from '../en/home.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Willkommen in Emberwild!',
  pick: 'Such dir dein erstes Wesen aus. Von jetzt an läuft es an deiner Seite.',
  starters: 'Dein erstes Wesen',
  select: 'Pokemon wählen',
  back: 'Schön, dass du wieder da bist!',
  toMaps: 'Zu den Karten?',
  team: 'Dein Team',
  member: (name, level) => `${name}, Level ${level}`,
  inBattle: 'Ein Kampf wartet auf dich.',
  resume: 'Zurück zum Kampf',
  summary: (creatures, coins) => `${numberWords(creatures)} Wesen · ${germanCount(coins, 'Münze', 'Münzen')}`,
  continueIn: (map) => `Weiter: ${map}`,
  teamComes: 'Dein Team kommt ans Feuer …',
  teamFailed: 'Dein Team hat nicht hergefunden.',
  teamAgain: 'Noch einmal rufen',
  nobody: 'Niemand ist in deinem Team.',
  chooseTeam: 'Team wählen',
};
export default words;
