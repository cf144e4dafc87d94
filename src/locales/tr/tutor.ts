import type { tutorWords } from '../en/tutor.ts';
import { turkishCount } from './counted.ts';

const coins = (count: number) => turkishCount(count, 'sikke');

const words: typeof tutorWords = {
  intro:
    'Orla Quill üç okulda, her birinin sorusu bitene dek ders verdi. Sikke karşılığında takımına bir hamleyi vaktinden on seviye öncesine kadar öğretir.',
  loading: 'Orla tebeşirini arıyor…',
  failed: 'Orla masasında değil. Sikkelerin güvende.',
  again: 'Yeniden dene',
  nobody: 'Takımında kimse yok. Orla boş sandalyelere ders vermez.',
  toTeam: 'Takımına',
  pupil: 'Kim öğrenecek',
  who: (name, level) => `${name}, seviye ${level}`,
  nothing: (name) =>
    `${name} on seviye içinde yeni bir şey öğrenmiyor. Seviyesindeki hamleler Takımın’da bedelsiz seçilir.`,
  lessons: (name) => `Dersler: ${name}`,
  power: (power) => `güç ${power}`,
  accuracy: (percent) => `isabet %${percent}`,
  byItself: (level) => `kendiliğinden ${level}. seviyede`,
  teach: (move) => `Öğret: ${move}…`,
  price: coins,
  lacks: (count) => `${coins(count)} eksik`,
  ask: (name, move) => `${name} şunu öğrensin mi: ${move}?`,
  slot: 'Neyin yerine',
  free: (slot) => `Boş yer ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} öğrenir: ${move}, unutur: ${by}, bedeli ${coins(price)}. Öğretilip unutulana yeniden ödenir.`,
  learns: (name, move, price) => `${name} öğrenir: ${move}, bedeli ${coins(price)}.`,
  left: (count) => `Geriye ${coins(count)} kalır.`,
  no: 'Şimdi değil',
  yes: (price) => `Öde: ${coins(price)}`,
  done: (name, move) => `${name} öğrendi: ${move}!`,
};
export default words;
