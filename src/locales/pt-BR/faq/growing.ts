import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { portugueseCount } from '../counted.ts';
import { portugueseFeminine, portugueseNumber, portuguesePercent } from './spelt.ts';

const BATTLES = {
  wb: 'Criaturas selvagens',
  gym: 'Líderes de ginásio',
  user: 'Jogadores',
  training: 'Treino',
  gold: 'Apostas',
} as const;

const coins = (count: number) => portugueseCount(count, 'moeda', 'moedas');

/** Experience, moves and evolving. */
export const portugueseGrowingChapter = ({
  pays,
  wild,
  totals,
  evolving,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Crescimento',
  questions: [
    {
      id: 'pays',
      question: 'O que rende uma vitória?',
      answer: [
        'Experiência para o time inteiro, até para quem desmaiou, igual para cada um; e moedas. Ambas crescem com os níveis de quem você vence.',
        {
          table: {
            caption: 'O que rende uma vitória',
            head: ['Contra', 'Experiência', 'Moedas'],
            rows: pays.map(({ kind, experience, coins: paid }) => [
              BATTLES[kind],
              portuguesePercent(experience),
              kind === 'wb'
                ? `${numberWords(paid ?? 0)} por nível mais ${numberWords(wild.fee)}`
                : coinsOf(kind, paid),
            ]),
          },
        },
        `Uma criatura selvagem que você captura em vez disso paga ${coins(wild.caught)} por nível mais ${numberWords(wild.fee)}.`,
        `Um time grande divide, mas não por inteiro: com ${portugueseNumber(teamSize)}, cada um recebe menos do que um sozinho, e todos juntos recebem mais.`,
      ],
      also: 'recompensa experiência xp moedas dinheiro ganhar vencer pagar',
    },
    {
      id: 'levels',
      question: 'Quanta experiência custa um nível?',
      answer: [
        'As espécies crescem depressa, em ritmo médio ou devagar. Contado do nível 1, tanto as leva até:',
        {
          table: {
            caption: 'Experiência até um nível',
            head: ['Nível', 'Rápido', 'Médio', 'Lento'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'xp crescimento subir de nível total',
    },
    {
      id: 'free',
      question: 'Posso soltar criaturas?',
      answer: [
        `Pode: entre as suas criaturas, uma a uma ou até ${portugueseFeminine(MOST_SET_FREE)} de uma vez. O jogo pergunta antes, porque é para sempre, e não se ganha nada com isso. Favoritos ficam, e também quem está no time ou em troca. A Pokedex não esquece ninguém.`,
        { links: [{ to: '/pokemons', text: 'Seus Pokemon' }] },
      ],
      also: 'soltar libertar apagar remover criatura caixa cheia',
    },
    {
      id: 'nickname',
      question: 'Posso dar um nome próprio a uma criatura?',
      answer: [
        `Pode: aperte a caneta ao lado do nome, no time ou entre as suas criaturas. Um apelido tem até ${portugueseNumber(MOST_NICKNAME)} caracteres e aparece ao lado da espécie, também em batalhas e trocas. Não pode parecer espécie ou variante, nem ofender ninguém: jogadores podem denunciá-lo, e a administração pode retirá-lo de vez.`,
        'Numa troca, vai junto. O novo dono pode mudá-lo.',
        { links: [{ to: '/team', text: 'Seu time' }] },
      ],
      also: 'apelido nome renomear chamar nome próprio',
    },
    {
      id: 'evolve',
      question: 'Como as criaturas evoluem?',
      answer: [
        `A partir de um nível que depende da espécie, ${evolving.least} no mínimo e ${evolving.most} no máximo, um botão Evoluir aparece ao lado dela em Seu time e em Seus Pokemon. Nada acontece antes que você o aperte. Nível, experiência e golpes ficam como estão.`,
        'Quem está no time não pode evoluir durante uma batalha.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Quem dos seus pode evoluir' }] },
      ],
      also: 'evolução estágio crescer botão',
    },
    {
      id: 'moves',
      question: 'Como mudo os golpes?',
      answer: [
        'Em Seu time e em Seus Pokemon, cada um dos quatro golpes é uma lista: escolha entre tudo o que a criatura aprendeu até o nível dela, quantas vezes quiser, e aperte Salvar. Nada do que foi aprendido se esquece.',
        { links: [{ to: '/team', text: 'Seu time' }] },
      ],
      also: 'aprender golpe espaço esquecer reaprender',
    },
    {
      id: 'favourites',
      question: 'Como evito dar alguém sem querer?',
      answer: [
        'Marque como favorito com o coração, em Seu time ou em Seus Pokemon. O jogo pergunta mais uma vez antes que um favorito saia do time, e ele não pode ser trocado nem solto. Quem é seu continua seu até que você troque ou solte.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Seus favoritos' }] },
      ],
      also: 'favorito travar apagar soltar perder seguro coração',
    },
  ],
});

function coinsOf(kind: keyof typeof BATTLES, paid: number | null): string {
  if (kind === 'gym') return 'as do líder';
  if (kind === 'gold') return 'o prêmio';
  return paid ? `${numberWords(paid)} por nível` : 'nenhuma';
}
