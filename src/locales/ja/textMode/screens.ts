import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['ホーム', 'home'],
  '/maps': ['マップ一覧', 'maps'],
  '/map': ['マップ', 'map'],
  '/gymbattle': ['ジム', 'リーダー', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['お店', '店', '買う', 'mart', 'shop', 'buy'],
  '/team': ['チーム', 'team'],
  '/pokemons': ['仲間', 'ボックス', 'pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['図鑑', 'pokedex', 'dex'],
  '/attackdex': ['わざ図鑑', 'attackdex', 'attacks', 'moves'],
  '/typechart': ['相性', 'タイプ相性', 'types', 'typechart', 'type chart'],
  '/userbattle': ['プレイヤーバトル', 'user battle', 'users'],
  '/goldbattle': ['ゴールドバトル', 'gold battle', 'gold'],
  '/expbattle': ['経験値バトル', 'けいこ', 'exp battle', 'training', 'train'],
  '/quests': ['クエスト画面', 'quest page', 'quest list'],
  '/trades': ['出品', '交換', 'trades', 'traders', 'trade'],
  '/offers': ['申し込み', 'offers'],
  '/findtrades': ['交換を探す', '市場', 'find trades', 'find', 'market'],
  '/profile': ['プロフィール', 'profile'],
  '/account': ['アカウント', 'account'],
  '/settings': ['設定', 'settings', 'options'],
  '/about': ['このゲームについて', 'about'],
  '/faq': ['質問', 'よくある質問', 'faq', 'f.a.q', 'questions'],
};
export default words;
