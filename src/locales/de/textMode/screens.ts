import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['start', 'home'],
  '/maps': ['karten', 'maps'],
  '/map': ['karte', 'map'],
  '/gymbattle': ['arena', 'arenen', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['markt', 'laden', 'kaufen', 'mart', 'shop', 'buy'],
  '/team': ['team'],
  '/pokemons': ['pokemon', 'wesen', 'box', 'pokemons', 'creatures'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'attacken', 'attacks', 'moves'],
  '/typechart': ['typen', 'typentafel', 'tafel', 'types', 'typechart', 'type chart'],
  '/userbattle': ['spielerkampf', 'user battle', 'users'],
  '/goldbattle': ['goldkampf', 'gold battle', 'gold'],
  '/expbattle': ['ep-kampf', 'ep kampf', 'exp battle', 'training', 'train'],
  '/quests': ['aufgabenliste', 'quest page', 'quest list'],
  '/trades': ['anzeigen', 'tausch', 'trades', 'traders', 'trade'],
  '/offers': ['angebote', 'offers'],
  '/findtrades': ['tausch finden', 'suche', 'find trades', 'find', 'market'],
  '/profile': ['profil', 'profile'],
  '/account': ['konto', 'account'],
  '/settings': ['einstellungen', 'settings', 'options'],
  '/about': ['über', 'about'],
  '/faq': ['fragen', 'faq', 'f.a.q', 'questions'],
};
export default words;
