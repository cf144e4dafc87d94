import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['홈', '첫 페이지', 'home'],
  '/maps': ['지도 목록', '지도들', 'maps'],
  '/map': ['지도', 'map'],
  '/gymbattle': ['체육관', '관장', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['상점', '가게', '사기', 'mart', 'shop', 'buy'],
  '/team': ['팀', 'team'],
  '/pokemons': ['생물', '상자', 'pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['도감', 'pokedex', 'dex'],
  '/attackdex': ['기술 도감', '기술도감', 'attackdex', 'attacks', 'moves'],
  '/typechart': ['상성', '상성표', '타입 상성표', 'types', 'typechart', 'type chart'],
  '/userbattle': ['유저 배틀', '유저배틀', 'user battle', 'users'],
  '/goldbattle': ['골드 배틀', '골드배틀', 'gold battle', 'gold'],
  '/expbattle': ['경험치 배틀', '경험치배틀', '훈련', 'exp battle', 'training', 'train'],
  '/quests': ['퀘스트 페이지', '퀘스트 목록', 'quest page', 'quest list'],
  '/trades': ['올린 교환', '교환', 'trades', 'traders', 'trade'],
  '/offers': ['제안', 'offers'],
  '/findtrades': ['교환 찾기', '장터', 'find trades', 'find', 'market'],
  '/profile': ['프로필', 'profile'],
  '/account': ['계정', 'account'],
  '/settings': ['설정', 'settings', 'options'],
  '/about': ['게임 소개', '소개', 'about'],
  '/faq': ['질문', '자주 묻는 질문', 'faq', 'f.a.q', 'questions'],
};
export default words;
