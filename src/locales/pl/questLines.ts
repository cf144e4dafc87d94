import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { polishCount } from './counted.ts';
import { polishRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  readonly says: string;
  readonly task: (goal: number) => string;
}

const catchOf = (region: string) => (goal: number) =>
  `Złap ${polishCount(goal, 'gatunek, który tu mieszka', 'gatunki, które tu mieszkają', 'gatunków, które tu mieszkają')}: ${region}.`;
const findIn = (region: string) => (goal: number) =>
  `Znajdź ${polishCount(goal, 'rzecz, która leży', 'rzeczy, które leżą', 'rzeczy, które leżą')} tutaj: ${region}. Ukryte się liczą.`;
const badgesOf = (region: string) => (goal: number) =>
  `Zdobądź ${polishCount(goal, 'odznakę', 'odznaki', 'odznak')}: ${region}.`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Sól dla róż',
    says: 'Moje róże nigdy nie widziały morza, a sądząc po twoich butach, ty też nie. Jedno z was umie tam dojść.',
    task: () => 'Dotrzyj na wybrzeże Zielonej Krainy.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Dziesiątka w ciemności',
    says: 'Młyn potrzebuje nocą towarzystwa. Kto to będzie, wszystko mi jedno. Byle było ich dziesięć.',
    task: catchOf('Zielony Kres'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'Drugie zdanie',
    says: 'Ottoline Umber czyta stare kamienie. Pierwsze zdanie jednego mi zdradziła, a potem była zupa. Proszę zostać do drugiego.',
    task: () => 'Porozmawiaj z Ottoline Umber: za dnia na wybrzeżu, o zmierzchu i w nocy w Zielonej Krainie.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Znalezione, niekradzione',
    says: 'Ludzie gubią rzeczy. Wiem coś o tym, sam im robię uchwyty. Podnieś sześć, a nie spytam, czyje były.',
    task: findIn('Zielony Kres'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Trzy kręgi na wodzie',
    says: 'Jedna odznaka to szczęście, dwie to przypadek. Wróć z trzema, a podniosę ci śluzę.',
    task: badgesOf('Zielony Kres'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Lampa dla Skoblowego Brodu',
    says: 'W Skoblowym Brodzie za wcześnie zapalają lampy. Idź tam i popatrz z dezaprobatą w moim imieniu.',
    task: () => 'Dotrzyj do Skoblowego Brodu.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Druga opinia',
    says: 'Kręci się tu ktoś w twoim wieku i myśli, że to wszystko wyścig. Stań w miejscu i wygraj.',
    task: () => 'Wygraj walkę z rywalem.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Ktoś ma moją łyżkę',
    says: 'Z góry widzę wszystko, a hoardent pod Skoblowym Brodem ma moją łyżkę. Nie przynoś ani jego, ani jej. Chcę tylko, żeby to było wiadome.',
    task: () => 'Złap hoardenta. Mieszka w wysokiej trawie Skoblowego Brodu.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Lewa noga do tyłu',
    says: 'Droga do Torfowa to ta, która nie jest mokra. Jeśli masz mokro, to ta druga.',
    task: () => 'Dotrzyj do Torfowa.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Co oddaje bagno',
    says: 'Bagno bierze rzecz i trzyma ją sto lat. Niektórym już minął termin. Na początek wystarczy mi pięć.',
    task: findIn('Słuchowisko'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Kto się śmieje',
    says: 'Coś śmieje się po zmroku z mojego kręgu. Nie obrażam się. Chcę tylko znać dowcip.',
    task: () => 'Złap cackleadera. Przychodzi na łąki Torfowa o zmierzchu i w nocy.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Dwoje liczy',
    says: 'Ja liczę owce, a Maud Ashlar kamienie, i jeszcze nigdy się nie zgodziło. Powiesz jej dzień dobry? Sam bym poszedł, ale to… no, człowiek.',
    task: () => 'Porozmawiaj z Maud Ashlar na Długim Nasłuchu, za dnia, o zmierzchu albo w nocy.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Cztery warstwy w górę',
    says: 'Mur z jednego kamienia to kamień. Przy czterech można się oprzeć.',
    task: badgesOf('Słuchowisko'),
  },
  'hark-chapel': {
    giver: 'Brat Eskil',
    title: 'Wosk chodzi sam',
    says: 'Za mojego życia nikt nie przyniósł wosku do kaplicy, a świeca się pali. Sprawdzisz, co ona je?',
    task: () => 'Dotrzyj do Zatopionej Kaplicy.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Dziewiętnaście charakterów pisma',
    says: 'Dziewiętnaście. I: nie, nikt nie pisze dlaczego. Spytasz o to po lekturze księgi dzwonnika. Tak mam to z głowy.',
    task: () => 'Przeczytaj księgę dzwonnika w Zatopionej Kaplicy.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'Pełne bicie',
    says: 'Dzwonię dla wszystkich, którzy tu mieszkają, i chcę, żeby liczba się zgadzała. Przedstaw mi trzydziestu.',
    task: catchOf('Słuchowisko'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Uwaga, stopień',
    says: 'Zupa o szóstej. Jeśli czytasz to na lądzie, to już po zupie. Najpierw jest statek, potem Fałowice.',
    task: () => 'Dotrzyj do Fałowic.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Woda, która stoi',
    says: 'Cała woda, nad którą latam, jest słona i się spieszy. W Fałowicach jest studnia: ani jedno, ani drugie. Wypij łyk za mnie.',
    task: () => 'Przejdź obok studni w Fałowicach i napij się.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Samowola budowlana',
    says: 'Ktoś stawia tamę na mojej pochylni bez pozwolenia. Zęby ma znakomite. Dowiedz się, czy nie szuka pracy.',
    task: () => 'Złap lodgekina. Buduje na brzegu Fałowic o świcie i za dnia.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Cztery do pieca',
    says: 'Dla mniej niż czterech pieca nie otwieram. Możesz włożyć odznaki. Wyjdą bardziej błyszczące, albo i nie.',
    task: badgesOf('Rozsypane Morze'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Nuta głowy: węgiel',
    says: 'Ciepły węgiel. Mokra lina. Hojność, dużo. Przypływa łodzią i znika, nim odkorkuję flakonik. Proszę ustalić, czyje to.',
    task: () =>
      'Porozmawiaj z Nell Farthing: o świcie i za dnia w Fałowicach, o zmierzchu i w nocy na Kaczkach na Wodzie.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'Światło, które macha',
    says: 'Co noc macham światłem do Wrzeciona i coś odmachuje. Wstydzę się zapytać. Zapytaj ty.',
    task: () => 'Dotrzyj do Wrzeciona.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Deski, wraki, kapelusze',
    says: 'Przypływ nie kradnie, kochanie, on pożycza bez terminu. Ściągnij dwanaście jego długów.',
    task: findIn('Rozsypane Morze'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Cała rafa',
    says: 'Rafa prowadzi księgę gości i brakuje w niej trzydziestu pięciu imion. Oni pisać nie umieją. Ty umiesz.',
    task: catchOf('Rozsypane Morze'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'Pociąg 9.04 na Solną Stromiznę',
    says: 'Pociąg jest punktualny. Stoi na stacji od sześciu lat, więc nigdy się nie spóźnia. Trzeba iść pieszo.',
    task: () => 'Dotrzyj na Solną Stromiznę.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Co lodowiec puszcza',
    says: 'Co piją na Solnej Stromiźnie, najpierw miał lodowiec. Chciałby wiedzieć, czy komuś tego brakowało. Napij się. Zapiszę twoją minę.',
    task: () => 'Przejdź obok studni na Solnej Stromiźnie i napij się.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Chleb, który chodzi',
    says: 'Wkładam bochenki, odwracam się, a jeden jest ciepły na własny rachunek. Złap mi ten piec na nogach.',
    task: () => 'Złap ovendila. Chodzi w wysokiej trawie Solnej Stromizny o zmierzchu i w nocy.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Osnowa i wątek',
    says: 'Z czterema nitkami można zacząć. Z trzema ma się tylko supeł i poglądy.',
    task: badgesOf('Nadchmurze'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Koncert życzeń',
    says: 'Wiatr gra co noc tych samych dziewięć nut. Ktoś musiał kiedyś o nie poprosić. Idź posłuchać, kto.',
    task: () => 'Dotrzyj do Organów Wiatru.',
  },
  'cloud-plate': {
    giver: 'Przeorysza Tuyet',
    title: 'Kurz na mosiądzu',
    says: 'Zamiotłam tysiąc stopni. Na organach jest tabliczka, której nigdy nie odkurzyłam. Przeczytaj ją. Jeśli jest zakurzona, nie mów mi.',
    task: () => 'Przeczytaj tabliczkę na Organach Wiatru.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Zguby nad chmurami',
    says: 'Ja sprowadzam ludzi. Po rękawiczki, manierki i jedną lewą nartę nie przychodzi nikt. Czternaście, proszę, zanim znów sypnie.',
    task: findIn('Nadchmurze'),
  },
  'cloud-forty': {
    giver: 'Dr Amara Diallo',
    title: 'Czterdzieści warstw',
    says: 'Jeden gatunek mówi, co tu żyje. Czterdzieści mówi dlaczego. Półkę już mam opisaną.',
    task: catchOf('Nadchmurze'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Wpół do czego',
    says: 'Zegary w Wpółdo zgadzają się co do „wpół do” i co do niczego więcej. Przyjdź, kiedy chcesz: będzie punktualnie.',
    task: () => 'Dotrzyj do Wpółdo.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'Kto świeci z powrotem',
    says: 'Wieszam latarnię nad jeziorem, a czasem wypływa druga, żeby na nią popatrzeć. Nie zjadłbym jej. Chcę podziękować.',
    task: () => 'Złap incandeela. Wypływa przy brzegu Wpółdo o zmierzchu i w nocy.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Ktoś się spóźnia',
    says: 'Moje zięby wracają według zegara Bartholomew Tocka. Albo one są za wcześnie, albo on za późno, a zięby policzyłem. Spytaj go. Grzecznie, bo nakręca.',
    task: () =>
      'Porozmawiaj z Bartholomew Tockiem na Niespiesznej Mili. Jest tam o każdej porze, ale nigdy w tym samym miejscu.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Cztery wpisy',
    says: 'Moje księgi się zgadzają, brakuje tylko ciebie. Cztery odznaki, atramentem, i zamknę stronę, i zjem herbatnik.',
    task: badgesOf('Czteroświecie'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Ktoś powinien tam usiąść',
    says: 'Jest palenisko, którego nikt nie zapalił i nikt nie dał mu zgasnąć. Czuwam stąd. Ty masz lepsze kolana.',
    task: () => 'Dotrzyj do Zimnego Paleniska.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'Ostatni akt',
    says: 'Moja najstarsza sztuka urywa się tam, gdzie robi się dobra. Przy Zimnym Palenisku są książki z zakończeniem, na ostatniej półce. Czytaj szybko, kapią.',
    task: () => 'Przeczytaj ostatnią półkę przy Zimnym Palenisku.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Piętnaście odłamków',
    says: 'Wszystko, co kiedykolwiek zginęło, trafia w końcu tutaj. Przetapiam to, ale wolę najpierw zapytać.',
    task: findIn('Czteroświecie'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Cztery światła naraz',
    says: 'Halcyon Abebe nie zdziwiła się niczym od przedostatniej wiosny. Byłby to taki miły gest.',
    task: () => 'Wygraj finał: Czteroświecie.',
  },
};

const words: typeof lineWords = {
  title: 'Zadania regionów',
  intro:
    'Jedno po drugim, na prośbę tamtejszych ludzi. Bez terminu i pośpiechu: to, co było przedtem, się liczy.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: „${text}”`,
  place: (place, steps) => `Krok ${numberWords(place)} z ${numberWords(steps)}`,
  closed: (count, region, won) =>
    `Potrzeba: ${polishCount(count, 'odznaka', 'odznaki', 'odznak')} (${polishRegion(region)}). Masz ${numberWords(won)}.`,
  end: (title) => `Na końcu: tytuł „${title}”`,
  finished: (title) => `Wszystko zrobione. Tytuł „${title}” jest twój.`,
  gotTitle: (title) => `Tytuł „${title}” jest twój.`,
  line: (region, place, name, text, progress, reward) =>
    `${polishRegion(region)}, ${place}: ${name}. ${text} ${progress}. Nagroda: ${reward}.`,
  lineClosed: (region, text) => `${polishRegion(region)}: ${text}`,
};
export default words;
