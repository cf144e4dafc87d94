import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Alors c’est toi. Sorrel Latch. J’ai un carnet avec tout le monde dedans. T’es page un. Pour l’instant, t’es un tiret.',
        'Je vais être au-dessus de tout le monde. Je l’ai dit à ma mamie, alors maintenant j’ai plus le choix.',
      ],
      alone: ['T’as même pas de créature. Je peux pas te battre comme ça. Enfin si. Mais ça compterait pas.'],
      few: [
        'Attrape trois espèces et on se bat. J’ai choisi la mienne pour qu’elle soit forte contre la tienne. Ça s’appelle de la recherche.',
      ],
      notebook: [
        'Dans le carnet, y a une colonne « victoires » et une colonne « il pleuvait ». Je fais ça bien.',
      ],
      first: [
        'Trois espèces ! Je l’avais écrit avant que tu le dises. Bon : toi, moi, ici, maintenant.',
        'Nan Orrel peut faire l’arbitre. Elle regarde pas. C’est pour ça qu’elle est juste.',
      ],
      town: [
        'Je m’entraîne. Gagne trois badges, après on parle. Enfin, je parle. Toi, t’auras plus de voix.',
      ],
      second: [
        'Trois badges ? Moi aussi, trois. Et dans un meilleur ordre.',
        'J’ai barré l’ancienne page. Ça, c’est une nouvelle page. On y va ?',
      ],
      gate: [
        'Je regarde juste la porte. Mamie dit qu’elle s’ouvre vers dehors pour que quelque chose puisse rentrer.',
        'Les huit badges, et après on verra qui la passe en tête.',
      ],
      third: [
        'Les huit. Moi aussi. Sans toi, y aurait que moi, et à qui je le raconterais ?',
        'Qui gagne passe la porte en tête. Je sais que t’as déjà passé. En tête pour de vrai.',
      ],
      moor: [
        'J’ai demandé à la cloche qui allume les lampes là-dedans. Elle a dit « dong ». Je reste jusqu’à ce qu’elle en dise plus.',
        'Bats d’abord les huit leaders de la lande, toi. Moi, j’ai la cloche.',
      ],
      fourth: [
        'C’est un des miens qui a laissé sortir la braise. Un Latch. Moi, j’allais la renfermer. En étant au-dessus de tous, j’aurais eu le droit.',
        'Et puis la mienne s’est endormie dans mes bras, dans ce froid, et elle était chaude. Bats-toi, vite, avant que je devienne raisonnable.',
      ],
      friend: [
        'J’ai laissé tomber le carnet. Mamie devait le brûler. Elle le lit à voix haute aux voisins, à la place.',
        'Et je clouerai pas le loquet. Si elles viennent toutes d’une seule cuisine, c’est la famille. La mienne, c’est celle qui ronfle.',
      ],
      tally: ['On en est à quatre à zéro, je crois. Mais il pleuvait. Pour deux.'],
      after: [
        'Je vais voir les îles, maintenant. Mamie dit que quelqu’un l’a partagée, là-bas. On fait la course. J’ai déjà commencé.',
      ],
      banked: [
        'Tu l’as couverte ! Moi je voulais clouer, et toi tu vas la border. Je note ça. J’ai dû racheter un carnet.',
        'La mienne pourrait rentrer, maintenant. Je lui ai dit. Elle m’a regardé comme si c’était moi, la tête dure, et s’est rendormie sur mon pied.',
      ],
      loose: [
        'Tu l’as laissé levé ! Moi, avant, j’aurais fermé. J’aurais été au-dessus de tous, et tout le monde aurait eu froid. Le dis pas à mamie.',
        'La mienne est sortie hier soir et rentrée avec une copine. Ça m’en fait deux qui ronflent. À tour de rôle. J’ai chronométré.',
      ],
    },
  },
};
export default words;
