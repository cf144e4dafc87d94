import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `Mais sobre ${user}`,
  view: 'Ver página de treinador',
  asOthers: 'Como os outros veem você',
  listings: 'Todos os anúncios',
  report: 'Denunciar…',
  block: 'Bloquear…',
  unblock: 'Desbloquear',
  cancel: 'Cancelar',

  page: {
    loading: 'Buscando a página de treinador',
    failed: { title: 'Esta página de treinador está fora de alcance', text: 'O servidor não respondeu.' },
    unknownTitle: 'Ninguém tem este nome',
    unknownText: (name) =>
      name === ''
        ? 'O endereço não diz o nome de ninguém.'
        : `Não há página de um jogador chamado ${name}. Talvez o nome tenha mudado, a conta tenha sumido ou a página seja privada.`,
    toMarket: 'Achar trocas',
    visitor: (user) =>
      `Quem joga pode batalhar contra ${user} e trocar. É de graça, e dá para experimentar sem conta.`,
    own: 'É assim que os outros jogadores veem você.',
    private: 'Sua página é privada: só você a vê. Os outros leem aqui que ninguém tem este nome.',
    toAccount: 'Mudar na sua conta',
    favourites: 'Favoritos',
    level: (level) => `Nível ${level}`,
    badges: 'Insígnias',
    noBadge: (user) => `Nenhum líder perdeu para ${user} ainda.`,
    records: 'Recordes',
    noRarest: 'Nada capturado ainda.',
    trades: 'Trocas',
    allWon: 'Batalhas vencidas',
    toProfile: 'Seu perfil',
    listings: 'Em troca',
    battle: 'Batalhar',
    trade: (count) => (count === 1 ? 'Ver o anúncio' : `Ver ${numberWords(count)} anúncios`),
    blocked: (user) =>
      `Você bloqueou ${user}. Vocês não veem os anúncios um do outro, não fazem propostas nem batalham.`,
    closed: (user) => `No momento, não dá para trocar nem batalhar com ${user}.`,
    nothing: (user) => `${user} não tem nada em troca no momento.`,
  },

  reporting: {
    title: (user) => `Denunciar ${user}`,
    text: 'A administração deste jogo lê e decide. Ninguém fica sabendo quem denunciou.',
    about: 'Do que se trata?',
    name: 'O nome',
    listing: (name) => `O anúncio de ${name}`,
    nickname: 'O apelido de uma criatura',
    whichNickname: 'Qual apelido?',
    reason: 'Motivo',
    choose: 'Escolha um motivo',
    reasons: {
      name: 'Um nome ofensivo',
      impersonation: 'Finge ser outra pessoa',
      spam: 'Inunda o mercado ou a mim de propostas',
      scam: 'Tenta enganar os outros em trocas',
      cheating: 'Trapaceia',
      other: 'Outra coisa',
    },
    more: (most) => `O que a administração precisa saber? No máximo ${most} caracteres, ou nada.`,
    send: 'Enviar denúncia',
    sent: 'Sua denúncia foi enviada. Valeu!',
  },

  blocking: {
    title: (user) => `Bloquear ${user}?`,
    text: 'Vocês deixam de ver os anúncios um do outro, de fazer propostas e de batalhar. Propostas abertas entre vocês terminam.',
    undo: 'Dá para desbloquear quando quiser: a página da conta lista todos que você bloqueou.',
    confirm: 'Bloquear',
    done: (user) => `${user}: bloqueado`,
    undone: (user) => `${user}: desbloqueado`,
  },

  blocked: {
    title: 'Jogadores bloqueados',
    text: 'Você e estes jogadores não veem os anúncios uns dos outros, não fazem propostas nem batalham.',
    loading: 'Buscando os jogadores que você bloqueou',
    failed: 'Não deu para buscar os jogadores que você bloqueou.',
    none: 'Você não bloqueou ninguém. Os três pontos ao lado do nome de um jogador servem para isso.',
    since: (day) => `desde ${day}`,
    count: (count, most) => `${count} de no máximo ${most}`,
  },
};
export default words;
