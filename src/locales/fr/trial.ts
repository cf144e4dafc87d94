import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Démo',
  notice: 'Démo, gardée dans ce navigateur',
  more: 'Détails',
  title: 'La démo d’Emberwild',
  absent: 'Ce que tu cherchais n’est pas dans la démo : il faut un serveur avec d’autres gens.',
  text: 'Tu joues la première région en solitaire, sans compte et sans serveur : avec les mêmes créatures, attaques et règles que partout ailleurs.',
  points: [
    'Tout est gardé dans ce seul navigateur. Qui efface ses données efface le jeu.',
    'Rien ne peut passer vers un compte : un serveur ne croit aucun navigateur sur ses créatures.',
    'Échanges, duels, comptes et notifications demandent un serveur avec d’autres gens.',
    'Les quêtes, les recherches, les leçons et les tournois ne sont que dans le jeu complet.',
  ],
  stopped: 'La démo s’est arrêtée. Recharge la page, s’il te plaît.',
  failed: 'La démo n’a pas pu faire ça. Réessaie, s’il te plaît.',
  noPlace: 'Ce n’est pas dans la démo : il faut un serveur avec d’autres gens.',
  noOthers: 'Il n’y a personne d’autre dans cette démo',
  player: 'Démo',
  play: 'Continuer à jouer',
  erase: 'Recommencer',
  ask: 'Tout recommencer ?',
  askText:
    'Tes créatures, pièces et badges de cette démo sont supprimés. Personne ne pourra revenir en arrière.',
  keep: 'Les garder',
  eraseAll: 'Supprimer et recommencer',
};
export default words;
