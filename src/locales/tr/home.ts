import type { homeWords } from '../en/home.ts';
import { turkishCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Emberwild’a hoş geldin!',
  pick: 'Lütfen ilk canlını seç. Bundan sonra yanında yürüyecek.',
  starters: 'İlk canlın',
  select: 'Pokemon seç',
  back: 'Yeniden hoş geldin!',
  toMaps: 'Haritalara git',
  team: 'Takımın',
  member: (name, level) => `${name}, seviye ${level}`,
  inBattle: 'Seni bekleyen bir savaş var.',
  resume: 'Savaşına dön',
  summary: (creatures, coins) => `${turkishCount(creatures, 'canlı')} · ${turkishCount(coins, 'sikke')}`,
  continueIn: (map) => `Devam et: ${map}`,
  teamComes: 'Takımın ateşin başına geliyor…',
  teamFailed: 'Takımın buranın yolunu bulamadı.',
  teamAgain: 'Bir daha çağır',
  nobody: 'Takımında kimse yok.',
  chooseTeam: 'Takımını seç',
};
export default words;
