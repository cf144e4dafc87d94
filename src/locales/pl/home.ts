import type { homeWords } from '../en/home.ts';
import { polishCoins, polishCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Witaj w Emberwild!',
  pick: 'Wybierz pierwszego stworka. Od tej chwili będzie szedł obok ciebie.',
  starters: 'Twój pierwszy stworek',
  select: 'Wybierz tego pokemona',
  back: 'Witaj z powrotem!',
  toMaps: 'Na mapy?',
  team: 'Twoja drużyna',
  member: (name, level) => `${name}, poziom ${level}`,
  inBattle: 'Czeka na ciebie walka.',
  resume: 'Wróć do walki',
  summary: (creatures, coins) =>
    `${polishCount(creatures, 'stworek', 'stworki', 'stworków')} · ${polishCoins(coins)}`,
  continueIn: (map) => `Graj dalej: ${map}`,
  teamComes: 'Drużyna schodzi się do ogniska…',
  teamFailed: 'Drużyna nie znalazła drogi.',
  teamAgain: 'Zawołaj jeszcze raz',
  nobody: 'W twojej drużynie nie ma nikogo.',
  chooseTeam: 'Wybierz drużynę',
};
export default words;
