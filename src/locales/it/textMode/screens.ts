import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['casa', 'home'],
  '/maps': ['mappe', 'maps'],
  '/map': ['mappa', 'map'],
  '/gymbattle': ['palestre', 'palestra', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['emporio', 'negozio', 'compra', 'mart', 'shop', 'buy'],
  '/team': ['squadra', 'team'],
  '/pokemons': ['creature', 'box', 'pokemon', 'pokemons', 'creatures'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'mosse', 'attacks', 'moves'],
  '/typechart': ['tipi', 'tabella', 'tabella tipi', 'types', 'typechart', 'type chart'],
  '/userbattle': ['sfida', 'giocatori', 'user battle', 'users'],
  '/goldbattle': ['oro', 'lotta oro', 'tornei', 'gold battle', 'gold'],
  '/expbattle': ['allenamento', 'allenati', 'exp battle', 'training', 'train'],
  '/quests': ['pagina missioni', 'elenco missioni', 'quest page', 'quest list'],
  '/trades': ['scambi', 'annunci', 'trades', 'traders', 'trade'],
  '/offers': ['offerte', 'offers'],
  '/findtrades': ['trova scambi', 'trova', 'mercato', 'find trades', 'find', 'market'],
  '/profile': ['profilo', 'profile'],
  '/account': ['account'],
  '/settings': ['impostazioni', 'opzioni', 'settings', 'options'],
  '/about': ['informazioni', 'info', 'about'],
  '/faq': ['domande', 'faq', 'f.a.q', 'questions'],
};
export default words;
