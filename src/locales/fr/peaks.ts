import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { frenchKind, frenchRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Nouveau', shiny: 'Premier chatoyant', dark: 'Premier sombre' },
  inPokedex: (name) => `${name} est nouveau dans ton Pokedex.`,
  firstOfKind: (kind) => `C’est ton premier Pokemon ${frenchKind(kind)}.`,
  badge: {
    new: 'Nouveau badge',
    of: (won, all, region) => `Badge ${won} sur ${all} : ${frenchRegion(region)}.`,
    opens: (region) => `${frenchRegion(region)} t’est maintenant ouverte.`,
    calls: (region) => `Le rang de champion de ${frenchRegion(region)} se joue maintenant.`,
  },
  champion: {
    title: 'Champion battu',
    of: (region) => `Ton équipe et toi, vous voilà au sommet de ${frenchRegion(region)}.`,
    team: 'L’équipe qui l’a fait',
  },
  rival: {
    title: 'Page tournée',
    place: (place, all) => `Combat ${place} sur ${all} contre Sorrel Latch.`,
    next: (map, badges) => `Le suivant : ${map}, avec ${badges} badges.`,
    last: (name) =>
      `C’était le dernier. Désormais, ${name} voyage devant toi, toujours avec plaisir à te revoir.`,
    waits: (name) => `Encore un combat ? ramène à la carte, où ${name} attend. La page reste ouverte.`,
    tally: (won, all) => `${won} pages sur ${all} sont à toi`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} EXP`,
    toNext: (amount, level) => `${numberWords(amount)} avant le niveau ${level}`,
    grown: 'Au maximum',
    level: (level) => `Niveau ${level} !`,
    learned: (move) => `Appris : ${move}`,
  },
  lost: {
    kind: 'Ça arrive à tout le monde. Ton équipe est remise, et rien ne t’a été pris.',
    stake: 'Ça arrive à tout le monde. Ton équipe est remise ; seule la mise est perdue.',
    help: 'Ce qui aiderait',
    train: (level) => `T’entraîner jusqu’au niveau ${level}`,
    room: (free) =>
      free === 1
        ? 'Capturer une créature de plus pour ton équipe'
        : `Capturer jusqu’à ${free} créatures de plus pour ton équipe`,
    types: (name) => `Voir ce qui est fort contre ${name}`,
    moves: 'Choisir d’autres attaques',
  },
  evolved: {
    into: (before, after) => `${before} est devenu ${after} !`,
    stats: { hp: 'PV', attack: 'Force', defense: 'Défense', speed: 'Vitesse' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Continuer',
  },
};
export default words;
