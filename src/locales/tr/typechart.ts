import type { typechartWords } from '../en/typechart.ts';
import { turkishCapital, turkishList } from './counted.ts';
import { turkishType } from './ids.ts';

const words: typeof typechartWords = {
  title: 'Tip tablosu',
  calculator: 'Hesaplayıcı',
  attack: 'Hamlenin tipi',
  defend: 'Hedefin tipi, bir ya da iki',
  team: 'Ya da takımından biri',
  pick: 'Bir hamlenin tipini, bir hedefin tiplerini ya da ikisini seç. Tablodaki bir kareye basmak da seçer.',
  clear: 'Temizle',
  against: 'karşı',
  result: (attack, defend, words) =>
    `${turkishCapital(turkishType(attack))}, ${turkishList(defend.map(turkishType))} karşısında: ${words}`,
  attacks: (type) => `${turkishCapital(turkishType(type))} tipinden hamleler`,
  target: (types) => `${turkishCapital(types.map(turkishType).join('/'))} tipinden bir canlı`,
  rest: 'Bütün öteki hamleler normal hasar verir.',
  toMoves: (type) => `Bütün ${turkishType(type)} hamleleri`,
  chart: 'Tablonun tümü',
  hint: 'Satırlar saldırır, sütunlar savunur. Ok tuşları gezdirir, Enter seçer.',
  caption: 'Satırlar saldıran, sütunlar savunan tiplerdir.',
  corner: { attack: 'Saldırır', defend: 'Savunur' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'çok etkili', 0.5: 'hasarın yarısı', 0: 'etkisiz', 1: 'normal hasar' },
};
export default words;
