import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { portugueseList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Pokemon em troca',
  fetchingListings: 'Buscando seus pokemon em troca',
  offered: 'Pokemon que você ofereceu',
  fetchingOffered: 'Buscando as criaturas que você ofereceu',

  hasOffered: (user) => `${user} propôs uma troca`,
  accept: 'Aceitar proposta',
  reject: 'Recusar proposta',
  unlist: 'Tirar de troca',
  replace: 'Substituir',
  save: 'Salvar',
  removeAll: 'Retirar todas as propostas',
  removeOne: 'Tirar da proposta?',

  noOffers: 'Você não tem propostas',
  traded: 'Troca feita',
  rejected: 'Proposta recusada',
  unlisted: 'Tirado de troca',
  takenBack: 'Proposta retirada',
  saved: 'Salvo',
  notTraded: 'Não deu para trocar agora',
  notUnlisted: 'Não deu para tirar de troca',
  notSaved: 'Não deu para salvar agora',

  accepting: {
    text: (name) => `Quando você disser sim, ${name} vai, e ninguém volta atrás.`,
    others: (name) => `Todas as outras propostas por ${name} terminam com isso.`,
    gone: 'Esta proposta foi retirada enquanto isso. Nada seu mudou.',
    cancel: 'Cancelar',
    confirm: 'Sim, trocar',
  },

  offersOf: (name) => `Propostas por ${name}`,
  waiting: 'Nenhuma proposta ainda. Os outros o encontram, e um sino avisa quando alguém propõe.',
  changed: 'Alguém aqui já não é o que era quando esta proposta foi feita.',
  changedForLister: 'Já não dá para aceitá-la: recuse e peça uma nova.',
  changedForMaker: 'Ela já não pode ser aceita: retire e proponha de novo.',
  savingChanges: 'As propostas foram feitas pelos golpes de agora. Quando você salvar, elas terminam.',
  offersEnded: (name, count) =>
    count === 1 ? `A proposta por ${name} terminou.` : `As ${count} propostas por ${name} terminaram.`,
  savingOffered:
    'Sua proposta foi feita com os golpes de agora. Quando você salvar, ela já não pode ser aceita.',
  unlistedText: 'Nenhum dos seus está em troca. Anuncie um, e os outros podem oferecer os deles.',
  choose: 'Pôr um para troca',
  notOfferedText: 'Procure o que gostaria de ter e ofereça alguns dos seus.',
  find: 'Achar trocas',
  past: 'Trocas passadas',

  arrivedTitle: (names) =>
    `${portugueseList(names)}: ${names.length === 1 ? 'agora é seu' : 'agora são seus'}`,
  arrivedText: (given, user) => `${given} foi para ${user}.`,
  look: 'Ver suas criaturas',

  offeredFor: (name, user) => `Por ${name} de ${user}`,
  owner: (user) => `De ${user}`,
  since: (moment) => `Você propôs em ${moment}`,
  toOffer: 'Ver em Achar trocas',

  level: (level) => `Nível ${level}`,
  exp: (exp) => `${numberWords(exp)} XP`,

  stale: 'O que você vê pode estar desatualizado.',
  failed: {
    title: 'As trocas não vieram',
    text: 'O servidor não respondeu. Tudo o que você anunciou e propôs está seguro lá.',
  },

  owners: {
    button: 'Donos até hoje',
    title: (name) => `Donos de ${name}`,
    loading: 'Consultando…',
    failed: 'Não deu para buscar os donos.',
    now: (since) => `desde ${since}`,
    span: (since, until) => (since === until ? since : `${since} a ${until}`),
    present: 'É quem o tem agora',
  },

  history: {
    title: 'Trocas',
    loading: 'Buscando suas trocas',
    none: 'Nenhuma troca ainda',
    noneText: 'Cada troca fica guardada aqui: com quem, o que foi e o que veio.',
    find: 'Achar trocas',
    with: (user) => `Com ${playerName(user)}`,
    gave: 'Você deu',
    got: 'Você recebeu',
  },
};
export default words;
