import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { portugueseCount } from './counted.ts';

const wait = (seconds: number) =>
  seconds > 90
    ? portugueseCount(Math.ceil(seconds / 60), 'minuto', 'minutos')
    : portugueseCount(seconds, 'segundo', 'segundos');
const reports = (count: number) => portugueseCount(count, 'denúncia', 'denúncias');

const words: typeof operatorWords = {
  title: 'Administração',
  forget: 'Esquecer o token',
  forgotten: 'O token saiu desta aba.',

  token: {
    title: 'Administração',
    text: 'Esta página é de quem mantém este servidor. Ela pede o ADMIN_TOKEN do servidor, guarda-o só nesta aba e o esquece quando a aba é fechada.',
    label: 'Token de administração',
    enter: 'Entrar',
    malformed: 'Um token tem de 1 a 256 letras, números e sinais, sem espaços.',
    wrong: 'O servidor não aceita este token. Compare com o ADMIN_TOKEN do servidor.',
    tooMany: (seconds) => `Vieram tokens errados demais do seu endereço. Tente de novo em ${wait(seconds)}.`,
    none: 'Este servidor não tem token de administração. Defina ADMIN_TOKEN e inicie-o de novo.',
    ended: 'O servidor já não aceita o token. Digite o novo.',
  },

  sections: 'O que precisa de você',
  tabs: { reports: 'Denúncias', appeals: 'Recursos', player: 'Jogador', audit: 'Auditoria' },
  failed: 'Não deu para carregar isso',
  stale: 'O que você vê pode ser antigo.',
  cancel: 'Cancelar',

  reports: {
    title: 'Denúncias abertas',
    closedTitle: 'Denúncias encerradas',
    loading: 'Buscando denúncias',
    closed: 'Mostrar as encerradas',
    none: 'Não há denúncia aberta.',
    noneClosed: 'Nenhuma denúncia foi encerrada nos últimos 90 dias.',
    number: (id) => `Denúncia ${id}`,
    select: (id) => `Selecionar denúncia ${id}`,
    pick: 'Selecionar',
    all: 'Selecionar todas desta página',
    selected: (count) => portugueseCount(count, 'denúncia selecionada', 'denúncias selecionadas'),
    severalPlayers: 'São sobre vários jogadores: só dá para encerrá-las.',
    clear: 'Não selecionar nenhuma',
    name: 'Nome denunciado',
    listing: 'Anúncio denunciado',
    nickname: 'Criatura denunciada',
    formerly: (name) => `na época chamado ${name}`,
    by: 'Denunciado por',
    nothing: 'Quem denunciou não escreveu nada.',
    reasons: {
      name: 'Nome ofensivo',
      impersonation: 'Finge ser outra pessoa',
      spam: 'Spam',
      scam: 'Golpe',
      cheating: 'Trapaça',
      other: 'Outra coisa',
    },
    outcomes: {
      dismissed: 'Encerrada sem medida',
      warned: 'Advertido',
      suspended: 'Suspenso',
      renamed: 'Recebeu novo nome',
      unnamed: 'Apelido retirado',
    },
  },

  appeals: {
    title: 'Recursos',
    loading: 'Buscando recursos',
    none: 'Nenhum recurso à espera.',
    number: (id) => `Recurso ${id}`,
    suspended: 'Suspenso porque',
    lift: 'Encerrar a suspensão',
    decline: 'Negar',
  },

  player: {
    title: 'Procurar um jogador',
    label: 'Nome ou id de um jogador',
    find: 'Procurar',
    loading: 'Procurando',
    none: 'Não há jogador com este nome ou id. Quem recebeu um novo nome é achado pelo novo.',
    id: 'Id',
    since: 'Joga desde',
    warnings: (count) => portugueseCount(count, 'advertência', 'advertências'),
    suspensions: (count) => portugueseCount(count, 'suspensão', 'suspensões'),
    open: (count) => portugueseCount(count, 'denúncia aberta', 'denúncias abertas'),
    endless: 'Suspenso sem fim',
    until: (moment) => `Suspenso até ${moment}`,
    reason: 'Motivo da suspensão',
    acts: 'Medidas sobre este jogador',
  },

  audit: {
    title: 'Auditoria',
    loading: 'Buscando a auditoria',
    none: 'A administração ainda não fez nada.',
    noneAbout: 'A administração não fez nada sobre este jogador.',
    acts: {
      grant: 'Concedeu a',
      warn: 'Advertiu',
      message: 'Escreveu a',
      suspend: 'Suspendeu',
      lift: 'Encerrou a suspensão de',
      rename: 'Deu novo nome a',
      unname: 'Retirou um apelido de',
      dismiss: 'Encerrou denúncias sem medida',
      declineAppeal: 'Negou um recurso de',
      resetPassword: 'Fez nova senha para',
    },
    renamed: (name) => `agora ${name}`,
    somebody: 'alguém que já não joga',
    from: (address) => `de ${address}`,
    noAddress: 'no servidor',
    details: {
      text: 'Texto',
      reason: 'Motivo',
      until: 'Até',
      reports: 'Denúncias',
      replaces: 'Substitui a suspensão',
      appeal: 'Recurso',
      coins: 'Moedas',
      items: 'Itens',
      creatures: 'Criaturas',
      nickname: 'Apelido',
      pokemon: 'Criatura',
    },
    endless: 'sem fim',
  },

  acts: {
    warn: 'Advertir',
    message: 'Escrever',
    suspend: 'Suspender',
    rename: 'Novo nome',
    unname: 'Retirar o apelido',
    dismiss: (count) => (count === 1 ? 'Encerrar denúncia' : 'Encerrar denúncias'),
    lift: 'Encerrar a suspensão',
    seen: (player) => `O que ${player} vai ver`,
    when: {
      warn: 'Em cada página, na hora, até ser confirmado:',
      suspend: 'No próximo login; todas as sessões terminam agora:',
      rename: 'Em cada página, na hora, até ser confirmado:',
      lift: 'Com o próximo login:',
      decline: 'No próximo login:',
    },
    answers: (ids) =>
      ids.length === 0
        ? 'Não responde a nenhuma denúncia.'
        : `Responde ${ids.length === 1 ? 'à denúncia' : 'às denúncias'} ${ids.join(', ')}.`,
    yourWords: '(suas palavras)',
    empty: 'Escreva antes algumas palavras.',
    again: 'Tudo foi carregado de novo. Feche isto e olhe mais uma vez antes de decidir.',
  },

  warn: {
    title: (player) => `Advertir ${player}`,
    text: 'Mensagem ao jogador',
    confirm: 'Enviar a advertência',
    done: (player) => `Advertência enviada a ${player}.`,
  },

  message: {
    title: (player) => `Escrever a ${player}`,
    text: 'Mensagem ao jogador',
    effects: 'Não é advertência, e não conta como tal.',
    confirm: 'Enviar a mensagem',
    done: (player) => `Mensagem enviada a ${player}.`,
  },

  suspend: {
    title: (player) => `Suspender ${player}`,
    present: (until, reason) =>
      `O jogador já está suspenso, ${until === null ? 'sem fim' : `até ${until}`}: “${reason}” Isto substitui essa suspensão.`,
    replace: 'Substituir a suspensão',
    reason: 'Motivo, que o jogador vai ler',
    length: 'Por quanto tempo',
    days: (count) => portugueseCount(count, 'dia', 'dias'),
    moment: 'Até certo momento',
    endless: 'Sem fim',
    until: 'Até (seu horário)',
    past: 'Escolha um momento no futuro.',
    effects:
      'Sessões e propostas abertas terminam. Anúncios ficam escondidos e voltam quando a suspensão terminar.',
    confirm: 'Suspender',
    done: (player) => `${player}: suspenso.`,
  },

  rename: {
    title: (player) => `Um novo nome para ${player}`,
    name: 'Novo nome (vazio: Trainer e um número)',
    neutral: 'Trainer e um número',
    text: 'Mensagem ao jogador (pode ficar vazia)',
    effects: 'Ninguém pode pegar o nome antigo. O jogador ainda pode entrar com ele.',
    confirm: 'Dar o novo nome',
    done: (player, name) => `${player} agora é ${name}.`,
  },

  unname: {
    title: (nickname) => `Retirar o apelido ${nickname}`,
    text: 'Mensagem ao jogador (pode ficar vazia)',
    effects: 'Ninguém pode usá-lo de novo, nem para criatura nem para conta. Batalhas já começadas o mantêm.',
    confirm: 'Retirar',
    done: (nickname) => `O apelido ${nickname} sumiu.`,
  },

  lift: {
    title: (player) => `Encerrar a suspensão de ${player}`,
    text: 'Mensagem ao jogador (pode ficar vazia)',
    effects: 'Os anúncios voltam. Um recurso aberto conta como aceito.',
    confirm: 'Encerrar a suspensão',
    done: (player) => `A suspensão de ${player} terminou.`,
  },

  decline: {
    title: (player) => `Negar o recurso de ${player}`,
    text: 'Resposta ao jogador',
    effects: `A suspensão continua. Dá para recorrer ${MOST_APPEALS} vezes de uma suspensão.`,
    confirm: 'Negar o recurso',
    done: (player) => `O recurso de ${player} foi negado.`,
  },

  dismiss: {
    title: (count) => `Encerrar ${reports(count)} sem medida`,
    effects: (ids) =>
      `${ids.length === 1 ? 'Denúncia' : 'Denúncias'} ${ids.join(', ')}. Ninguém é avisado: nem quem denunciou nem quem foi denunciado.`,
    text: 'Nota para a auditoria (pode ficar vazia)',
    confirm: (count) => `Encerrar ${reports(count)}`,
    done: (closed) => portugueseCount(closed, 'denúncia encerrada', 'denúncias encerradas'),
    some: (closed, asked) =>
      `${closed} de ${reports(asked)} encerradas: outra pessoa da administração foi mais rápida com as demais.`,
  },
};
export default words;
