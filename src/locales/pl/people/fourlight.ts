import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Cii, górne półki kiełkują. Thandeka Moyo, biblioteka nasion. Dotykać wolno tego, co nie słucha.',
        'Dęby na dwieście lat, rzodkiewki na weekend. Kary płatne w kompoście.',
      ],
      thyme: [
        'Porażka oddana w dobrym stanie, więc patrz: strona pierwsza, pierwsze wypożyczenie. „Tymianek, doniczka. Zaraz wracam”.',
        'Wnieśli tu palenisko, kamień po kamieniu, a zapomnieli o ziołach. Tysiąc lat po terminie. Podlewałam.',
      ],
      banked: [
        'Tymianek stoi na gzymsie, gdzie ciepło w korzenie. Tysiąc lat zwłoki, a karę darowałam. Nie mów nikomu.',
      ],
      loose: [
        'Tymianek wpisałam jako „wypożyczony na zawsze, każdemu z oknem”. Szaleństwo. Idę odłożyć coś bokiem.',
      ],
      defeated: ['Termin zwrotu porażki: kiedykolwiek. Ludzie zwykle przedłużają.'],
      dawn: ['O świcie wszystkie naraz proszą o wodę. Tylko wtedy wolno krzyczeć.'],
      oak: ['Pan oddał dąb. Wypożyczył żołądź. Policzyłam mu za notatki na marginesach.'],
      radish: ['Rzodkiewki czytają rzeczy lekkie. Lubią, gdy koniec jest szybko.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Jestem Mirabel. Mam dziewięć lat, prowadzę arenę i nie zgubiłam się. A ty? Mogę cię odprowadzić do mamy.',
        'O ósmej muszę być w szkole. Tu jest zawsze tuż przed ósmą. To jest najlepsze.',
      ],
      badge: ['Masz moją odznakę! Sama rysowałam. Miał być koń, ale koń mi się skończył.'],
      banked: [
        'Maren pozwala mi mówić mu dobranoc. Opowiedziałam mu o smoku. Pani nie powiedział. To mój najlepszy przyjaciel, który jest ogniem.',
      ],
      loose: [
        'Jeden zamieszkał pod naszym schodkiem! Uchylam mu drzwi. On mi trochę przypala kapcie. Jesteśmy dla siebie mili.',
      ],
      defeated: ['Ja przegrywam masę razy. Mówi się „jeszcze raz!”, bardzo głośno, i wtedy to już inny raz.'],
      day: ['Nie uciekłam z lekcji. Jestem w drodze. Tylko powoli w drodze.'],
      dusk: ['Mam wrócić, jak będzie ciemno. Od poniedziałku jest prawie ciemno.'],
      slippers: ['To króliki. To jest lewy, a to drugi lewy.'],
      tabard: ['W środku mam wyszyte „dzielna”. Mama wyszyła, jakby mnie ktoś gdzieś oddał.'],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Stań w moim cieniu, jeśli chcesz, nie używam. Soraya Haddad, szkło.',
        'Uwaga na ławkę. Rano była piaskiem, a wieczorem będzie karafką.',
      ],
      window: [
        'Czyste oko, czysta szyba. Zamówili okno do zimnego paleniska. Ściany nie ma. Okno chcieli najpierw.',
        '„Żeby z zewnątrz było widać, gdy zapłonie”, mówi Maren. Kto ma widzieć? „Kto tam jest”. Zrobiłam podwójne.',
      ],
      banked: ['W tym oknie jest blask. Stałam przed nim po ciemku jak głupia i czułam, że na mnie czekają.'],
      loose: ['Przewiesiłam to okno, żeby się otwierało. Szkło to samo. Tylko wygląda pewniej.'],
      defeated: ['Pęknięcie to miejsce, gdzie światło wchodzi bokiem. Biorę za to dopłatę.'],
      dusk: ['O zmierzchu piec jest jaśniejszy od nieba. Przewraca mu się w palenisku.'],
      sand: ['To wszystko piasek. Tylko ktoś mu dość długo mówił coś ciepłego.'],
      breath: ['Kielich to jeden oddech, misa dwa. Przed żyrandolem jem śniadanie.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Nazwisko? Cel? … „Tylko oglądam”. Wpiszę „nierozliczone”. Pell, Ignatius. Rewiduję skarbce.',
        'Raz w roku liczę złoto każdego smoka. Wstrzymują oddech. Przy dużych człowiek się spieszy.',
      ],
      stones: [
        'Saldo się zgadza, więc proszę spojrzeć. Kamienie paleniska, wniesione: 412. Pokwitowania: 413.',
        'To nadliczbowe mówi: „Jedne drzwi. Nie wniesiono. Zostawiono otwarte, na wszelki wypadek”. Przenoszę je od lat 19.',
      ],
      banked: [
        'Pozycja: jeden żar, przysypany, oprocentowany. Wpisałem do „aktywów”, a potem, ołówkiem, do „domu”. Parafka tutaj.',
      ],
      loose: [
        'Pozycja: jeden żar, na wolności, w posiadaniu wszystkich. Jedyna suma, która rośnie nieliczona. Parafka tu. Nie: bez.',
      ],
      defeated: ['Strata. Można odliczyć. Prawie nikt nie pyta.'],
      friday: ['W piątki zaokrąglam w dół. To moja jedyna słabość.'],
      cup: ['Jeden próbował przekupić mnie pucharem. Policzyłem puchar.'],
      hem: ['Mam przypalony rąbek. Zgłosiłem szkodę. Między nami mówiąc, jest też całkiem ciepły.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Cztery tysiące jeden, dwa. Dobry wieczór. Nie ruszaj się, masz na sobie ziębę. Dwie zięby. Tomasz Wrona.',
        'Liczę je do domu, po imieniu. Trochę to trwa, ale szukać tej jednej zapomnianej trwałoby dłużej.',
      ],
      over: [
        'Jesteś w rachunku, więc powiem: co zmierzch mam o jeden za dużo. Późno nadlatuje światło, a skrzydeł nie ma.',
        'Raz obchodzi zimne palenisko, jak pies, który się zaraz położy, i nie kładzie. W księdze mam: „Jeszcze nie”.',
      ],
      banked: [
        'Wczoraj spóźnialskie nadleciało, obeszło raz i się położyło. Jest w księdze po imieniu. Głośno nie powiem, śpi.',
      ],
      loose: [
        'Spóźnialskie obeszło raz i znów za krawędź, i się obejrzało. Zapisałem: „Wyszło. Zna drogę”. Spałem dobrze.',
      ],
      defeated: ['Wypadło ci piórko czy dwa. Nie odzyskasz, ale już ktoś na nich siedzi.'],
      dusk: ['Ciii, wracają. Szpaki podają wszystkie to samo imię.'],
      perch: ['Rękę trzymam tak z nawyku. Żona wieszała na niej pranie.'],
      nest: ['Gniazdo w kapeluszu wynajęte do wiosny. Paniom się nie ukłonię.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Stoisz mi w świetle. Nie, zostań, twój cień ma ładny profil. Dewi Laras. Gram na trzcinach. One grają ze mną.',
        'Moje figurki kłaniają się na koniec. Już nie pytam, kto pociąga.',
      ],
      play: [
        'Należy ci się najstarsza sztuka. Ma dwie figury: palenisko i dłoń. Ostatniego aktu nie ma.',
        'Dłoń sięga do skobla i gaśnie lampa. Każdy jest pewien, co dalej. Nie ma dwojga pewnych tego samego.',
      ],
      banked: [
        'Zagrałam ostatni akt. Dłoń zamyka drzwi, cicho, od środka. Dorośli płakali. Dziecko rzekło: „No, już późno”.',
      ],
      loose: [
        'Zagrałam ostatni akt. Dłoń puszcza skobel i macha. Dorośli płakali. Dziecko spytało, co tam jest na kolację.',
      ],
      defeated: ['To był drugi akt. W drugim bohaterowie przegrywają, za to są dobre piosenki.'],
      night: ['Nocą nie trzeba mi ekranu. Trzeba tylko grać mniejszym gestem.'],
      trick: ['Zaglądają za ekran, gdzie sztuczka. Ja jestem sztuczką. Macham.'],
      face: ['Ta połowa mojej twarzy jest dla publiczności.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Biorą, gdy nikt nie ma życzeń. Ty masz. Słyszę stąd.'],
      hook: [
        'Mało komu bym pokazał. Złapane tam, gdzie najgłębiej, i ciepłe. Żelazny hak, od drzwi. W co wpada skobel.',
        'Wrzuciłem trzy razy. Trzy razy wrócił. Wisi w kuchni na gwoździu, a kot nie odchodzi.',
      ],
      banked: ['Zaniosłem hak na palenisko. Maren dała go na komin. Drzwi do niego nie ma. Jest na płaszcz.'],
      loose: ['Wrzuciłem hak czwarty raz. Został. Chciał tylko usłyszeć, że nie trzeba.'],
      defeated: ['Zeszło z haczyka. Tak rosną duże.'],
      night: ['To gwiazda. Za mała. … I poszła.'],
      coffee: ['Kawa na dwoje. Nigdy nie wiem, których.'],
      feet: ['Boso, tak. O butach już słyszały.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Cichutko, dziewiąte dopiero zasnęło. Stulecie, nie dziecko. Seraphine Oyelo, nocna zmiana.',
        'Nie mogą spocząć, to śpiewam. Doszłam do czwartego. Są życzenia.',
      ],
      carriers: [
        'Tak ładnie otuleni. To posłuchaj, co mruczą najstarsi. To ci, co wnieśli palenisko i nie chcą się położyć.',
        '„Ktoś może wrócić zmarznięty”. Tysiąc lat na siedząco, a łóżko pościelone. Znam ten typ.',
      ],
      banked: [
        'Zasnęli. Najpierw starzy tragarze, w butach. Siedziałam i nikt mnie nie potrzebował. Robiłam na drutach! Cudnie.',
      ],
      loose: [
        'Starzy tragarze wstali. Ojej, myślę. A oni się przeciągnęli i poszli na spacer. Po tym śpi się tak dobrze.',
      ],
      defeated: ['Złamany jest tylko wieczór. Weź dobry fotel.'],
      dawn: ['O świcie zdaję dyżur. Nie ma komu, więc mówię czajnikowi.'],
      box: ['W pozytywce została jedna melodia. Trzymam dla kogoś, kto nie może spać z radości.'],
      tired: ['Zmęczona? Nie, nie. Zamknęłam tylko, żeby słuchać.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'Świt mówił, że przyjdziesz, a południe, kiedy. Halcyon Abebe, strażniczka godzin. One plotkują.',
        'Wieczorem nakręcam niebo. Pewnie chodziłoby i bez tego. Lubi, gdy się je prosi.',
      ],
      wait: [
        'Masz klucz, więc powiem, czemu cztery godziny tu stoją. Gdy wnoszono palenisko, zostały, by zobaczyć, jak zapłonie.',
        'Rzekły: pójdziemy, gdy się rozstrzygnie. Idź do Maren Trivet. Ma jedno pytanie, dobrze się przechowało.',
      ],
      banked: [
        'Nakręcałam wczoraj niebo i zwinęło się przed końcem, jak kot, gdy rozpalają w piecu. Wracam teraz wcześniej.',
      ],
      loose: [
        'Wszystkie cztery cienie wskazały dziś przez minutę otwartą furtkę. Odnotowałam. Nie poprawiłam.',
      ],
      defeated: ['Godzina zmieniła właściciela. Wróci jutro, mniej więcej o tej porze.'],
      dusk: ['Chwilę. … Jedenaście. Dwanaście. No: wieczór wisi. Proszę usiąść pod nim.'],
      late: ['Raz się spóźniłam, na urodziny. Słońce zaczekało na dworze i weszło z paczką.'],
      eyes: ['Jedno oko na dzień, drugie na noc. O zmierzchu kłócą się, kto prowadzi.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Zegary! Zegarki! Klepsydry, mało używane! Bartholomew Tock. Jedenaście lat na tym miejscu i żadnego nie kupiono.',
        'Cztery targi w jednym, rozumiesz. Świt, południe, zmierzch i noc. I żaden nie chce wiedzieć.',
      ],
      ticking: [
        'Psst. Jeden z moich ruszył. Stary zegar kuchenny, ten bez wskazówek. Przyjechał z kamieniami tamtego paleniska.',
        'Zaczął, gdy szła tędy twoja gromada. Powolutku. Jakby ktoś oddychał w pokoju obok.',
      ],
      banked: [
        'Sprzedany! Zegar kuchenny, Maren. „Tylko dla tykania”, mówi. Monetę oprawiłem. Gwóźdź po nim też.',
      ],
      loose: [
        'Zegar kuchenny wyszedł i zostawił ciepły kąt. Wystawiłem kartkę: „Poszedł sprawdzić, która godzina”.',
      ],
      defeated: [
        'Przegrana? Obróć klepsydrę. Widzisz, wszystko przed tobą. Potem odstaw, to egzemplarz z wystawy.',
      ],
      dawn: ['Na tym jest świt, na tamtym południe, a mój żołądek mówi: wtorek.'],
      night: ['Nocą taniej. Nie widać wskazówek.'],
      slow: ['Ten się późni, tamten spieszy. Średnio jestem najpunktualniejszy na całej Mili.'],
      stopped: ['Zepsuty zegar ma rację dwa razy na dobę. Tutaj tak długo, jak długo stoisz. Piękna sztuka.'],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Cienie proszę. … Dziękuję. Oto numerek. Clementine Shade, szatnia.',
        'Na tych kamieniach jest południe, plątałyby się pod nogami. Twój wisi przy oknie. Jeszcze macha.',
      ],
      peg: [
        'Jest wieszak, po który nikt nie przyszedł. Cień paleniska. Zostawili go u babki mojej babki, resztę ponieśli na górę.',
        'Cień musi mieć światło, z którego padnie. Więc wisi i czeka. W niedziele go szczotkuję. W środku jest ciepły.',
      ],
      banked: ['Cień paleniska odebrany! Ledwo było światło, pognał na górę. Zapomniał numerka.'],
      loose: [
        'Cień paleniska zostaje. Jego ogień biega, więc i on co minutę gdzie indziej. Dałam mu duży wieszak.',
      ],
      defeated: ['Twój wrócił trochę płaski, kochanie. Odprasuję parą.'],
      dusk: ['O zmierzchu wszystkie robią się długie i myślą, że są dorosłe. Zamykam wcześniej.'],
      nine: ['Numer dziewięć jest strasznie wysoki. Pan taki nie był. Przyszedł tylko wcześnie.'],
      swap: ['Raz pomyliłam dwa. Potem napisali. Są bardzo szczęśliwi.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Rękawice, i oddychać w drugą stronę. Ambrose Thaw, biblioteka lodu. Mamy każdą książkę, prawie do końca.',
        'Tają, zanim są skończone. Ludzie się skarżą. Autorzy też się skarżyli.',
      ],
      evening: [
        'To wszystko jedna książka. Tom pierwszy: „Było zimno”. Drugi: „Nadal”. Postawili palenisko, zapisali pogodę i czekali.',
        'Jestem w tomie tysiąc setnym i ktoś właśnie staje w drzwiach. To najdłuższa książka o jednym wieczorze.',
      ],
      drip: [
        'Ostatni tom zaczął kapać. Idź do Maren, póki nieczytelny. Nie chciałbym, by na ciebie wpłynął.',
      ],
      banked: [
        'Ostatnia strona stężała. „A potem było ciepło i spali”. Pod spodem ktoś narysował garnek. Dałem na górną półkę.',
      ],
      loose: [
        'Ostatnia strona spłynęła z półki, a ja za nią z wiadrem. Jest tam: „A potem”. Nic więcej. Żadnej tak nie kochałem.',
      ],
      defeated: ['W książce przegrywają na stronie czterdziestej. Stron jest dziewięć tysięcy.'],
      night: ['Czytam przy niebieskim świetle. Zimne, ale fabuła też.'],
      mittens: ['Strony przewraca się gorącą łyżką. Raz. Dlatego jest kolejka.'],
      spoiler: ['Nie mów, jak się kończy. Tylko mnie by to tu zaskoczyło.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Nogi. … Dziękuję. Maren Trivet. Pilnuję paleniska. Co rano zamiecione, co rano zimne. Nie chcę, by mnie coś zaskoczyło.',
        'To z pierwszej kuchni. Dolina wniosła je, każdy kamień, na dzień, gdy ogień zechce wrócić. Ja nakrywam do stołu.',
      ],
      banked: [
        'O tak. Kołderka z popiołu i podwinąć rogi. Posłuchaj go. … Chrapie. Tysiąc lat, a nikt nie zapisał, że chrapie.',
      ],
      home: ['Ciszej, jest przysypany. I uważaj na nogi. To teraz dom, więc liczą się podwójnie.'],
      loose: [
        'Zostaje więc otwarte. Wypaliłam z czajnika „zimny” i kładę kamień w drzwiach. Drzwi nie ma. Chodzi o zasadę.',
      ],
      out: [
        'Godzinę temu był, siedział na gzymsie, zjadł miód i znów wyszedł. W wieku tysiąca lat wszyscy tacy są.',
      ],
      ask: [
        'Jest ciepło. Czeka tylko na słowo. Przysyp go: żar tu śpi, jego stworki zostają z woli, i jest dokąd wracać.',
        'Albo zostaw skobel: będzie w trawie, a żadna kuchnia nie domknie drzwi. Jedno i drugie dobre. Drugi raz nie spytam.',
      ],
      warm: [
        'Daj rękę, na ten kamień. … Nie ciepły. Ale nie zimny! Był zimny, odkąd nie było na to słowa.',
        'To twoja gromada, z całego świata. Pachną każdą kuchnią. Wygraj z tą, co nakręca godziny, i wróć do mnie.',
      ],
      defeated: ['Zimno ci, widzę. Siadaj. Jeszcze nie grzeje, ale siedzenie działa.'],
      night: ['Nocą zostawiam cztery światła. Może boi się ciemności. Nigdy nie mówił.'],
      kettle: ['To duży czajnik. Nie wiedzieliśmy, ilu was będzie.'],
      jars: ['Sól, miód, tymianek i PÓŹNIEJ. Nie, nikt nie otwierał. Wcześniej jakoś nie wypada.'],
      broom: ['Rano zmiatam popiół, a wieczorem wsypuję z powrotem. Ma wyglądać na zamieszkane.'],
    },
  },
};
export default words;
