import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const portugueseOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Outros jogadores',
  questions: [
    {
      id: 'card',
      question: 'O que os outros veem de mim, e eu deles?',
      answer: [
        'A página de treinador: nome e visual, quantas criaturas, espécies e anúncios, desde quando, as insígnias e conquistas, até seis favoritos, a captura mais rara, e quantas batalhas foram vencidas e trocas feitas. A de outro jogador se abre pelos três pontos ao lado do nome em Achar trocas, numa proposta ou nas trocas passadas, ou pelo nome de um adversário nas batalhas passadas. Time, moedas e itens ficam escondidos.',
        'O perfil leva à sua própria página, como os outros a veem; dá para passar o endereço a qualquer um, mesmo a quem não joga. Na conta você pode torná-la privada: aí os outros leem que ninguém tem esse nome.',
        {
          links: [
            { to: '/profile', text: 'Seu perfil' },
            { to: '/account', text: 'Sua conta' },
          ],
        },
      ],
      also: 'perfil página pública cartão adversário treinador visível privacidade',
    },
    {
      id: 'report',
      question: 'Alguém tem um nome ofensivo ou inunda o mercado. O que posso fazer?',
      answer: [
        'Aperte os três pontos ao lado do nome e escolha Denunciar. Diga se é sobre o nome, o anúncio ou o apelido de uma criatura, escolha o motivo e acrescente umas palavras se ajudarem. A administração do jogo lê todas as denúncias; mais ninguém fica sabendo quem as mandou.',
        `A mesma coisa só pode ser denunciada uma vez, e você pode ter ${mostReports} denúncias abertas ao mesmo tempo. Se alguém incomoda você, dá também para bloquear.`,
      ],
      also: 'denúncia denunciar abuso moderação insulto spam golpe trapaça grosseria assédio',
    },
    {
      id: 'block',
      question: 'Como me livro de alguém?',
      answer: [
        `Bloqueie o jogador, pelos três pontos ao lado do nome ou no cartão de treinador. Vocês deixam de ver os anúncios um do outro, de fazer propostas e de batalhar, e propostas abertas entre vocês terminam. Dá para bloquear ${mostBlocked} jogadores. A página da conta os lista e permite desbloquear cada um.`,
        { links: [{ to: '/account', text: 'Sua conta' }] },
      ],
      also: 'bloquear desbloquear ignorar silenciar propostas chato esconder',
    },
    {
      id: 'suspended',
      question: 'O que significa uma conta suspensa?',
      answer: [
        'A administração decidiu que esse jogador não pode jogar por um tempo, ou nunca mais. A página de login diz por que e até quando. Criaturas, itens e moedas ficam; anúncios saem do mercado e voltam quando a suspensão termina; propostas abertas terminam. Mesmo suspenso, o jogador pode salvar o que está guardado sobre a conta, e apagá-la.',
      ],
      also: 'banido ban suspenso suspensão bloqueado advertência punição administração',
    },
    {
      id: 'appeal',
      question: 'Minha conta foi suspensa, e acho que foi engano.',
      answer: [
        `Recorra: entre e, abaixo do motivo, escreva por que a suspensão deveria ser retirada. Você pode ter um recurso aberto por vez e fazer ${mostAppeals} contra uma suspensão. A administração responde; entre de novo mais tarde para ler.`,
      ],
      also: 'recurso recorrer retirar suspensão contestar engano',
    },
  ],
});
