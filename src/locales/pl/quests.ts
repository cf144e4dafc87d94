import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishCount, polishForm, polishList } from './counted.ts';
import { polishType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const battles = (count: number) => polishCount(count, 'walkę', 'walki', 'walk');
const meet = (when: string) => (goal: number) =>
  `Stań ${when} do walki z dzikimi stworkami: ${numberWords(goal)}.`;

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Rozprostuj kości',
    text: (goal) => `Przejdź ${polishCount(goal, 'krok', 'kroki', 'kroków')}. Kółka się liczą.`,
  },
  wild: { title: 'Trawa na kolanach', text: (goal) => `Wygraj ${battles(goal)} z dzikimi stworkami.` },
  training: {
    title: 'Sparingpartner poszukiwany',
    text: (goal) => `Wygraj ${polishCount(goal, 'trening', 'treningi', 'treningów')}.`,
  },
  gym: {
    title: 'Wizyta domowa',
    text: (goal) => `Pokonaj ${polishCount(goal, 'arenę', 'areny', 'aren')}. Starzy znajomi też się liczą.`,
  },
  caught: {
    title: 'Jeszcze jeden się zmieści',
    text: (goal) => `Złap ${polishCount(goal, 'dzikiego stworka', 'dzikie stworki', 'dzikich stworków')}.`,
  },
  newSpecies: {
    title: 'My się chyba nie znamy',
    text: (goal) =>
      `Złap ${polishCount(goal, 'gatunek, którego', 'gatunki, których', 'gatunków, których')} jeszcze u ciebie nie było.`,
  },
  picked: {
    title: 'Oczy przy ziemi',
    text: (goal) =>
      goal === 1
        ? 'Zerwij jagody z krzaka albo podnieś coś, co ktoś zgubił.'
        : `Zrywaj jagody lub podnoś rzeczy: ${polishCount(goal, 'raz', 'razy', 'razy')}.`,
  },
  evolved: {
    title: 'Tak szybko dorastają',
    text: (goal) => `Doprowadź do ewolucji: ${polishCount(goal, 'stworek', 'stworki', 'stworków')}.`,
  },
  'met:dawn': { title: 'Ranny ptaszek', text: meet('o świcie') },
  'met:day': { title: 'W biały dzień', text: meet('za dnia') },
  'met:dusk': { title: 'Długie cienie', text: meet('o zmierzchu') },
  'met:night': { title: 'Latarka do kupienia osobno', text: meet('w nocy') },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = polishType(deed.slice('beaten:'.length));
  return {
    title: `To nie mój typ: ${type}`,
    text: (goal) => `Wygraj ${battles(goal)} ze stworkami tego typu: ${type}. Na treningu są wszystkie typy.`,
  };
}

const words: typeof questWords = {
  title: 'Zadania',
  intro:
    'Trzy małe rzeczy dziennie, jedna większa na tydzień. Zrób je albo nie: nikt nie prowadzi listy tego, co zostało.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Dziś',
  week: 'W tym tygodniu',
  former: 'Wciąż twoje',
  formerText: 'Skończone wcześniej i nieodebrane. Nagrody czekają siedem dni.',
  progress: (count, goal) => `${numberWords(count)} z ${numberWords(goal)}`,
  progressOf: (name) => `Postęp: ${name}`,
  coins: polishCoins,
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Idź tam',
  claim: 'Odbierz nagrodę',
  claimOf: (name) => `Odbierz nagrodę: ${name}`,
  claimed: 'Nagroda odebrana',
  until: (day) => `Do ${day}, północ UTC`,
  endsToday: 'Nowe przyjdą o północy UTC.',
  loading: 'Rozwijamy dzisiejszą listę',
  failed: {
    title: 'Nie udało się wczytać listy',
    text: 'To, co robisz, i tak się liczy. Spróbuj za chwilę.',
  },
  noHurry:
    'Opuszczony dzień nic nie kosztuje: nie trzeba pilnować żadnej passy, a skończone zadania czekają siedem dni na odbiór.',
  all: 'Wszystkie zadania',
  doneToday: 'Wszystkie trzy zrobione. Idź się położyć w trawie.',
  rewardsWait: (count) =>
    count === 1
      ? 'Czeka nagroda.'
      : `${polishForm(count, 'Czeka', 'Czekają', 'Czeka')} ${polishCount(count, 'nagroda', 'nagrody', 'nagród')}.`,
  got: (parts) => `Dla ciebie: ${polishList(parts)}.`,
  finished: (name) => `Zadanie skończone: ${name}`,
  line: (when, name, text, progress, reward) => `${when}: ${name}. ${text} ${progress}. Nagroda: ${reward}.`,
  lineReady: 'Skończone: wpisz „odbierz”.',
  nothingToClaim: 'Żadna nagroda nie czeka. Wpisz „zadania”, aby usłyszeć, co jest do zrobienia.',
};
export default words;
