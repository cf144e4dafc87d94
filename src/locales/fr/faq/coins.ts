import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { frenchCapital, frenchList } from '../counted.ts';
import { frenchTier } from '../ids.ts';
import { frenchPercent } from './spelt.ts';

/** Coins, what they buy, and what can be staked. */
export const frenchCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Pièces',
  questions: [
    {
      id: 'mart',
      question: 'Que vend la boutique ?',
      answer: [
        {
          table: {
            caption: 'Ce que vend la boutique',
            head: ['Article', 'Pièces', 'Ce que c’est'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'À la boutique' }] },
      ],
      also: 'acheter prix magasin article ball breloque coût',
    },
    {
      id: 'charms',
      question: 'Comment marchent les breloques ?',
      answer: [
        'En étant portées : une dans le sac suffit, une seconde n’ajouterait rien. Celles qui comptent pour les combats sont lues au début du combat, celles qui comptent pour les rencontres à chaque pas. Le gain d’un combat à mise reste le même.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name} : ${text}`) },
      ],
      also: 'breloque piste pièce étude moirée bonus chance',
    },
    {
      id: 'lures',
      question: 'Comment marchent les appâts ?',
      answer: [
        'Un appât s’allume quand tu l’achètes. Il brûle à chaque pas là où vivent des créatures, et se repose partout ailleurs ; la carte et la boutique disent combien de pas il reste. Plusieurs brûlent côte à côte, et leurs effets s’additionnent, avec tes breloques aussi.',
        {
          table: {
            caption: 'Les appâts, leurs pas, et où la boutique les vend',
            head: ['Appât', 'Pas', 'Vendu'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? frenchList(sold.map((map) => mapsWords.places[map].title)) : 'partout',
            ]),
          },
        },
      ],
      also: 'sifflet lanterne cloche perle étoile carillon pas rare chatoyant boutique',
    },
    {
      id: 'furniture',
      question: 'À quoi servent les meubles ?',
      answer: [
        'À être regardés. Achète-les à la boutique, pose-les dans un des huit endroits de ton camp avec « Aménager ton camp » sur ta première page, et assieds-toi. Les lampes brillent la nuit, et qui peut voir ta page publique voit ton camp. Certains ne se vendent que dans le bourg d’une région.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Les meubles en boutique' }] },
      ],
      also: 'camp tente tapis lanterne bannière décorer banc meuble',
    },
    {
      id: 'looks',
      question: 'À quoi sert une apparence achetée ?',
      answer: [
        'À être portée, rien d’autre. Douze ne coûtent rien ; la boutique vend les autres, une partout et une dans le bourg de chaque autre région. Ce que tu as acheté s’adopte avec « Changer d’apparence » sur ta première page, aussi souvent que tu veux.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Les apparences en boutique' }] },
      ],
      also: 'apparence vêtement costume chapeau manteau personnage porter renard',
    },
    {
      id: 'tutor',
      question: 'Que sont les leçons ?',
      answer: [
        'Orla Quill apprend à une créature des attaques de sa propre liste, jusqu’à dix niveaux avant qu’elle ne les apprenne seule. Ce qu’elle a appris à son niveau se choisit dans Ton équipe pour rien, aussi souvent que tu veux. Une attaque ainsi apprise puis remplacée est oubliée jusqu’à son niveau, ou jusqu’à ce qu’on la repaie.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Vers les leçons' }] },
      ],
      also: 'leçon enseigner apprendre attaque école pièces',
    },
    {
      id: 'tournaments',
      question: 'Comment marchent les tournois ?',
      answer: [
        'Tu paies l’inscription, gagnes tous les combats d’affilée contre des équipes de la maison à peu près de ton niveau, et reçois le gain et un ruban. L’équipe inscrite se bat jusqu’au bout ; entre deux combats, chacun retrouve un peu de PV, pas plus. Un combat perdu, ou un autre commencé à sa place, met fin au tournoi, et l’inscription est perdue. Fermer la fenêtre ne coûte rien : le tournoi attend.',
        { links: [{ to: '/goldbattle', text: 'Vers les tournois' }] },
      ],
      also: 'tournoi coupe inscription gain ruban équipe maison',
    },
    {
      id: 'gold',
      question: 'Le combat à mise vaut-il le coup ?',
      answer: [
        'Tu mises des pièces et reçois le gain si tu l’emportes. Les chances sont mesurées : voilà combien de fois gagne qui prend toujours l’attaque la plus prometteuse. Les types et un bon ordre font mieux.',
        {
          table: {
            caption: 'Mises, gains et chances',
            head: ['Palier', 'Mise', 'Gain', 'Chances'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              frenchCapital(frenchTier(tier)),
              numberWords(stake),
              numberWords(prize),
              frenchPercent(odds),
            ]),
          },
        },
        `Le niveau des adversaires : ${frenchList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `celui de ton équipe pour le palier ${frenchTier(tier)}`
              : `jusqu’à ${frenchPercent(raise)} de plus pour le palier ${frenchTier(tier)}`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Vers le combat à mise' }] },
      ],
      also: 'mise parier chances palier bronze argent or jeu gain',
    },
  ],
});
