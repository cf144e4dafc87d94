import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'À propos',
  sections: [
    {
      title: 'Emberwild, c’est quoi ?',
      text: 'Un jeu où tu parcours des terres sauvages, rencontres des créatures, élèves une équipe et la mesures à d’autres, dans ton navigateur. Rien à installer.',
    },
    {
      title: 'Honnête par principe',
      text: import.meta.env.TRIAL
        ? 'Ce qui est décidé le reste : recharger ne change jamais une rencontre, un lancer ni un combat. Les chances qui comptent s’affichent en chiffres.'
        : 'Tous les dés roulent sur le serveur, et ce qui est décidé le reste : recharger ne change jamais une rencontre, un lancer ni un combat. Les chances qui comptent s’affichent en chiffres.',
    },
    {
      title: 'Pour tout le monde',
      text: 'Clavier, souris, doigts, manette et lecteur d’écran se valent pour jouer. Zoome autant que tu veux. Types et variantes ont des formes et des mots, pas seulement des couleurs.',
    },
    {
      title: 'Fait main',
      text: 'Créatures, cartes, noms et images ont tous été dessinés pour ce jeu et n’appartiennent à aucun autre.',
    },
  ],
  numbersTitle: 'Le monde en chiffres',
  numbers: {
    species: 'espèces',
    kinds: 'variantes de chacune',
    maps: 'cartes',
    gyms: 'leaders d’arène',
  },
  amount: numberWords,
  questions: 'Questions et réponses',
  thanksTitle: 'Merci à',
  thanks: (count) =>
    `Le jeu repose sur ${count} bibliothèques libres qui l’accompagnent jusqu’à ton navigateur. Leurs auteurs les laissent à tout le monde.`,
  faces:
    'Textes composés en Nunito du Nunito Project, titres en Lilita One de Juan Montoreano, polices toutes deux sous licence SIL Open Font License.',
  libraries: 'Bibliothèques et licences',
  licence: (name) => `licence ${name}`,
};
export default words;
