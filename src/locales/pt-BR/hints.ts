import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Dica',
  dismiss: 'Entendi',
  stop: 'Chega de dicas',
  hints: {
    map: {
      title: 'Pé na estrada',
      text: 'Criaturas selvagens vivem em mato alto, bosques, areia, praias e rochas. As trilhas são seguras, e longe daqui todo mundo é mais forte.',
    },
    encounter: {
      title: 'Tem alguém aí',
      text: 'Tente capturar ou simplesmente siga andando. Uma batalha nunca custa uma criatura.',
    },
    battle: {
      title: 'Sua primeira batalha',
      text: 'Escolha quem luta e, a cada rodada, um golpe. Quando o selvagem estiver fraco, jogue uma bola: a chance aparece ao lado. Seu cantil cura, e um poço o enche.',
    },
    caught: {
      title: 'Agora é seu',
      text: 'Entra no time enquanto houver lugar; senão, espera em Seus Pokemon. Dá para trocá-los sempre que não houver batalha.',
    },
    team: {
      title: 'Seu time',
      text: 'Lutam nesta ordem, e todos aprendem com cada vitória. Cada golpe é uma lista do que foi aprendido; Salvar guarda o que você mudar.',
    },
    gyms: {
      title: 'Líderes de ginásio',
      text: 'Vença todos os líderes de uma região, e a próxima se abre. Níveis e prêmios estão nos cartões; perder não custa nada.',
    },
    mart: {
      title: 'Bolas e amuletos',
      text: 'Diga quantos quer de cada e pague de uma vez só. Amuletos funcionam enquanto estiverem com você.',
    },
    pokedex: {
      title: 'Quem você já encontrou',
      text: 'Todo mundo que você encontra fica anotado aqui: onde vive, quando aparece e o que aprende.',
    },
    training: {
      title: 'Hora de aprender',
      text: 'Parceiros do tipo que você escolher dão mais experiência do que os selvagens, e nenhuma moeda. Escolha um em que seus golpes peguem forte.',
    },
    gold: {
      title: 'De olho na aposta',
      text: 'A aposta é paga no começo e se perde na derrota. Aqui não há mais nada a perder.',
    },
  },
  settings: {
    title: 'Dicas',
    text: 'Cada parte do jogo conta uma vez para que serve.',
    show: 'Mostrar dicas',
    again: 'Mostrar as dicas de novo',
    forgotten: 'Você vai ver todas as dicas mais uma vez',
  },
};
export default words;
