import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const portugueseAccountChapter = ({
  recoveryCodes,
  mostSessions,
  guestDays,
}: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Sua conta',
  questions: [
    {
      id: 'guest',
      question: 'Posso jogar sem criar conta?',
      answer: [
        `Pode: aperte Jogar como visitante na página de login. Você recebe um nome, e tudo fica guardado como para todo mundo. Só o seu navegador conhece você, porém: se você sair ou ficar ${guestDays} dias sem aparecer, a conta é apagada. Visitantes não podem trocar.`,
        'Escolha uma senha quando quiser no perfil, em Conta. Você fica com o nome e com todo o resto, recebe códigos de recuperação e pode trocar e entrar de qualquer lugar.',
      ],
      also: 'visitante anônimo experimentar sem conta senha cadastro',
    },
    {
      id: 'forgotten',
      question: 'Não consigo mais entrar. O que posso fazer?',
      answer: [
        'Se você esqueceu a senha, aperte Esqueceu a senha? na página de login e escolha uma nova com um dos seus códigos de recuperação. Todas as sessões da conta terminam com isso.',
        'Se não restam códigos, fale com quem mantém este servidor: de lá pode vir uma nova senha. O jogo não conhece e-mail seu, então ninguém pode lhe mandar nada.',
      ],
      also: 'esqueci perdi senha redefinir recuperar e-mail bloqueado',
    },
    {
      id: 'codes',
      question: 'O que são códigos de recuperação?',
      answer: [
        `${recoveryCodes} palavras de letras e números, cada uma das quais substitui uma vez uma senha esquecida. Você os recebe ao criar a conta; pule se quiser. No perfil, em Conta, faz novos com a sua senha: os antigos perdem a validade. Só aparecem quando são feitos; anote ou salve onde mais ninguém os encontre.`,
      ],
      also: 'código reserva recuperação segurança',
    },
    {
      id: 'sessions',
      question: 'Onde minha conta está aberta, e como tiro os outros?',
      answer: [
        `Conta, no perfil, lista suas sessões, no máximo ${mostSessions}, com navegador e sistema como seu navegador os informou. Encerrar as outras desconecta você em todo lugar, menos aqui. Uma sessão que fica trinta dias sem uso termina sozinha.`,
        'Se alguém pode saber a sua senha, mude-a ali: todas as outras sessões terminam com isso. Depois faça novos códigos de recuperação.',
      ],
      also: 'mudar nova senha sessão aparelho roubado celular invadido sair de todos',
    },
    {
      id: 'export',
      question: 'O que o servidor guarda sobre mim?',
      answer: [
        'Tudo o que você fez no jogo, seu nome, suas sessões e sua senha como um hash do qual ninguém consegue lê-la. Conta, no perfil, tem um botão que baixa isso num arquivo. Os dados que o jogo lança ficam no servidor: eles diriam o que vem por aí.',
      ],
      also: 'privacidade dados exportar baixar lgpd',
    },
    {
      id: 'farewell',
      question: 'Posso encerrar minha conta de vez?',
      answer: [
        'Pode, no perfil, em Conta, com a sua senha. Suas criaturas, itens, moedas e recordes somem de vez, e seu nome fica livre para os outros. Seus anúncios e propostas terminam, e os envolvidos são avisados. Suas trocas ficam no histórico dos outros, sem o seu nome; batalhas que outros lutaram contra o seu time o mantêm até darem lugar a outras mais novas. Se a sua conta está suspensa, o botão fica na página de login, abaixo do motivo.',
      ],
      also: 'apagar excluir remover sair conta',
    },
  ],
});
