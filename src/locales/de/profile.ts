import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';
import { germanTier, germanType } from './ids.ts';

const coins = (count: number) => germanCount(count, 'Münze', 'Münzen');

const words: typeof profileWords = {
  title: 'Profil',
  loading: 'Dein Profil wird geholt',
  failed: {
    title: 'Dein Profil ist nicht erreichbar',
    text: import.meta.env.TRIAL
      ? 'Es ließ sich nicht lesen. Alles, was du erreicht hast, ist in diesem Browser sicher.'
      : 'Der Server hat nicht geantwortet. Alles, was du erreicht hast, ist dort sicher.',
  },
  card: 'Trainerkarte',
  since: 'Dabei seit',
  facts: {
    steps: 'Schritte',
    pokemons: 'Pokemon',
    seen: 'Arten gesehen',
    caught: 'Arten gefangen',
    badges: 'Orden',
    coins: 'Münzen',
  },
  number: numberWords,
  sections: 'Was du getan hast',
  tabs: {
    records: 'Rekorde',
    badges: 'Orden',
    achievements: 'Erfolge',
    coins: 'Münzen',
    battles: 'Kämpfe',
    trades: 'Tausch',
  },

  records: {
    title: 'Rekorde',
    bestStreak: 'Längste Serie',
    streak: 'Serie jetzt',
    wins: (count) => germanCount(count, 'Sieg', 'Siege'),
    streakHint: 'Siege in Folge. Ein Fang zählt nicht dazu und beendet sie nicht.',
    rarest: 'Seltenster Fang',
    noRarest: 'Noch ist niemand bei dir.',
    level: (level) => `Level ${level}`,
    inPokedex: 'Nachschlagen',
    table: 'Kämpfe nach Typ und Ausgang',
    type: 'Kampf',
    all: 'Alle Kämpfe',
  },
  types: {
    wb: 'Wild',
    gym: 'Arenakampf',
    user: 'Spielerkampf',
    training: 'EP-Kampf',
    gold: 'Goldkampf',
  },
  gotAway: 'Entkommen',
  results: { win: 'Gewonnen', lose: 'Verloren', caught: 'Gefangen', fled: 'Geflohen' },

  badges: {
    title: 'Orden',
    loading: 'Deine Orden werden geholt',
    progress: (won, all) => `${won} von ${all}`,
    won: 'Gewonnen',
    missing: 'Noch nicht gewonnen',
    champion: 'Champion',
    toGyms: 'Zu den Arenen',
  },

  ledger: {
    title: 'Münzen',
    loading: 'Deine Münzen werden geholt',
    held: (count) => `Du hast ${coins(count)}.`,
    toMart: 'Zum Markt?',
    reasons: {
      newcomer: 'Starthilfe',
      grant: 'Ein Geschenk des Hauses',
      battle: 'Ein gewonnener Kampf',
      stake: 'Einsatz in einem Goldkampf',
      prize: 'Preis aus einem Goldkampf',
      found: 'Unterwegs gefunden',
      quest: 'Lohn für eine Aufgabe',
      research: 'Eine Seite Forschung',
      catch: 'Ein gefangenes Wesen',
      purchase: 'Einkauf im Markt',
      lesson: 'Eine Stunde Unterricht',
      entry: 'Startgeld eines Turniers',
      trophy: 'Preis eines Turniers',
      deleted: 'Konto gelöscht',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `danach ${coins(count)}`,
    none: 'Noch sind keine Münzen gekommen oder gegangen.',
  },

  battles: {
    title: 'Kämpfe',
    loading: 'Deine Kämpfe werden geholt',
    opponent: {
      wb: (name) => `Wildes ${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `Partner vom Typ ${germanType(type)}`,
      gold: (tier) => `Hausteam (${germanTier(tier)})`,
    },
    rounds: (count) => germanCount(count, 'Runde', 'Runden'),
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `+${numberWords(count)} EP`,
    watch: 'Ansehen',
    watchOf: (who) => `Kampf ansehen: ${who}`,
    gone: 'Nicht mehr anzusehen',
    older: 'Was blieb',
    olderOf: (who) => `Was vom Kampf blieb: ${who}`,
    noneTitle: 'Noch kein Kampf',
    noneText: 'Jeder beendete Kampf wird hier festgehalten, und die letzten lassen sich noch einmal ansehen.',
    toMaps: 'Zu den Karten?',
  },
};
export default words;
