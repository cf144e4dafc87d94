import type { consoleTexts } from '../../en/textMode/console.ts';
import { polishCount } from '../counted.ts';

const stepsOf = (count: number) => polishCount(count, 'krok', 'kroki', 'kroków');

const words: typeof consoleTexts = {
  title: 'Tryb tekstowy',
  log: 'Co się dzieje',
  command: 'Polecenie',
  run: 'Wykonaj',
  placeholder: 'Wpisz „pomoc”',
  picture: 'Pokaż też obraz',
  around: 'Wokół ciebie',
  walkTo: (place) => `Idź: ${place}`,
  failed: 'Nie udało się wczytać trybu tekstowego.',
  hello: (key) =>
    `Tryb tekstowy jest włączony. Wpisz „pomoc”, aby poznać polecenia${key && `; klawisz ${key} prowadzi do wiersza poleceń`}.`,
  helloTouch: 'Tryb tekstowy jest włączony. Wpisz „pomoc”, aby poznać polecenia.',
  help: [
    'Na mapie: „n”, „ne”, „e”, „se”, „s”, „sw”, „w”, „nw” to jeden krok (n północ, e wschód, s południe, w zachód), „w 5” to pięć; przy pustym wierszu chodzisz też strzałkami. „patrz” mówi, co leży w każdym kierunku, „patrz w” tylko na zachodzie; „gdzie” podaje pole; „miejsca” wylicza, dokąd da się dojść; „idź sklep”, „idź trawa” albo „idź 12 8” prowadzi tam wolnymi polami; Escape lub „stop” przerywa.',
    'Przy drogach stoją ludzie: „patrz” mówi gdzie; „idź” i imię, na przykład „idź nan”, tam prowadzi; „mów” oddaje głos temu, kto stoi obok. „czytaj” podaje, co jest na tablicy obok albo w beczce; „weź” podnosi to, co leży, także jagody.',
    'Gdy pojawi się stworek: „walcz” zaczyna walkę; idź dalej, aby go zostawić.',
    'W walce: „patrz” mówi, jak ona wygląda; „wyślij 2” wybiera, kto walczy, albo zamienia; „walcz” wylicza ataki, „walcz 2” lub samo „2” atakuje; „kula” rzuca najprostszą kulę, „kula mistrzo” właśnie tę; „pij” daje walczącemu łyk z manierki, „pij 2” drugiemu z drużyny; „uciekaj” to próba ucieczki przed dzikim; Enter w pustym wierszu prowadzi dalej; „rewanż” prosi o rewanż.',
    'Wszędzie: „start”, „mapy”, „mapa”, „arena”, „sklep”, „drużyna”, „pokemony”, „pokedex”, „szukaj wymian”, „oferty” i inne otwierają te strony; „kule” liczy kule i monety; „zadania” mówi, co jest dziś i w tym tygodniu do zrobienia, „odbierz” bierze nagrody; „pora” podaje porę i pogodę; „powtórz” mówi ostatnie jeszcze raz; „obraz” pokazuje lub ukrywa obraz.',
  ],
  unknown: (text) => `Nie ma polecenia „${text}”. Wpisz „pomoc”, aby poznać polecenia.`,
  unknownPlace: (text) => `Żadne miejsce nie nazywa się „${text}”. Polecenie „miejsca” je wylicza.`,
  notOnMap: 'Nie jesteś na mapie. Prowadzi tam polecenie „mapa”.',
  loading: 'Mapa jest w drodze.',
  appeared: (kind, name, level) => `Pojawia się dziki ${kind}${name}! Poziom ${level}.`,
  fightOrWalk: 'Wpisz „walcz”, aby stanąć do walki, albo idź dalej.',
  nobody:
    'Nie ma tu z kim walczyć. Stworki żyją w wysokiej trawie, w lasach, na piasku, nad wodą i wśród skał.',
  notStarted: 'Walka nie mogła się zacząć.',
  going: (place, count) => `Idziesz: ${place}, ${stepsOf(count)}. Escape zatrzymuje.`,
  steps: (count, way) => `${stepsOf(count)}, ${way}. Escape zatrzymuje.`,
  arrived: (place) => `Cel osiągnięty: ${place}.`,
  noWay: (place) => `Nie ma tam drogi: ${place}.`,
  cell: (column, row) => `kolumna ${column}, rząd ${row}`,
  ends: {
    stopped: 'Stop.',
    covered: 'Stop: otwarte jest coś innego.',
    closed: 'Tu nie da się iść dalej.',
  },
  notWalking: 'Nigdzie nie idziesz.',
  walkedAll: 'Gotowe.',
  back: 'Ten krok się nie udał.',
  thereAlready: 'Już tam stoisz.',
  readPage: 'Tę stronę czyta się jak każdą inną. Polecenie „mapa” prowadzi na mapę.',
  shown: 'Obraz jest widoczny.',
  hidden: 'Obraz jest ukryty.',
  nothing: 'Nic jeszcze nie zostało powiedziane.',
  nothingToDo: 'Nie ma czego kontynuować. Wpisz „pomoc”, aby poznać polecenia.',
  noRematch: 'Teraz nie ma rewanżu.',
};
export default words;
