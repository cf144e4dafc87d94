import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const portugueseBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Batalhas',
  questions: [
    {
      id: 'effective',
      question: 'O que quer dizer “supereficaz” e “ultraeficaz”?',
      answer: [
        'Todo golpe tem um tipo, e toda criatura também. Um golpe que combina causa o dobro do dano (supereficaz) ou quatro vezes o dano (ultraeficaz). A marca ao lado de cada golpe mostra isso antes da escolha.',
        { links: [{ to: '/typechart', text: 'Abrir a tabela de tipos' }] },
      ],
      also: 'tipo fraqueza resiste imune dano',
    },
    {
      id: 'status-moves',
      question: 'Por que um Rosnado causa dano?',
      answer: [
        `Aqui todo golpe causa dano. Os que são conhecidos pelo que fazem com atributos e saúde têm poder ${statusPower} e fazem o resto além disso. Assim, nenhuma escolha é vez perdida, e duas criaturas que só rosnam uma para a outra também chegam a um fim.`,
        'A AttackDex os lista na classe De efeito, com o que fazem em palavras.',
        { links: [{ to: '/attackdex?class=status', text: 'Ver na AttackDex' }] },
      ],
      also: 'status golpe de efeito poder 30 atributo ataque fraco',
    },
    {
      id: 'great-moves',
      question: 'O que é um golpe supremo?',
      answer: [
        'Um dos mais fortes que há: os que começam com Max ou G-Max, e outros de poder 200 que não cobram nada. Um time tem um deles por batalha. Seja quem for que o use, acerte ou não, qualquer outro depois falha, e o botão avisa.',
        'Por isso vale a pena esperar a hora certa. O outro lado também só tem um.',
        { links: [{ to: '/attackdex?q=golpe+supremo', text: 'Ver na AttackDex' }] },
      ],
      also: 'max g-max mais forte uma vez limite gasto',
    },
    {
      id: 'order',
      question: 'Quem bate primeiro?',
      answer: [
        'Alguns golpes vêm antes ou depois de todos os outros, e dizem isso. Fora deles, a criatura mais rápida bate primeiro; se as duas são igualmente rápidas, os dados decidem.',
      ],
      also: 'velocidade prioridade vez rodada',
    },
    {
      id: 'switch',
      question: 'Posso trocar de criatura durante uma batalha?',
      answer: [
        'Pode: o botão com as duas setas ao lado de Atacar troca por outra. Isso gasta a vez e vem antes de qualquer golpe: a nova criatura leva o que o adversário fizer. Uma criatura presa, que precisa descansar ou está no meio de um golpe não pode ser recolhida.',
      ],
      also: 'trocar substituir mudar time criatura presa',
    },
    {
      id: 'opponents',
      question: 'O adversário trapaceia?',
      answer: [
        'Não. Ele sabe o que você saberia no lugar dele: das suas criaturas, a variante, o nível e o que já mostraram. Criaturas selvagens usam um golpe qualquer; jogadores e parceiros de treino, o que mais promete; quase todos os líderes pensam uma rodada à frente.',
      ],
      also: 'justo computador ia injusto líder',
    },
    {
      id: 'lose',
      question: 'O que eu perco quando perco?',
      answer: [
        'Nada além de tempo; numa batalha de apostas, a aposta. Suas criaturas entram inteiras em toda batalha, e ninguém jamais é tirado de você.',
      ],
      also: 'derrota perder desmaiar curar saúde pv dinheiro',
    },
    {
      id: 'why-lost',
      question: 'Por que eu perdi?',
      answer: [
        'A página da derrota diz o que decidiu, se tipos, velocidade ou níveis, e o que ajudaria. No perfil dá para rever suas últimas batalhas, passo a passo.',
        { links: [{ to: '/profile', text: 'Seu perfil' }] },
      ],
      also: 'reprise assistir de novo análise motivo derrota ajuda',
    },
    {
      id: 'flask',
      question: 'Como eu curo no meio de uma batalha?',
      answer: [
        'Com o cantil, ao lado de Atacar. Ele tem três goles; cada um devolve metade dos PV de uma criatura de pé, mesmo de uma que espera, e acaba com o mal dela. Gasta a vez; depois, age o adversário.',
        'Um poço enche o cantil quando você passa por ele; as cidades têm um. Frutinhas maduras dão um gole. Em batalhas contra jogadores e de apostas ele fica fechado.',
      ],
      also: 'cantil gole poção curar poço beber pv',
    },
    {
      id: 'run-away',
      question: 'Como fujo de uma criatura selvagem?',
      answer: [
        'Com a figura correndo ao lado de Atacar. Quem é pelo menos tão rápido escapa com certeza; para os mais lentos fica mais fácil a cada tentativa, e tentativa em vão custa a vez. Uma criatura presa, que precisa descansar ou está no meio de um golpe não consegue escapar.',
        'Nada se ganha e nada se perde, e sua sequência de vitórias continua. Das outras batalhas não se foge.',
      ],
      also: 'fugir escapar correr selvagem sair',
    },
    {
      id: 'flee',
      question: 'Como saio de uma batalha?',
      answer: [
        'Vá embora: ela espera por você como está. Se outra batalha tomar o lugar dela, a primeira conta como fuga; o jogo pergunta antes que isso aconteça.',
      ],
      also: 'sair desistir abandonar pausa',
    },
  ],
});
