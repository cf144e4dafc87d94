import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['accueil', 'home'],
  '/maps': ['cartes', 'maps'],
  '/map': ['carte', 'map'],
  '/gymbattle': ['arène', 'arene', 'arènes', 'arenes', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['boutique', 'magasin', 'acheter', 'mart', 'shop', 'buy'],
  '/team': ['équipe', 'equipe', 'team'],
  '/pokemons': ['pokemon', 'créatures', 'boîte', 'boite', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'attaques', 'attacks', 'moves'],
  '/typechart': ['types', 'table', 'table des types', 'typechart', 'type chart'],
  '/userbattle': ['duel', 'duels', 'user battle', 'users'],
  '/goldbattle': ['mise', 'miser', 'gold battle', 'gold'],
  '/expbattle': ['entraînement', 'entrainement', 'exp', 'exp battle', 'training', 'train'],
  '/quests': ['liste des quêtes', 'liste des quetes', 'quest page', 'quest list'],
  '/trades': ['annonces', 'échanges', 'echanges', 'échange', 'trades', 'traders', 'trade'],
  '/offers': ['offres', 'offers'],
  '/findtrades': ['trouver', 'trouver un échange', 'chercher', 'find trades', 'find', 'market'],
  '/profile': ['profil', 'profile'],
  '/account': ['compte', 'account'],
  '/settings': ['réglages', 'reglages', 'settings', 'options'],
  '/about': ['à propos', 'a propos', 'about'],
  '/faq': ['faq', 'questions', 'f.a.q'],
};
export default words;
