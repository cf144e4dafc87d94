import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => (left === 1 ? 'Resta 1 caractere' : `Restam ${left} caracteres`),
  suspended: {
    title: 'Sua conta está suspensa',
    reason: 'Motivo',
    until: 'Até',
    endless: 'Esta suspensão não tem fim.',
    answer: 'A resposta da administração ao seu recurso',
    appeal: 'Por que a suspensão deveria ser retirada?',
    send: 'Enviar recurso',
    needsLogin: 'Digite antes seu nome e sua senha no formulário abaixo.',
    sent: 'Seu recurso espera por resposta. Entre de novo mais tarde para lê-la.',
    none: 'Não dá para recorrer de novo desta suspensão.',
    account: 'Sua conta',
    accountText:
      'Mesmo durante a suspensão, você pode salvar o que está guardado sobre você ou apagar a conta.',
    deletion: (name) => `Apagar a conta de ${name}?`,
    forGood: 'Ninguém pode desfazer isto, nem você nem a administração.',
    safe: 'Suas criaturas e moedas estão seguras. Seus anúncios voltam quando a suspensão terminar.',
  },

  messages: {
    title: {
      message: 'Uma mensagem da administração',
      warning: 'Uma advertência',
      renamed: 'Você tem um novo nome',
      unnamed: 'Um apelido foi retirado',
      lifted: 'Que bom ver você de volta',
    },
    text: {
      message: 'A administração deste jogo escreve para você:',
      warning: 'A administração deste jogo tem algo a lhe dizer:',
      renamed:
        'A administração substituiu o seu nome. De agora em diante, entre com o novo; o antigo também ainda funciona.',
      unnamed: 'A administração retirou o apelido de uma das suas criaturas. Você pode lhe dar outro.',
      lifted: 'Sua suspensão foi retirada. Seus anúncios estão de volta.',
    },
    newName: (name) => `Agora você é ${name}.`,
    confirm: 'Já li',
  },
};
export default words;
