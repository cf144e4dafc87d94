import type { homeWords } from '../en/home.ts';
import { italianCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Benvenuti a Emberwild!',
  pick: 'Scegli la tua prima creatura. D’ora in poi camminerà al tuo fianco.',
  starters: 'La tua prima creatura',
  select: 'Scegli questa',
  back: 'Che bello rivederti!',
  toMaps: 'Andiamo alle mappe?',
  team: 'La tua squadra',
  member: (name, level) => `${name}, livello ${level}`,
  inBattle: 'Una lotta ti aspetta.',
  resume: 'Torna alla lotta',
  summary: (creatures, coins) =>
    `${italianCount(creatures, 'creatura', 'creature')} · ${italianCount(coins, 'moneta', 'monete')}`,
  continueIn: (map) => `Riprendi: ${map}`,
  teamComes: 'La tua squadra sta venendo al fuoco…',
  teamFailed: 'La tua squadra non ha trovato la strada.',
  teamAgain: 'Richiamala',
  nobody: 'Nella tua squadra non c’è nessuno.',
  chooseTeam: 'Componi la squadra',
};
export default words;
