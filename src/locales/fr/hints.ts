import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Conseil',
  dismiss: 'Compris',
  stop: 'Fini les conseils',
  hints: {
    map: {
      title: 'En route',
      text: 'Les créatures sauvages vivent dans les hautes herbes, les bois, le sable, les rives et les rochers. Les chemins sont sûrs ; au loin, tout le monde est plus fort.',
    },
    encounter: {
      title: 'Il y a quelqu’un',
      text: 'Essaie de l’attraper, ou passe ton chemin. Un combat ne te coûte jamais une créature.',
    },
    battle: {
      title: 'Ton premier combat',
      text: 'Choisis qui se bat, puis une attaque à chaque tour. Quand la créature sauvage faiblit, lance une ball : sa chance est à côté. Ta gourde soigne, et un puits la remplit.',
    },
    caught: {
      title: 'C’est à toi',
      text: 'Ta capture rejoint l’équipe s’il y a de la place, sinon elle attend dans Tes Pokemon. Hors combat, tu changes quand tu veux.',
    },
    team: {
      title: 'Ton équipe',
      text: 'Elle se bat dans cet ordre et chaque victoire instruit tout le monde. Chaque attaque est une liste de ce qui est appris ; Enregistrer garde tes changements.',
    },
    gyms: {
      title: 'Les leaders d’arène',
      text: 'Bats tous les leaders d’une région, et la suivante s’ouvre. Niveaux et gains sont sur leurs cartes ; une défaite ne coûte rien.',
    },
    mart: {
      title: 'Balls et breloques',
      text: 'Dis combien tu veux de chaque, puis paie une seule fois. Les breloques agissent tant que tu les portes.',
    },
    pokedex: {
      title: 'Tes rencontres',
      text: 'Toutes les créatures que tu croises sont notées ici : où elles vivent, quand elles sortent et ce qu’elles apprennent.',
    },
    training: {
      title: 'L’heure d’apprendre',
      text: 'Les partenaires du type choisi rapportent plus d’expérience que les créatures sauvages, et pas de pièces. Prends-en un que tes attaques frappent fort.',
    },
    gold: {
      title: 'Gare à la mise',
      text: 'La mise se paie au début et s’envole si tu perds. On ne perd rien d’autre ici.',
    },
  },
  settings: {
    title: 'Conseils',
    text: 'Chaque partie du jeu te dit une fois à quoi elle sert.',
    show: 'Montrer les conseils',
    again: 'Revoir les conseils',
    forgotten: 'Tu verras tous les conseils encore une fois',
  },
};
export default words;
