import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Solaire et musicien. Debout avant toi.',
    rootling: 'Gourmand et plein d’espoir. Le nez passe d’abord.',
    dozebud: 'Doux et dormeur. Personne ne le presse.',
    kindlam: 'Confiant. Une chaude compagnie par nuit froide.',
    clinkdil: 'Douillet et curieux. Il regarde dans tous les fours.',
    flickeep: 'Coquet. Il sait à quel point il brille.',
    puddlip: 'Béat. Aucune flaque n’est à l’abri.',
    nubwhal: 'Aimable à l’excès. Il salue chaque vague.',
    dampaw: 'Affairé et sérieux. Il ne laisse pas fuir une fuite.',
  },
};
export default words;
