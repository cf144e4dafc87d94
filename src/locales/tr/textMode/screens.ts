import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['ana sayfa', 'kamp', 'home'],
  '/maps': ['haritalar', 'maps'],
  '/map': ['harita', 'map'],
  '/gymbattle': ['salon', 'salonlar', 'liderler', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['dükkân', 'dükkan', 'satın al', 'mart', 'shop', 'buy'],
  '/team': ['takım', 'takımım', 'team'],
  '/pokemons': ['pokemon', 'pokemonlar', 'canlılar', 'kutu', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'hamleler', 'attacks', 'moves'],
  '/typechart': ['tipler', 'tip tablosu', 'types', 'typechart', 'type chart'],
  '/userbattle': ['oyuncu savaşı', 'user battle', 'users'],
  '/goldbattle': ['altın savaşı', 'altın', 'gold battle', 'gold'],
  '/expbattle': ['tp savaşı', 'antrenman', 'exp battle', 'training', 'train'],
  '/quests': ['görev sayfası', 'görev listesi', 'quest page', 'quest list'],
  '/trades': ['ilanlar', 'takaslar', 'takas', 'trades', 'traders', 'trade'],
  '/offers': ['teklifler', 'offers'],
  '/findtrades': ['takas bul', 'pazar', 'find trades', 'find', 'market'],
  '/profile': ['profil', 'profile'],
  '/account': ['hesap', 'account'],
  '/settings': ['ayarlar', 'settings', 'options'],
  '/about': ['hakkında', 'about'],
  '/faq': ['sorular', 'faq', 'f.a.q', 'questions'],
};
export default words;
