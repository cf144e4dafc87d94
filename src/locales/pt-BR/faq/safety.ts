import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const portugueseSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Seu progresso',
  questions: [
    {
      id: 'closed',
      question: 'Fechei a página no meio de uma batalha. Está perdida?',
      answer: [
        import.meta.env.TRIAL
          ? 'Não. Este navegador guarda toda batalha como está. Volte a ela pela página inicial.'
          : 'Não. O servidor guarda toda batalha como está. Entre em qualquer aparelho e volte a ela pela página inicial.',
      ],
      also: 'salvar retomar recarregar travou aparelho',
    },
    {
      id: 'connection',
      question: 'O que acontece se a conexão cai numa batalha?',
      answer: [
        import.meta.env.TRIAL
          ? 'Ela continua: a demonstração se joga no seu navegador. Só páginas que você ainda não abriu precisam da conexão.'
          : 'A batalha espera; ninguém bate enquanto você está fora. Se a sua última escolha chegou ao servidor, ela foi jogada, uma vez, e você vê como ficou quando voltar. Se não chegou, você escolhe de novo.',
      ],
      also: 'offline rede lag desconectar internet caiu perdida',
    },
    {
      id: 'windows',
      question: 'Posso jogar em duas janelas ao mesmo tempo?',
      answer: [
        `Pode. Por trás das duas há um só jogador, uma só caminhada e uma só batalha. Uma janela que ficou para trás diz que a batalha andou e mostra como está; ela nunca desfaz o que você fez na outra. Sair da conta em uma sai também nas outras janelas daquele navegador. Dá para ficar na conta em ${mostSessions} navegadores; entrar em mais um encerra o login mais antigo.`,
      ],
      also: 'aba navegador segundo aparelho sessão sair',
    },
    {
      id: 'fair',
      question: 'Posso recarregar até dar sorte?',
      answer: [
        import.meta.env.TRIAL
          ? 'Não. Cada dado fica como caiu: a criatura que surgiu, o arremesso, a rodada. As chances que você lê são aquelas com que ele foi lançado.'
          : 'Não. Cada dado é lançado no servidor e fica como caiu: a criatura que surgiu, o arremesso, a rodada. As chances que você lê são aquelas com que ele lança.',
      ],
      also: 'acaso sorte aleatório trapaça recarregar chances justo',
    },
    {
      id: 'absence',
      question: 'Perco alguma coisa enquanto estou fora?',
      answer: [
        'Não. Nada vence e nada conta os dias em que você joga. Quem volta depois de um mês acha criaturas, moedas e conquistas como estavam. As missões mudam com o dia, mas uma terminada guarda a recompensa por sete dias, e nenhuma pede dias seguidos.',
      ],
      also: 'diário sequência login pausa férias ausência voltar',
    },
    {
      id: 'kept',
      question: 'O que o jogo guarda no meu navegador?',
      answer: [
        'A chave que mantém a sua conta aberta, o que ele soube por último do seu perfil e da sua batalha, se você gosta do modo calmo e da noite, e que dicas já viu. Nada disso é para ninguém além do jogo.',
      ],
      also: 'privacidade cookie armazenamento dados rastreamento',
    },
  ],
});
