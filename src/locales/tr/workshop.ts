import type { workshopWords } from '../en/workshop.ts';
import { numberWords } from '../format.ts';
import { turkishCount } from './counted.ts';

const kilobytes = (bytes: number) => `${numberWords(Math.round(bytes / 100) / 10)} kB`;
const seconds = (length: number) => `${numberWords(Math.round(length * 100) / 100)} sn`;
const pixels = (width: number, height: number) => `${width} × ${height} piksel`;

/** The edges of a picture, as the check of pictures names them. */
const EDGES: Readonly<Record<string, string>> = { top: 'üst', right: 'sağ', bottom: 'alt', left: 'sol' };

const words: typeof workshopWords = {
  title: 'Atölye',
  lead: 'Resimleri ve sesleri bu sayfada bir yere bırak: hemen gör, hemen duy; hem burada hem süren oyunda.',
  privacy: 'Dosyalar bu tarayıcıda kalır: hiçbir şey yüklenmez, başka oyuncu da görmez.',
  choose: 'Dosya seç',
  chooseFor: (name) => `Dosya seç: ${name}`,
  chooseOne: 'Bir dosya seç',
  dropHere: 'Buraya bir resim bırak ya da',
  dropSoundHere: 'Buraya bir ses bırak ya da',
  accepts: 'PNG, WebP ya da SVG. Birkaçı birden gelirse yerlerini adlarından bulur.',
  acceptsSounds: 'OGG, MP3 ya da WAV. Birkaçı birden gelirse yerlerini adlarından bulur.',

  shelf: 'Raf',
  shelves: {
    creatures: 'Canlılar',
    people: 'Oyuncuların görünüşleri',
    leaders: 'Salon liderleri',
    items: 'Mallar ve toplar',
    signs: 'Tipler ve işaretler',
    battle: 'Savaş alanları',
    rest: 'Haritalar ve kalanlar',
    sounds: 'Sesler',
  },
  columns: {
    name: 'Ad',
    normal: 'Normal',
    normalBlink: 'Gözler kapalı',
    normalBack: 'Arkadan',
    dark: 'Karanlık',
    darkBlink: 'Karanlık, gözler kapalı',
    darkBack: 'Karanlık, arkadan',
    shiny: 'Parıltılı',
    shinyBlink: 'Parıltılı, gözler kapalı',
    shinyBack: 'Parıltılı, arkadan',
    picture: 'Resim',
    walk: 'Yürürken',
    portrait: 'Portre',
    beaten: 'Yenilmiş',
    kind: 'Çeşit',
    badge: 'Rozet',
    closed: 'Kapalı',
    open: 'Açık',
    far: 'Uzak',
    ground: 'Zemin',
    lights: 'Işıklar',
    platform: 'Ayakların altı',
    near: 'Ön',
    sound: 'Ses',
  },
  search: 'Ada göre ara',
  show: 'Göster',
  shows: {
    all: 'Hepsi',
    missing: 'Yalnız eksikler',
    overridden: 'Yalnız yerine yenisi konanlar',
    changed: 'Yalnız burada değişenler',
  },
  coverage: (there, all) => `${numberWords(all)} dosyadan ${numberWords(there)} tanesi var`,
  nothing: 'Buraya uyan bir şey yok. Başka bir söz ya da başka bir raf dene.',
  marks: {
    drawn: 'oyunun kendisinin',
    missing: 'eksik',
    overridden: 'yerine yenisi kondu',
    tried: 'deneniyor',
    kept: 'saklandı',
  },
  none: 'gerekmez',

  changed: (count) => `Burada ${turkishCount(count, 'dosya')} değişti`,
  changedText: (unkept) =>
    unkept === 0
      ? 'Hepsi bu tarayıcıda saklandı; oyunun her penceresinde geçerli.'
      : `${turkishCount(unkept, 'dosya')} henüz saklanmadı: sayfa yeniden yüklenince gider.`,
  keepAll: 'Hepsini sakla',
  download: 'Zip indir',
  discardAll: 'Hepsini at',
  keep: 'Sakla',
  discard: 'At',
  downloadOne: 'İndir',
  keptNow: (count) =>
    count === 1 ? 'Bu tarayıcıda saklandı.' : `${turkishCount(count, 'dosya')} bu tarayıcıda saklandı.`,
  notKept: 'Bu tarayıcı dosya saklamıyor. Onun yerine indir.',
  archive: 'emberwild-overrides.zip',

  unplaced: 'Yeri bulunamayanlar',
  refused: (wanted, found) =>
    `Beklenen: ${wanted === 'sound' ? 'OGG, MP3 ya da WAV' : 'PNG, WebP ya da SVG'}, gelen: ${found?.toUpperCase() ?? 'başka bir şey'}. Bir daha dışa aktar.`,
  unknownName: 'Oyunda bu adda bir şey yok. Şunlardan biri miydi?',
  placeAs: (name) => `Buna kullan: ${name}`,
  forget: 'Boş ver',

  path: 'Yeri',
  findings: 'Nelere bakıldı',
  good: 'iyi',
  bad: 'istendiği gibi değil',
  checks: {
    names: {
      type: 'Dosya türü',
      size: 'Boyut',
      transparency: 'Arka plan',
      weight: 'Ağırlık',
      edges: 'Kenarlar',
      length: 'Uzunluk',
      start: 'Başlangıç',
    },
    types: 'PNG, WebP ya da SVG',
    soundTypes: 'OGG, MP3 ya da WAV',
    seconds,
    between: (shortest, longest) => `${numberWords(shortest)} – ${seconds(longest)}`,
    played: 'bu tarayıcının çaldığı bir ses',
    unplayed: 'bu tarayıcı çalamıyor',
    atOnce: 'hemen duyuluyor',
    late: (silence) => `başında ${Math.round(silence * 1000)} ms sessizlik`,
    silent: 'hiçbir şey duyulmuyor',
    loops: 'sonu başına bağlanıyor',
    pixels,
    transparent: 'saydam',
    opaque: 'saydam yeri yok',
    weight: kilobytes,
    atMost: (bytes) => `en çok ${kilobytes(bytes)}`,
    air: 'dört yanında boşluk',
    touches: (sides) => `değdiği kenar: ${sides.map((side) => EDGES[side] ?? side).join(', ')}`,
    expected: (words) => `beklenen: ${words}`,
  },
  wanted: 'İstenen',

  look: 'Nasıl görünüyor',
  scale: 'Boyut',
  scales: { 1: '1×', 3: '3×' },
  themes: { light: 'Gündüz', dark: 'Gece' },
  card: 'Kart',
  dex: 'Pokedex',
  map: 'Harita',
  battle: 'Savaş, iki yandan',
  usual: 'Alışıldık boylarında',
  scrolled: (what) => `${what}, kaydırılabilir`,
  steps: [
    'Tabloda bir resim ya da ses seç: oyunun gösterdiği her yerde gör ya da dinle.',
    'Kendininkini üstüne bırak, birkaçını da nereye istersen: yerlerini adlarından bulurlar, kindlam.shiny.png gibi.',
    'Sakla; bu tarayıcıda oyunun her penceresi onu gösterir, savaşın ortasında bile.',
    'Değiştirdiklerinin hepsini zip olarak indir, depoda aç.',
  ],
  legend: 'İşaretler ne demek',
  playYours: 'Seninkini çal',
  playOwn: 'Oyununkini çal',
  stop: 'Dur',
};
export default words;
