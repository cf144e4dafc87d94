import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: { name: 'Basit top', description: 'Sade yuvasında duru cam. Yorgun ya da uysal olana yeter.' },
  gball: {
    name: 'Süper top',
    description: 'Daha geniş yuvada mavi cam. Basit topun bir buçuk katı kadar iyi tutar.',
  },
  uball: {
    name: 'Ultra top',
    description: 'İki kez pişmiş kehribar cam. Basit topun iki katı kadar iyi tutar.',
  },
  mball: { name: 'Usta topu', description: 'Artık kimsenin yapmayı bilmediği mor cam. Hep tutar.' },
  'trail-charm': {
    name: 'İz tılsımı',
    description: 'İpe asılı oyma bir çizme. Sende oldukça nadir canlılar bir buçuk kat sık gelir.',
  },
  'coin-charm': {
    name: 'Sikke tılsımı',
    description: 'İki yüzlü bir sikke; iki yüz de gülümser. Sende oldukça zaferler onda bir fazla öder.',
  },
  'study-charm': {
    name: 'Ders tılsımı',
    description: 'Her şeyi çoktan okumuş bir ayraç. Sende oldukça takımın onda bir daha çabuk öğrenir.',
  },
  'glimmer-charm': {
    name: 'Işıltı tılsımı',
    description:
      'Gümüş pençede bir akşam kırığı. Sende oldukça parıltılı ve karanlık canlılar iki kat sık gelir.',
  },
  'grass-whistle': {
    name: 'Ot düdüğü',
    description:
      'Birinin sır verdiği bir ot sapı. Yabanda 100 adım boyunca nadir canlılar bir buçuk kat sık gelir.',
  },
  'peat-lantern': {
    name: 'Turba feneri',
    description: 'Ağır yanar, eski yağmur kokar. Yabanda 150 adım boyunca nadir canlılar iki kat sık gelir.',
  },
  'salt-bell': {
    name: 'Tuz çanı',
    description:
      'Yalnız su altında çalar; kulağı olan bakmaya gelir. Yabanda 200 adım boyunca nadir canlılar iki buçuk kat sık gelir.',
  },
  'pearl-dust': {
    name: 'İnci tozu',
    description:
      'Bir istiridyenin hapşırdığı bir tutam ay ışığı. Yabanda 150 adım boyunca parıltılı ve karanlık canlılar bir buçuk kat sık gelir.',
  },
  'star-bait': {
    name: 'Yıldız yemi',
    description:
      'Çok uzun bir ipin ucunda düşmüş bir yıldızın kırıntısı. Yabanda 200 adım boyunca parıltılı ve karanlık canlılar iki kat sık gelir.',
  },
  'cloud-chime': {
    name: 'Bulut çıngırağı',
    description:
      'Rüzgârın az önce söyleyeceğini çalan yedi ince boru. Yabanda 250 adım boyunca nadir canlılar üç kat sık gelir.',
  },
};
export default words;
