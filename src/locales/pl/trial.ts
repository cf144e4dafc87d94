import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Wersja próbna',
  notice: 'Wersja próbna, zapisana w tej przeglądarce',
  more: 'Szczegóły',
  title: 'Emberwild na próbę',
  absent: 'Tego w wersji próbnej nie ma: potrzebny jest serwer z innymi graczami.',
  text: 'Grasz w pierwszy region bez konta i bez serwera: z tymi samymi stworkami, atakami i zasadami co wszędzie.',
  points: [
    'Wszystko zapisuje się tylko w tej przeglądarce. Kto wyczyści jej dane, wyczyści grę.',
    'Niczego nie da się przenieść na konto: żaden serwer nie wierzy przeglądarce w jej opowieści o stworkach.',
    'Wymiany, walki z drużynami innych, konta i powiadomienia wymagają serwera z innymi graczami.',
    'Zadania, badania, nauka ataków i turnieje są tylko w pełnej grze.',
  ],
  stopped: 'Wersja próbna się zatrzymała. Wczytaj stronę ponownie.',
  failed: 'Wersja próbna nie mogła tego zrobić. Spróbuj ponownie.',
  noPlace: 'Tego w wersji próbnej nie ma: potrzebny jest serwer z innymi graczami.',
  noOthers: 'W tej wersji próbnej nie ma innych graczy',
  player: 'Gracz na próbę',
  play: 'Graj dalej',
  erase: 'Zacznij od nowa',
  ask: 'Zacząć od nowa?',
  askText: 'Stworki, monety i odznaki tej próby znikną. Nikt nie może tego cofnąć.',
  keep: 'Zachowaj je',
  eraseAll: 'Usuń i zacznij od nowa',
};
export default words;
