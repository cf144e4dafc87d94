import type { wayWords } from '../en/ways.ts';
import { japaneseRegion } from './ids.ts';

type Door = Parameters<typeof wayWords.enter>[0];

const GYMS: Readonly<Record<string, string>> = {
  'thornby-garden': 'ソーンビーの庭',
  'crackle-mill': 'クラックルの風車',
  'cinder-forge': 'シンダーのかじ場',
  'tidewell-lock': 'タイドウェルの水門',
  'dusk-lantern': 'ダスクの灯の家',
  'holdfast-quarry': 'ホールドファストの石切り場',
  'rime-hall': 'ライムの館',
  'windrow-tower': 'ウィンドロウの塔',
  'oduya-show': 'オドゥヤの品評会',
  'pascoe-fold': 'パスコーの羊小屋',
  'eskil-hives': 'エスキルの巣箱',
  'callan-bog': 'キャランの沼',
  'sattar-vats': 'サタールの染物小屋',
  'stanek-wall': 'スタネクの石垣',
  'strang-ring': 'ストラングの土俵',
  'hollow-well': 'ホロウの井戸',
  'wintersgill-bell': 'ウィンタースギルの鐘',
  'vane-house': 'ききみみ館',
  'bras-galley': 'ブラスの台所',
  'tovua-kites': 'トブアの凧屋',
  'amaury-stills': 'アモリの香水屋',
  'karras-kiln': 'カラスの焼きがま',
  'minami-light': 'ミナミの灯台',
  'bellacorda-masks': 'ベラコルダの面屋',
  'mensah-slip': 'メンサーの造船台',
  'orosa-reef': 'オロサの岩礁',
  'tan-harbour': 'タンの港',
  'lhawang-loom': 'ラワンの機屋',
  'huanca-springs': 'ワンカの温泉',
  'diallo-strata': 'ディアロの地層',
  'tuyet-steps': 'トゥエットの千段',
  'aikio-glacier': 'アイキオの氷河',
  'qamar-dome': 'カマルのドーム',
  'zahnd-railway': 'ツァーントの鉄道',
  'karaly-rescue': 'カラリーの救助小屋',
  'merak-summit': 'メラクの茶屋',
  'moyo-seeds': 'モヨの種図書館',
  'quince-daybreak': 'クインスの夜明け',
  'haddad-glass': 'ハダドのガラス工房',
  'pell-ledgers': 'ペルの帳場',
  'wrona-roost': 'ブロナのねぐら',
  'laras-shadows': 'ラーラスの影絵小屋',
  'saarvi-lake': 'サールビの湖',
  'oyelo-vigil': 'オイェロの夜番',
  'abebe-hours': 'アベベの時の家',
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : (GYMS[door.gym] ?? door.gym));

const words: typeof wayWords = {
  label: 'この先',
  to: (map) => `${map}へ`,
  enter: (door) => `${doorName(door)}に入る`,
  closed: (map, { region, badges, won }) =>
    `${map}への門は閉まっています。${japaneseRegion(region)}のバッジが${badges}個あれば開きます。いまは${won === 0 ? 'まだ1個もありません' : `${won}個です`}。`,
  gyms: 'ジムへ',
  exit: (map) => `${map}への道`,
  exitIn: (way, map) => `${way}へ行くと${map}です。`,
  door: (door) => `目の前は${doorName(door)}の扉です。「入る」で開きます。`,
  noDoor: 'ここに扉はありません。',
  shut: {
    house: '扉にはかぎがかかっています。住んでいる人は、生きものを見に出かけています。',
    windmill: '石うすが回っているあいだ、扉は開きません。もう四十年回っています。',
    lighthouse: '扉にはかぎがかかっています。かぎを持つ灯台守は眠っています。灯りの仕事は夜です。',
  },
};
export default words;
