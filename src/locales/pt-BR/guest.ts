import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Jogar como visitante',
  text: 'Você recebe um nome e começa na hora, sem senha. Tudo o que fizer fica guardado, como para todo mundo.',
  points: (days) => [
    'Só este navegador conhece você. Escolha uma senha no perfil, em Conta, e dá para entrar de qualquer lugar.',
    'Até lá, não dá para trocar com os outros: ninguém gosta de parceiro que amanhã pode ter sumido.',
    `Saia sem senha, ou fique ${days} dias sem aparecer, e tudo é apagado.`,
  ],
  start: 'Jogar como visitante',
  signup: 'Criar conta com nome próprio',
  back: 'Voltar ao login',
  closed: 'Este servidor não recebe visitantes. Crie uma conta com nome e senha: é só isso.',

  notice: {
    label: 'Você é visitante',
    text: (name) =>
      `Você joga como visitante ${name}. Escolha uma senha, para que a sua aventura não dependa só deste navegador.`,
    choose: 'Escolher uma senha',
    skip: 'Agora não',
    skipped: 'Dá para escolher uma quando quiser, no perfil, em Conta.',
  },

  password: {
    text: (days) =>
      `Você ainda não tem: só este navegador conhece você. Com uma senha dá para entrar de qualquer lugar, e trocar. Sem ela, a conta é apagada depois de sair ou de ${days} dias sem visita.`,
    choose: 'Escolher uma senha',
    dialog: (name) => `Daí em diante você entra como ${name} com esta senha.`,
    done: 'Senha escolhida. Guarde também os códigos de recuperação.',
    codes: 'Os códigos de recuperação vêm junto com a senha.',
    deletion:
      'Como visitante, você não precisa de senha para isso: saia, e a conta é apagada em uma ou duas horas.',
  },

  leave: {
    title: 'Sair para sempre?',
    text: (name) =>
      `Sem senha, ninguém entra de novo como ${name}, nem você: tudo é apagado pouco depois da saída.`,
    choose: 'Escolher uma senha',
    leave: 'Sair para sempre',
  },
};
export default words;
