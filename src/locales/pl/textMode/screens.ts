import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['start', 'home'],
  '/maps': ['mapy', 'maps'],
  '/map': ['mapa', 'map'],
  '/gymbattle': ['areny', 'arena', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['sklep', 'kup', 'mart', 'shop', 'buy'],
  '/team': ['drużyna', 'druzyna', 'team'],
  '/pokemons': ['pokemony', 'stworki', 'skrzynki', 'pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'ataki', 'attacks', 'moves'],
  '/typechart': ['typy', 'tabela typów', 'tabela', 'types', 'typechart', 'type chart'],
  '/userbattle': ['pojedynek', 'user battle', 'users'],
  '/goldbattle': ['złoto', 'zloto', 'gold battle', 'gold'],
  '/expbattle': ['trening', 'exp battle', 'training', 'train'],
  '/quests': ['strona zadań', 'lista zadań', 'quest page', 'quest list'],
  '/trades': ['ogłoszenia', 'ogloszenia', 'wymiany', 'trades', 'traders', 'trade'],
  '/offers': ['oferty', 'offers'],
  '/findtrades': ['szukaj wymian', 'szukaj', 'find trades', 'find', 'market'],
  '/profile': ['profil', 'profile'],
  '/account': ['konto', 'account'],
  '/settings': ['ustawienia', 'settings', 'options'],
  '/about': ['o grze', 'about'],
  '/faq': ['pytania', 'faq', 'f.a.q', 'questions'],
};
export default words;
