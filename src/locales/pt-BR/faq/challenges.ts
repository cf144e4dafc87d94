import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { portugueseCount, portugueseList } from '../counted.ts';
import { portugueseRegion } from '../ids.ts';
import { portugueseNumber, portuguesePercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const portugueseChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Ginásios e outros jogadores',
  questions: [
    {
      id: 'gyms',
      question: 'Como funcionam os ginásios?',
      answer: [
        `${portugueseList(gyms.regions.map(portugueseRegion))} têm ${portugueseNumber(gyms.leaders)} líderes cada e um campeonato, ${gyms.all} ao todo, com times de ${portugueseNumber(gyms.team.least)} a ${portugueseNumber(gyms.team.most)}. A primeira região está aberta; cada uma das outras abre quando todos os líderes da anterior forem vencidos, na ordem que você quiser. O campeonato exige que todos os líderes da região tenham sido vencidos.`,
        { links: [{ to: '/gymbattle', text: 'Ir aos ginásios' }] },
      ],
      also: 'líder insígnia região campeão campeonato desbloquear abrir',
    },
    {
      id: 'prizes',
      question: 'Quanto paga um ginásio?',
      answer: [
        `A primeira vitória sobre um líder paga ${portugueseCount(gyms.coins.least, 'moeda', 'moedas')} no começo do caminho e ${numberWords(gyms.coins.most)} no fim; o cartão de cada líder diz quanto. A revanche paga ${portuguesePercent(gyms.rematchPercent)} das moedas e toda a experiência, quantas vezes quiser.`,
      ],
      also: 'prêmio moedas recompensa revanche de novo líder',
    },
    {
      id: 'quests',
      question: 'O que são missões?',
      answer: [
        'Três pequenas tarefas por dia e uma maior por semana (a partir de segunda), cada uma com moedas e, de vez em quando, umas bolas. A lista depende da data e de quem você é; as novas chegam à meia-noite UTC. O jogo conta o que você faz desde a meia-noite, mesmo antes de olhar a lista.',
        'Uma missão terminada espera sete dias até você receber a recompensa. Quem não faz nenhuma não perde nada: não há sequência de dias para manter, nem nada que só as missões deem.',
        'Além delas, cada região tem uma linha: sua gente pede uma coisa depois da outra, e no fim há um título. Uma linha não tem data; abre com três insígnias da região anterior, e o que você fez antes conta.',
        { links: [{ to: '/quests', text: 'Suas missões' }] },
      ],
      also: 'diária semanal tarefa missão recompensa hoje sequência linha região título',
    },
    {
      id: 'achievements',
      question: 'O que são conquistas?',
      answer: [
        'Quarenta e seis medalhas pelo que você fez: espécies, insígnias, batalhas, trocas, mapas e mais. A forma diz para que é a medalha; cobre, prata e ouro, até onde você chegou. O jogo conta desde o primeiro dia, também o que você fez antes de haver medalhas; o que foi alcançado fica, e os outros veem na sua página de treinador.',
        { links: [{ to: '/profile?tab=achievements', text: 'Suas conquistas' }] },
      ],
      also: 'medalha troféu recompensa meta progresso cobre prata ouro',
    },
    {
      id: 'users',
      question: 'Luto contra os outros jogadores em pessoa?',
      answer: [
        'Você luta contra uma cópia do time deles, como está, conduzida pelo jogo. Eles não ganham nem perdem nada com isso, e não precisam estar presentes. Quando não se acha ninguém à altura, entra um time da casa.',
        { links: [{ to: '/userbattle', text: 'Achar um adversário' }] },
      ],
      also: 'pvp multijogador online batalha contra jogadores',
    },
    {
      id: 'lower-prizes',
      question: 'Por que um prêmio é menor que o anterior?',
      answer: [
        `Cada vitória sobre o mesmo jogador num dia diminui o próximo prêmio por ele em ${portuguesePercent(prizes.fall)}, e um time bem mais fraco que o seu paga pouco. Times da casa e outros que você não venceu hoje pagam tudo. A experiência fica.`,
        `Batalhas contra jogadores e de apostas juntas pagam no máximo ${portugueseCount(prizes.dayMost, 'moeda', 'moedas')} por dia, descontado o que você aposta, e as contra jogadores, as de ${numberWords(prizes.opponents)} jogadores diferentes. O dia começa à meia-noite UTC. Uma batalha não aceita aposta quando o prêmio não poderia ser pago inteiro.`,
      ],
      also: 'menor menos limite diário teto moedas jogador aposta de novo mesmo',
    },
    {
      id: 'training',
      question: 'Para que serve a batalha de treino?',
      answer: [
        'São tantos parceiros quantos há no seu time, todos de um tipo que você escolhe e um pouco mais fracos que você. Dão a maior experiência de todas as batalhas, e nenhuma moeda.',
        { links: [{ to: '/expbattle', text: 'Treinar' }] },
      ],
      also: 'treino experiência nível subir',
    },
    {
      id: 'trading',
      question: 'Posso trocar com outros jogadores?',
      answer: [
        `Pode. “Pôr para troca”, em Seus Pokemon, põe uma criatura em troca à vista de todos, e os outros podem oferecer até ${portugueseNumber(mostOffered)} das deles por ela. As propostas chegam a Seus anúncios, onde você aceita ou recusa; o que você propôs fica em Suas propostas.`,
        'Quem está no time ou é favorito não pode ser dado: tire antes do time, em Seu time. O que é trocado mantém nível, experiência e golpes, e se lembra de todos os donos.',
        {
          links: [
            { to: '/trades', text: 'Seus anúncios' },
            { to: '/offers', text: 'Suas propostas' },
          ],
        },
      ],
      also: 'troca trocar oferecer proposta dar',
    },
    {
      id: 'trade-safety',
      question: 'Alguém pode me enganar numa troca?',
      answer: [
        'O que você viu é o que recebe: se uma criatura oferecida mudou de espécie, nível ou golpes desde a proposta, a aceitação é recusada e os dois lados veem o que está diferente. Novos golpes para uma criatura que você pôs em troca encerram as propostas por ela: o que foi oferecido fica livre, e quem ofereceu é avisado. Todas as criaturas mudam de mãos de uma vez ou nenhuma muda, e todas as outras propostas por elas terminam.',
      ],
      also: 'golpe fraude trapaça troca segura proposta mudou',
    },
  ],
});
