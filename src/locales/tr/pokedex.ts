import type { Hour, Tier } from '../../../rules/world/types.ts';
import { hours } from '../en/hours.ts';
import type { pokedexWords } from '../en/pokedex.ts';
import { numberWords } from '../format.ts';
import { turkishList } from './counted.ts';

const HOURS: Readonly<Record<Hour, string>> = {
  dawn: 'şafakta',
  day: 'gündüz',
  dusk: 'akşam',
  night: 'gece',
};

const TIERS: Readonly<Record<Tier, string>> = {
  common: 'yaygın',
  uncommon: 'seyrek',
  rare: 'nadir',
  fabled: 'efsanevi',
};

const words: typeof pokedexWords = {
  title: 'Pokedex',
  unseen: '???',
  number: (number) => `No. ${String(number).padStart(3, '0')}`,
  loading: 'Pokedex’in açılıyor',
  failed: 'Pokedex’in açılamadı',
  counts: {
    label: 'Ne kadar yol aldın',
    seen: 'Görülen',
    caught: 'Yakalanan',
    dark: 'Karanlıklar',
    shiny: 'Parıltılılar',
    of: (count, all) => `${count}/${all}`,
  },
  search: 'Ad ara',
  show: 'Göster',
  marks: {
    all: 'Görülen görülmeyen',
    seen: 'Görülen',
    caught: 'Yakalanan',
    missing: 'Henüz yakalanmayan',
    unseen: 'Henüz görülmeyen',
  },
  rarity: 'Nadirlik',
  rarities: {
    any: 'Her nadirlik',
    common: 'Yaygın',
    uncommon: 'Seyrek',
    rare: 'Nadir',
    legendary: 'Efsane',
  },
  rarityOf: { common: 'Yaygın', uncommon: 'Seyrek', rare: 'Nadir', legendary: 'Efsane' },
  home: 'Yaşadığı yer',
  anywhere: 'Her yerde yaşar',
  livesOn: (map) => `Yaşadığı harita: ${map}`,
  nowhere: 'Hiç yabani değil',
  sortBy: 'Sırala',
  sorts: {
    number: 'Numaraya göre',
    name: 'Ada göre',
    rarity: 'Nadirliğe göre',
    strength: 'Güce göre',
    height: 'Boya göre',
    weight: 'Ağırlığa göre',
  },
  list: 'Türler',
  none: 'Bildiğin canlılardan hiçbiri böyle değil. Henüz görmediğin yalnız numarasıyla bulunur.',
  mark: { caught: 'yakalandı', seen: 'görüldü', unseen: 'henüz görülmedi' },

  back: 'Bütün canlılar',
  pages: 'Komşular',
  previous: 'Önceki',
  next: 'Sonraki',
  noSuch: 'Böyle bir canlı yok',
  noSuchText: 'Pokedex’te bu adda bir canlı yok.',
  kinds: { label: 'Çeşitler', 1: 'Normal', 2: 'Karanlık', 3: 'Parıltılı' },
  kindMarks: {
    caught: 'Yakaladın.',
    seen: 'Gördün.',
    unseen: 'Henüz görmedin.',
  },
  kindOdds: {
    1: 'Alışılmış olanı.',
    2: (of) => `Aşağı yukarı ${of} yabaniden biri karanlıktır. Daha sert vurur: saldırısı %5 fazla.`,
    3: (of) => `Aşağı yukarı ${of} yabaniden biri parıltılıdır. Daha çabuktur: hızı %5 fazla.`,
  },
  hintTitle: 'Nerede aramalı',
  hint: {
    wild: (maps) =>
      `Şurada yaşadığı söylenir: ${turkishList(maps)}. Onu bir kez görünce yerleri burada yazar.`,
    evolves: 'Yabanda kimsenin rastlamadığı söylenir: başka bir canlı ona dönüşür.',
  },
  hintText: 'Bunu henüz görmedin.',

  facts: {
    label: 'Bilgiler',
    height: 'Boy',
    weight: 'Ağırlık',
    habitat: 'Sevdiği',
    catching: 'Yakalama',
    growth: 'Büyüme',
    metres: (metres) => `${metres.toLocaleString('tr')} m`,
    kilograms: (kilograms) => `${kilograms.toLocaleString('tr')} kg`,
    growths: {
      fast: 'Hızlı: 100. seviyeye 800.000 TP',
      medium: 'Orta: 100. seviyeye 1.000.000 TP',
      slow: 'Yavaş: 100. seviyeye 1.250.000 TP',
    },
    ease: { easy: 'Kolay', fair: 'Orta', hard: 'Zor', hardest: 'Çok zor' },
    rate: (ease, rate) => `${ease} (255 üzerinden ${rate})`,
  },

  stats: {
    title: 'Değerler',
    names: { hp: 'Can', attack: 'Saldırı', defense: 'Savunma', speed: 'Hız' },
    level: (level) => `Sv ${level}`,
    slider: 'Seviye',
    stat: 'Değer',
    base: 'Temel',
    sum: 'Toplam',
    usual: 'Altın işaret bütün türlerin ortalamasıdır.',
  },
  matchups: { title: 'Ona yapılan saldırılar', chart: 'Tip tablosuna bak' },
  line: {
    title: 'Evrim',
    alone: 'Evrimleşmez.',
    level: (level) => `Seviye ${level}`,
    this: 'bu',
  },
  moves: {
    title: 'Hamleler',
    caption: 'Kendiliğinden öğrendiği hamleler',
    level: 'Seviye',
    move: 'Hamle',
    type: 'Tip',
    power: 'Güç',
    accuracy: 'İsabet',
    own: 'kendi tipi',
  },

  homes: {
    title: 'Nerede yaşar',
    never: 'Yabanda kimse ona rastlamaz.',
    becomes: (name, level) => `${name} ${level}. seviyede ona dönüşür.`,
    grounds: {
      meadow: 'çayır',
      'tall-grass': 'uzun ot',
      wood: 'orman',
      sand: 'kum',
      shore: 'kıyı',
      rocks: 'kayalık',
      snow: 'kar',
    },
    place: (map, ground) => `${map}: ${ground}`,
    hours: 'Geldiği saat',
    always: 'her saatte',
    byHours: (at) => turkishList(at.map((hour) => HOURS[hour])),
    weather: 'Hava',
    onlyIn: (weathers) =>
      `yalnız şu havada: ${turkishList(
        weathers.map((one) => hours.weathers[one]),
        'ya da',
      )}`,
    oftenIn: (weather) => `şu havada daha sık: ${hours.weathers[weather]}`,
    now: 'Şimdi',
    levels: 'Seviyeler',
    span: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
    away: 'Uzaklık',
    everywhere: 'bu zeminin her yerinde',
    from: (cells) => `başlangıçtan en az ${cells} adım uzakta`,
    chance: 'Şans',
    percent: ([least, most], tier) =>
      `orada karşılaşılanların ${least === most ? `%${numberWords(least)}` : `%${numberWords(least)}–${numberWords(most)}`} kadarı (${TIERS[tier]})`,
    steps: (steps, at) =>
      `En iyi durumda aşağı yukarı ${numberWords(steps)} adımda bir${at ? `, ${turkishList(at.map((hour) => HOURS[hour]))}` : ''}.`,
    charms: 'Tılsımsız. Başlangıçtan uzaklaştıkça seviyeler yükselir.',
    map: (map, cells) => `Harita: ${map}, ${cells} kare işaretli`,
    key: 'Parlak karelerde bulunur; ne kadar parlaksa o kadar sık.',
    you: 'Sen buradasın',
    noneNow: 'Bu saatte değil.',
    go: (map) => `Git: ${map}`,
    when: 'Saat',
    anyHour: 'Her saat',
  },
};
export default words;
