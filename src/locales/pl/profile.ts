import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishCount, polishForm } from './counted.ts';
import { polishTier, polishType } from './ids.ts';

const words: typeof profileWords = {
  title: 'Profil',
  loading: 'Pobieramy twój profil',
  failed: {
    title: 'Nie udało się wczytać profilu',
    text: import.meta.env.TRIAL
      ? 'Nie dało się go odczytać. Wszystko, co masz za sobą, jest bezpieczne w tej przeglądarce.'
      : 'Serwer nie odpowiedział. Wszystko, co masz za sobą, jest tam bezpieczne.',
  },
  card: 'Karta trenera',
  since: 'W grze od',
  facts: {
    steps: 'Kroki',
    pokemons: 'Pokemony',
    seen: 'Gatunki widziane',
    caught: 'Gatunki złapane',
    badges: 'Odznaki',
    coins: 'Monety',
  },
  number: numberWords,
  sections: 'Twoje dokonania',
  tabs: {
    records: 'Rekordy',
    badges: 'Odznaki',
    achievements: 'Osiągnięcia',
    coins: 'Monety',
    battles: 'Walki',
    trades: 'Wymiany',
  },

  records: {
    title: 'Rekordy',
    bestStreak: 'Najdłuższa passa',
    streak: 'Obecna passa',
    wins: (count) => polishCount(count, 'zwycięstwo', 'zwycięstwa', 'zwycięstw'),
    streakHint: 'Walki wygrane z rzędu. Złapanie stworka ani nie dolicza, ani nie przerywa.',
    rarest: 'Najrzadsza zdobycz',
    noRarest: 'Jeszcze nikt z tobą nie idzie.',
    level: (level) => `Poziom ${level}`,
    inPokedex: 'Sprawdź w Pokedexie',
    table: 'Walki według rodzaju i wyniku',
    type: 'Walka',
    all: 'Wszystkie walki',
  },
  types: {
    wb: 'Dzikie',
    gym: 'Areny',
    user: 'Pojedynek',
    training: 'Trening',
    gold: 'Walka o złoto',
  },
  gotAway: 'Udana ucieczka',
  results: { win: 'Wygrana', lose: 'Przegrana', caught: 'Złapany', fled: 'Ucieczka' },

  badges: {
    title: 'Odznaki',
    loading: 'Pobieramy twoje odznaki',
    progress: (won, all) => `${won} z ${all}`,
    won: 'Zdobyta',
    missing: 'Jeszcze nie zdobyta',
    champion: 'Finał',
    toGyms: 'Do aren',
  },

  ledger: {
    title: 'Monety',
    loading: 'Pobieramy twoje monety',
    held: (count) => `Masz ${numberWords(count)} ${polishForm(count, 'monetę', 'monety', 'monet')}.`,
    toMart: 'Do sklepu?',
    reasons: {
      newcomer: 'Sakiewka na dobry początek',
      grant: 'Prezent od domu',
      battle: 'Wygrana walka',
      stake: 'Stawka w walce o złoto',
      prize: 'Nagroda w walce o złoto',
      found: 'Znalezione po drodze',
      quest: 'Nagroda za zadanie',
      research: 'Strona badań',
      catch: 'Złapany stworek',
      purchase: 'Zakupy w sklepie',
      lesson: 'Lekcja u Orli',
      entry: 'Wpisowe do turnieju',
      trophy: 'Nagroda w turnieju',
      deleted: 'Usunięcie konta',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `stan: ${polishCoins(count)}`,
    none: 'Jeszcze żadnych wpływów ani wydatków.',
  },

  battles: {
    title: 'Walki',
    loading: 'Pobieramy twoje walki',
    opponent: {
      wb: (name) => `Dziki ${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `Sparing: ${polishType(type)}`,
      gold: (tier) => `Drużyna domu: ${polishTier(tier)}`,
    },
    rounds: (count) => polishCount(count, 'runda', 'rundy', 'rund'),
    coins: (count) => `+${polishCoins(count)}`,
    exp: (count) => `+${numberWords(count)} PD`,
    watch: 'Obejrzyj',
    watchOf: (who) => `Obejrzyj walkę, przeciwnik: ${who}`,
    gone: 'Nie da się już obejrzeć',
    older: 'Co zostało',
    olderOf: (who) => `Co zostało z walki: ${who}`,
    noneTitle: 'Jeszcze żadnej walki',
    noneText: 'Każda skończona walka zostaje tutaj, a ostatnie można obejrzeć ponownie.',
    toMaps: 'Na mapy?',
  },
};
export default words;
