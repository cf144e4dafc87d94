import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';
import { italianTier, italianType } from './ids.ts';

const coins = (count: number) => italianCount(count, 'moneta', 'monete');

const words: typeof profileWords = {
  title: 'Profilo',
  loading: 'Arriva il tuo profilo',
  failed: {
    title: 'Il tuo profilo non si raggiunge',
    text: import.meta.env.TRIAL
      ? 'Non si è lasciato leggere. Tutto ciò che hai fatto è al sicuro in questo browser.'
      : 'Il server non ha risposto. Tutto ciò che hai fatto lì è al sicuro.',
  },
  card: 'Tessera',
  since: 'In viaggio dal',
  facts: {
    steps: 'Passi fatti',
    pokemons: 'Creature',
    seen: 'Specie viste',
    caught: 'Specie catturate',
    badges: 'Medaglie',
    coins: 'Monete',
  },
  number: numberWords,
  sections: 'Che cosa hai fatto',
  tabs: {
    records: 'Primati',
    badges: 'Medaglie',
    achievements: 'Traguardi',
    coins: 'Monete',
    battles: 'Lotte',
    trades: 'Scambi',
  },

  records: {
    title: 'Primati',
    bestStreak: 'Serie più lunga',
    streak: 'Serie in corso',
    wins: (count) => italianCount(count, 'vittoria', 'vittorie'),
    streakHint: 'Lotte vinte di fila. Una cattura non la allunga e non la interrompe.',
    rarest: 'Cattura più rara',
    noRarest: 'Non c’è ancora nessuno con te.',
    level: (level) => `Livello ${level}`,
    inPokedex: 'Vedi nel Pokedex',
    table: 'Lotte per genere ed esito',
    type: 'Lotta',
    all: 'Tutte le lotte',
  },
  types: {
    wb: 'Selvatici',
    gym: 'Palestre',
    user: 'Giocatori',
    training: 'Allenamento',
    gold: 'Lotta d’oro',
  },
  gotAway: 'Fuga riuscita',
  results: { win: 'Vinta', lose: 'Persa', caught: 'Cattura', fled: 'Fuga' },

  badges: {
    title: 'Medaglie',
    loading: 'Arrivano le tue medaglie',
    progress: (won, all) => `${won} su ${all}`,
    won: 'Vinta',
    missing: 'Non ancora vinta',
    champion: 'Campione',
    toGyms: 'Alle palestre',
  },

  ledger: {
    title: 'Monete',
    loading: 'Contiamo le tue monete',
    held: (count) => `Hai ${coins(count)}.`,
    toMart: 'Andiamo all’emporio?',
    reasons: {
      newcomer: 'Borsellino di benvenuto',
      grant: 'Un regalo della casa',
      battle: 'Una lotta vinta',
      stake: 'Posta di una lotta d’oro',
      prize: 'Premio di una lotta d’oro',
      found: 'Trovate per strada',
      quest: 'Ricompensa di una missione',
      research: 'Una pagina di ricerca',
      catch: 'Una creatura catturata',
      purchase: 'Compere all’emporio',
      lesson: 'Una lezione della maestra',
      entry: 'Iscrizione a un torneo',
      trophy: 'Premio di un torneo',
      deleted: 'Account cancellato',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `dopo: ${coins(count)}`,
    none: 'Nessuna moneta è ancora entrata o uscita.',
  },

  battles: {
    title: 'Lotte',
    loading: 'Arrivano le tue lotte',
    opponent: {
      wb: (name) => `${name} selvatico`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `Compagni di tipo ${italianType(type)}`,
      gold: (tier) => `Squadra di casa: ${italianTier(tier)}`,
    },
    rounds: (count) => italianCount(count, 'turno', 'turni'),
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `+${numberWords(count)} Esp`,
    watch: 'Rivedi',
    watchOf: (who) => `Rivedi la lotta. Avversario: ${who}`,
    gone: 'Non si può più rivedere',
    older: 'Che cosa resta',
    olderOf: (who) => `Che cosa resta della lotta: ${who}`,
    noneTitle: 'Ancora nessuna lotta',
    noneText: 'Ogni lotta conclusa resta scritta qui, e le ultime si possono rivedere.',
    toMaps: 'Andiamo alle mappe?',
  },
};
export default words;
