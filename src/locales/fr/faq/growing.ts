import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { frenchNumber, frenchPercent } from './spelt.ts';

const BATTLES = {
  wb: 'Créatures sauvages',
  gym: 'Leaders d’arène',
  user: 'Duels',
  training: 'Entraînement',
  gold: 'Combat à mise',
} as const;

/** Experience, moves and evolving. */
export const frenchGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Grandir',
  questions: [
    {
      id: 'pays',
      question: 'Que rapporte une victoire ?',
      answer: [
        'De l’expérience pour toute l’équipe, K.-O. compris, la même pour chacun ; et des pièces. Les deux grandissent avec le niveau de ceux que tu bats.',
        {
          table: {
            caption: 'Ce que rapporte une victoire',
            head: ['Contre', 'Expérience', 'Pièces'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              frenchPercent(experience),
              kind === 'wb'
                ? `${numberWords(coins ?? 0)} par niveau et ${numberWords(wild.fee)}`
                : frenchCoinsOf(kind, coins),
            ]),
          },
        },
        `Une créature sauvage que tu captures à la place rapporte ${numberWords(wild.caught)} pièces par niveau et ${numberWords(wild.fee)}.`,
        `Une grande équipe partage, mais pas tout à fait : à ${frenchNumber(teamSize)}, chacun reçoit moins que s’il était seul, mais tous ensemble reçoivent plus.`,
      ],
      also: 'récompense expérience exp pièces argent gagner victoire',
    },
    {
      id: 'levels',
      question: 'Combien d’expérience demande un niveau ?',
      answer: [
        'Les espèces grandissent vite, moyennement ou lentement. À compter du niveau 1, il leur faut :',
        {
          table: {
            caption: 'Expérience jusqu’à un niveau',
            head: ['Niveau', 'Rapide', 'Moyenne', 'Lente'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'exp croissance monter niveau total',
    },
    {
      id: 'free',
      question: 'Puis-je relâcher des créatures ?',
      answer: [
        `Oui : parmi tes créatures, une à une ou jusqu’à ${frenchNumber(MOST_SET_FREE)} à la fois. La question t’est posée avant, car c’est pour de bon, et il n’y a rien à y gagner. Les favoris restent, comme ceux de ton équipe ou mis à échanger. Ton Pokedex n’oublie personne.`,
        { links: [{ to: '/pokemons', text: 'Tes Pokemon' }] },
      ],
      also: 'relâcher libérer laisser partir supprimer créature boîte pleine',
    },
    {
      id: 'nickname',
      question: 'Puis-je donner un nom à une créature ?',
      answer: [
        `Oui : appuie sur le crayon à côté de son nom, dans ton équipe ou parmi tes créatures. Un surnom a jusqu’à ${frenchNumber(MOST_NICKNAME)} caractères et s’affiche à côté de l’espèce, aussi en combat et en échange. Il ne doit ni ressembler à une espèce ou une variante, ni blesser personne : on peut le signaler, et l’administration peut le retirer pour de bon.`,
        'Dans un échange, il suit la créature. Son nouveau foyer peut le changer.',
        { links: [{ to: '/team', text: 'Ton équipe' }] },
      ],
      also: 'surnom nom renommer appeler',
    },
    {
      id: 'evolve',
      question: 'Comment les créatures évoluent-elles ?',
      answer: [
        `À partir d’un niveau propre à l’espèce, ${evolving.least} au plus tôt et ${evolving.most} au plus tard, un bouton Évoluer se tient à côté dans Ton équipe et dans Tes Pokemon. Rien ne se passe avant que tu appuies. Niveau, expérience et attaques restent.`,
        'Un membre de ton équipe ne peut pas évoluer pendant un combat.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Qui peut évoluer chez toi' }] },
      ],
      also: 'évolution stade grandir bouton',
    },
    {
      id: 'moves',
      question: 'Comment changer d’attaques ?',
      answer: [
        'Dans Ton équipe et dans Tes Pokemon, chacune des quatre attaques est une liste : choisis parmi tout ce que la créature a appris à son niveau, aussi souvent que tu veux, et appuie sur Enregistrer. Rien de ce qui est appris ne s’oublie.',
        { links: [{ to: '/team', text: 'Ton équipe' }] },
      ],
      also: 'apprendre attaque place oublier réapprendre',
    },
    {
      id: 'favourites',
      question: 'Comment éviter de donner quelqu’un par accident ?',
      answer: [
        'Marque-le comme favori avec le cœur, dans Ton équipe ou dans Tes Pokemon. Le jeu demande encore une fois avant qu’un favori quitte l’équipe, et on ne peut ni l’échanger ni le relâcher. Ce qui est à toi le reste jusqu’à ce que tu l’échanges ou le relâches toi-même.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Tes favoris' }] },
      ],
      also: 'favori verrouiller supprimer relâcher perdre sûr cœur',
    },
  ],
});

function frenchCoinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'celles du leader';
  if (kind === 'gold') return 'le gain';
  return coins ? `${numberWords(coins)} par niveau` : 'aucune';
}
