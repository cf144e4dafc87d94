import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'TP savaşı',
  intro: 'Tek tipten antrenman arkadaşları: takımın kadar, seviyeleri biraz düşük.',
  select: 'Tip seç',
  wheel: 'Arkadaşların tipi',
  none: 'Henüz seçilmedi',
  start: 'Antrenmana başla',
  starting: 'Yükleniyor',
  experience: (times) => `${times} kat tecrübe`,
  coins: 'Sikke yok',
  facts: 'Ne getirir',
  weak: 'Onları iyi vuran hamlelerin',
  strong: 'Onların iyi vurdukları',
};
export default words;
