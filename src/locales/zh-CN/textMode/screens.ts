import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['首页', 'home'],
  '/maps': ['地图列表', 'maps'],
  '/map': ['地图', 'map'],
  '/gymbattle': ['道馆', '馆主', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['商店', '店', '买', 'mart', 'shop', 'buy'],
  '/team': ['队伍', 'team'],
  '/pokemons': ['伙伴', '生灵', '盒子', 'pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['图鉴', 'pokedex', 'dex'],
  '/attackdex': ['招式图鉴', 'attackdex', 'attacks', 'moves'],
  '/typechart': ['属性', '属性相克表', 'types', 'typechart', 'type chart'],
  '/userbattle': ['玩家对战', 'user battle', 'users'],
  '/goldbattle': ['赌注战', 'gold battle', 'gold'],
  '/expbattle': ['经验战', '训练', 'exp battle', 'training', 'train'],
  '/quests': ['任务页', '任务列表', 'quest page', 'quest list'],
  '/trades': ['上架', '交换', 'trades', 'traders', 'trade'],
  '/offers': ['出价', 'offers'],
  '/findtrades': ['寻找交换', '市场', 'find trades', 'find', 'market'],
  '/profile': ['个人资料', '资料', 'profile'],
  '/account': ['账号', 'account'],
  '/settings': ['设置', 'settings', 'options'],
  '/about': ['关于游戏', '关于', 'about'],
  '/faq': ['常见问题', '问题', 'faq', 'f.a.q', 'questions'],
};
export default words;
