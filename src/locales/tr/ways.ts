import type { wayWords } from '../en/ways.ts';
import { turkishCapital } from './counted.ts';
import { turkishRegion } from './ids.ts';

type Door = Parameters<typeof wayWords.enter>[0];

const GYMS: Readonly<Record<string, string>> = {
  'thornby-garden': 'Thornby Bahçesi',
  'crackle-mill': 'Crackle Değirmeni',
  'cinder-forge': 'Cinder Demirhanesi',
  'tidewell-lock': 'Tidewell Savağı',
  'dusk-lantern': 'Dusk Feneri',
  'holdfast-quarry': 'Holdfast Taş Ocağı',
  'rime-hall': 'Rime Konağı',
  'windrow-tower': 'Windrow Kulesi',
  'oduya-show': 'Oduya Sergisi',
  'pascoe-fold': 'Pascoe Ağılı',
  'eskil-hives': 'Eskil Kovanlığı',
  'callan-bog': 'Callan Turbalığı',
  'sattar-vats': 'Sattar Boyahanesi',
  'stanek-wall': 'Stanek Duvarı',
  'strang-ring': 'Strang Er Meydanı',
  'hollow-well': 'Hollow Kuyusu',
  'wintersgill-bell': 'Wintersgill Çanı',
  'vane-house': 'Vane Konağı',
  'bras-galley': 'Brás Mutfağı',
  'tovua-kites': 'Tovua Uçurtmaları',
  'amaury-stills': 'Amaury İmbikleri',
  'karras-kiln': 'Karras Fırını',
  'minami-light': 'Minami Feneri',
  'bellacorda-masks': 'Bellacorda Maskeleri',
  'mensah-slip': 'Mensah Tersanesi',
  'orosa-reef': 'Orosa Resifi',
  'tan-harbour': 'Tan Limanı',
  'lhawang-loom': 'Lhawang Tezgâhı',
  'huanca-springs': 'Huanca Kaplıcası',
  'diallo-strata': 'Diallo Katmanları',
  'tuyet-steps': 'Tuyet Basamakları',
  'aikio-glacier': 'Aikio Buzulu',
  'qamar-dome': 'Qamar Kubbesi',
  'zahnd-railway': 'Zahnd Demiryolu',
  'karaly-rescue': 'Karaly Kurtarma Kulübesi',
  'merak-summit': 'Merak Doruğu',
  'moyo-seeds': 'Moyo Tohum Evi',
  'quince-daybreak': 'Quince Şafağı',
  'haddad-glass': 'Haddad Camhanesi',
  'pell-ledgers': 'Pell Defterleri',
  'wrona-roost': 'Wrona Tüneği',
  'laras-shadows': 'Laras Gölge Oyunu',
  'saarvi-lake': 'Saarvi Gölü',
  'oyelo-vigil': 'Oyelo Nöbet Evi',
  'abebe-hours': 'Abebe Saatleri',
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : (GYMS[door.gym] ?? door.gym));

const words: typeof wayWords = {
  label: 'Devamı',
  to: (map) => `Git: ${map}`,
  enter: (door) => `Gir: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `${map} kapısı kapalı. ${turkishRegion(region)} bölgesinden ${badges} rozetle açılır; sende ${won === 0 ? 'henüz hiç yok' : `${won} tane var`}.`,
  gyms: 'Salonlara',
  exit: (map) => `${map} yolu`,
  exitIn: (way, map) => `${turkishCapital(way)} yönünde: ${map}.`,
  door: (door) => `Önünde bir kapı var: ${doorName(door)}. Gir komutu onu açar.`,
  noDoor: 'Burada kapı yok.',
  shut: {
    house: 'Kapı kilitli. Burada oturan, canlılara bakmaya çıkmış.',
    windmill: 'Taşlar dönerken kapı açılmaz. Kırk yıldır dönüyorlar.',
    lighthouse: 'Kapı kilitli. Anahtar yalnız fener bekçisinde, o da uyuyor: fener gece çalışır.',
  },
};
export default words;
