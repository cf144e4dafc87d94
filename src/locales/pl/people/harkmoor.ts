import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'O! Człowiek. No tak. Jestem Jory. Ty… nie jesteś owcą, więc trochę wyszedłem z wprawy.',
        'Mój dom to ten. Drzwi trzymam otwarte, żeby widzieć, czy komuś to przeszkadza.',
      ],
      badge: [
        'Masz ją przypiętą i w ogóle. Mówiłem stadu. Numer czterdzieści spytał, kto to. Powiedziałem: chyba ktoś znajomy?',
      ],
      defeated: [
        'Przegrana? Ja co tydzień jedną gubię i znajduję w czyjejś kuchni. Trzeba głównie pójść i poszukać.',
      ],
      dawn: ['O świcie je liczę. Czterysta. Nigdy nie doszedłem do dziewięćdziesięciu, wtedy już śpię.'],
      sheep: ['Zaczęły chodzić za twoimi stworkami. Chyba przez ciepło. Pod tą wełną mają rozum.'],
      dog: ['Za nas oboje mówi suczka. Lepiej jej idzie i wie, kiedy skończyć.'],
    },
  },
  'brother-eskil': {
    name: 'Brat Eskil',
    lines: {
      hello: [
        'Pokój z tobą, i uwaga na tę na kołnierzu: jest nowa i nieśmiała.',
        'Brat Eskil. Złożyłem ślub milczenia, ale tylko ten mały.',
      ],
      badge: ['Siostry wciąż nucą melodię, przy której przegrałem. Zrobiłem z niej czwarty hymn.'],
      wax: [
        'W kaplicy na jeziorze pali się jedna świeca, odkąd istnieją księgi. Wosk robimy tutaj. Nikt go nie odbiera.',
        'Pytałem najstarszą królową. Mówi, że taki płomień nie je.',
      ],
      defeated: [
        'Usiądź. Daj się trochę pożądlić. Za godzinę nie będziesz pamiętać, co przepadło, obiecuję.',
      ],
      sunday: ['W niedziele śpiewają na głosy. Ja biorę bas, a trutnie nigdy nie wchodzą na czas.'],
      dusk: ['O zmierzchu wszystkie wracają i żadna nie pyta drugiej, gdzie była. To mnie uspokaja.'],
      honey: ['Miód wrzosowy nie chce lecieć. Trzeba go przekonać.'],
      hum: [
        'Kto stanie całkiem cicho, ten słyszy, że całe wzgórze buczy. Niżej niż pszczoły. Już o tym nie mówię.',
      ],
      banked: [
        'Powiedziałem królowej, że jest przysypany. Na to ona: „Jak my zimą. Blisko, wokół ciepłego, i buczeć”. Z wyższością.',
      ],
      loose: [
        'Powiedziałem królowej, że zostaje na dworze. Odrzekła tylko: „Rój”. Mówi tak o wszystkim, z czego jest dumna.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Stój. Lewa noga do tyłu. O. Jeszcze krok, a spotkanie z wozem mojego dziadka.',
        'Murdo Callan. Kopię torf. Co znajdę, wieszam na ścianie, chyba że powie dzień dobry.',
      ],
      king: [
        'Skoro masz odznakę: ten król. Siedział w torfie, korona na głowie, uprzejmy jak mało kto.',
        'Na kolanach miał garnek. Gliniany, bez pokrywki. Pusty, a można było ogrzać ręce. Ogrzałem. Potem go odłożyłem.',
      ],
      defeated: ['Na dno? Każdy tonie. Sztuka w tym, by robić to przy kimś z łopatą.'],
      dusk: ['O zmierzchu wychodzą ogniki. Nigdzie nie wabią. Są po prostu na spacerze, jak ty.'],
      butter: [
        'Dziewięćset lat miało to masło. Zjadłem na grzance. Smakowało jak cudze wspomnienie o maśle.',
      ],
      spade: ['Dobra łopata pyta, zanim wejdzie. Mojej dwa razy odmówiono. Wciąż mam obie stopy.'],
      banked: [
        'Zajrzałem do króla. Pokrywka na garnku, nie wiem jak, a on ma minę człowieka z kotem na kolanach.',
      ],
      loose: [
        'Zajrzałem do króla. Pokrywki nigdzie, ręce na kolanach, i przysiągłbym, że się uśmiecha. Chciał tylko wiedzieć.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Stań po zawietrznej! Nie, mojej. Parveen Sattar. Farbuję i znam o tym wszystkie żarty, oszczędź sobie tchu.',
        'Mówię serio. Oszczędzaj oddech, dziś jest dzień zielony.',
      ],
      badge: ['Ta odznaka nie wypłowieje. Moczyłam ją we wszystkim. Wychodziła zadowolona.'],
      defeated: ['Puściło w praniu, co? No już. Najlepszy fiolet mam z pomyłki i upuszczonego kapelusza.'],
      tuesday: ['Wtorek. Niczego nie lizać. Powiesiłam kartkę. Ktoś polizał kartkę.'],
      yellow: ['A co do żółtego. Bez pytania! Dobrze. Daleko zajdziesz.'],
      hands: ['Moje ręce były kiedyś brązowe. Mam gdzieś zapisany odcień, umiałabym dobrać.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Potrzymaj. Teraz ty wiesz, ile waży, a ja wiem, z kim mam do czynienia. Hana Stanek.',
        'Stawiam mury. Ludzie myślą, że po to, by nie wpuszczać. A po to, by było się o co oprzeć.',
      ],
      badge: ['Twój kamień już stoi. Trzeci rząd, na zachód. Wciąż tam jest. Patrzę co rano.'],
      shelter: [
        'Na Długim Nasłuchu są stare murki, po kolana, każdy jak pół kręgu. Otwarte od południa i czarne w środku.',
        'Ktoś niósł przez moczary ogień i na każdym postoju stawiał mu murek od wiatru. Tak się nie traktuje więźnia.',
      ],
      defeated: ['Runęło? Dobrze. Teraz widać, który kamień kłamał. Daj go niżej i od nowa.'],
      dawn: ['O świcie kamienie są mokre i mają prawdziwy kolor. Wtedy wybieram. Dla ciebie szary.'],
      mortar: ['Zaprawa jest dla tych, co spieszą się do błędu.'],
      gap: [
        'W każdym murze zostawiam jedną szparę. Małą. Na to, o czym nie pomyślałam, żeby nie musiało się wspinać.',
      ],
      banked: [
        'Ma dom. Poszłam obejrzeć. Na sucho, bez zaprawy. Kto to stawiał, może jeść przy moim stole, z którego by nie był wieku.',
      ],
      loose: [
        'Zostaje bez muru. Nie spałam. Potem pomyślałam: to szpara, na to, o czym się nie pomyślało. Duża. Dobrze.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'W moje ramiona! Uwaga, igła. Osric Strang. Uściśniemy się, a potem zobaczymy, kto stoi.',
        'Nie? To później. Krąg jest w środku. Weź odwagę, i naparstek, jeśli masz.',
      ],
      badge: ['Twój dzwonek wyszyty! O tu, nad sercem, gdzie dawniej był byk. Byk przyjął to z klasą.'],
      defeated: [
        'Upadek, a jednak przychodzisz na własnych nogach. Więc kto wygrał, pytam? No, tamci. Ale jednak.',
      ],
      night: ['Nocą haftuję przy lampie. Moi wrogowie źle śpią, moje poduszki są wyśmienite.'],
      bluebells: ['Na dzwonek trzeba czterystu ściegów. Człowiekowi trzeba jednego powodu. Mam oba, patrz.'],
      bull: ['W Thornholm siłowałem się z bykiem. Piszemy do siebie. Ma okropny charakter pisma.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. I: czternaście. I: tak, ale tylko gdy ma padać.',
        'Wiem, ludzie wolą najpierw spytać. Tak jest szybciej i zostaje czas na pogodę.',
      ],
      warm: [
        'Chcesz wiedzieć o studniach. Te głębokie są tu ciepłe. To nie gorące źródło. To oddycha.',
        'Spytałam różdżkę, co jest na dole. Ona na to: nie „na dole”. Ona na to: „zostało”.',
      ],
      defeated: [
        'Wiedziałam, że to porażka, i wyszłam, żeby tu być, jak będziesz przechodzić. To jest ta przydatna połowa.',
      ],
      monday: ['Będziesz mieć miłą środę. Nie wiem, czemu to mówię, potem ludzie tylko stoją i czekają.'],
      answers: ['Odpowiedź brzmi: nie, dziękuję. Teraz zapytaj, czy chcę iść do domu odrabiać matmę.'],
      socks: ['Są nie do pary, bo są dwie. Każda z osobna jest całkiem normalna.'],
      banked: [
        'Studnie są teraz całą noc tak samo ciepłe. Dawniej się wiercił. I zanim zapytasz: tak, wygodnie mu.',
      ],
      loose: [
        'Miało paść pytanie, czy mu to przeszkadza. Nie. Studnie są ciepłe co dzień gdzie indziej. Świetnie się chowa.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'Ktoś tu jest? O, i jeszcze ktoś. Chodźcie z tego mokrego, kochani, oboje.',
        'Dorcas Wintersgill. Dzwonię. Raz: „tu jesteśmy”, dwa: „uwaga, brzeg”, trzy: kolacja.',
      ],
      gentleman: [
        'Pan przy drzwiach mówi, że mogę ci powiedzieć. Był królem. Znalazł żar, na dworze, w trawie, i żal mu się go zrobiło.',
        'Chciał go tylko zanieść do domu, kochanie. Zimno tu było. Podniósł więc pokrywkę, zobaczyć, czy jeszcze jest.',
      ],
      defeated: ['Coś się zgubiło. Nie szukaj teraz. Zawsze się znajdują, gdy nastawię czajnik.'],
      night: ['Duży dziś ruch. To przeszła jedenasta. Był listonoszem. Nigdy się nie spóźnił.'],
      peppermint: ['Weź miętówkę, kochanie. I jedną dla kolegi. Nie? To się wstydzi.'],
      counting: [
        'Liczę, kto idzie groblą tam, a kto wraca. Wraca zawsze paru więcej. Nikomu nie wadzi, są cisi.',
      ],
      banked: [
        'Poszedł do domu, kochanie, ten pan. Spytał, czy jest w środku i czy ma ciepło. Rzekłam, że tak. Skłonił się i wziął kapelusz.',
        'Dziewięćset lat przy tych drzwiach, z jedną rzeczą na sercu. Miętówkę mu odłożyłam, gdyby zajrzał.',
      ],
      loose: [
        'Pan zostaje na kolacji. Spytał, czy ktoś się gniewa. Mówię: kochany, on się tam na dworze świetnie bawi.',
        'No to usiadł i zdjął koronę! Ma po niej ślad dookoła. Nakryłam dla dwojga. On zmywa.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Proszę wybaczyć drzwi frontowe, są trzy metry niżej. Cordelia Vane, z tego, co zostało.',
        'Jada się na strychu. Ma się cudowny widok na własne kominy.',
      ],
      crest: [
        'Należy ci się biblioteka, to jest jej jedna sucha półka. Nasz herb: garnek, pokrywka w górze. Dewiza: „Tylko zajrzeć”.',
        'Moi przodkowie gotowali królowi. Zawsze kucharz! Skobel, pokrywka i dobra ręka. Na wyspach była podobno trzecia.',
      ],
      defeated: ['Traci się czasem piętro. Przenosi się wyżej. Powietrze za każdym razem lepsze.'],
      saturday: ['W weekend dom jest otwarty dla gości. Proszę wytrzeć nogi przy wychodzeniu.'],
      floors: ['Sala balowa poszła za mojej babki, w trakcie walca. Dotańczyli. Tak wypada.'],
      pearls: ['Perły są prawdziwe. Błoto też. Nie zauważyłam, by jedno psuło drugie.'],
      banked: [
        'Zmieniłam dewizę. „Tylko zajrzeć” było ciut smutne. Teraz jest „Nie budzić”. O tyle przytulniej nad kominkiem.',
      ],
      loose: [
        'Kazałam przemalować herb, pokrywka całkiem z boku. Herold spytał, gdzie zawartość. „Wyszła”, mówię. „Młodość”.',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Masz żabę? Ja mam żabę. Miałem. Chyba jest w twoim kapturze. Nie patrz, wstydzi się.',
        'Jestem Hob. Najszybszy w Torfowie. Nikt się ze mną nie ścigał, więc nikt mnie nie przegonił.',
      ],
      sixty: ['SZEŚĆDZIESIĄT gatunków! Ja mam dwa: żabę i jeszcze raz żabę.'],
      defeated: [
        'Przegrana! Nic nie szkodzi. Mama mówi, że to kształtuje charakter. Ja mam masę charakteru. Składam się głównie z niego.',
      ],
      dusk: ['Mogę być na dworze, póki nie zadzwoni. Jak nie usłyszę, to mogę dłużej. La la la.'],
      frog: [
        'Jak pogłaszczesz ropuchę z bagna, robi się ciepła i świeci. Nikt mi nie wierzy. Ma na imię Zbyszek.',
      ],
      mud: ['To mój but. Jest tam od kwietnia. Do jednego można się przyzwyczaić.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Cii. … Nie. Myślałem, że coś będzie. Wilf Tarn, słuchacz. To kamień, przy którym się słucha.',
        'Nazywa się Długi Nasłuch, bo trzeba długo. Ja słucham trzydziesty pierwszy rok.',
      ],
      hearth: [
        'Przyłóż ucho. Masz odznaki, nie obrazi się. Słyszysz? Trzask, trzask. Jak ogień w pokoju obok.',
        'Tylko że nie ma pokoju obok. Są moczary. Wychodzi mi, że pokój obok to my.',
      ],
      defeated: ['Słyszałem. Słyszę wszystko, z dokładnością do tygodnia. Brzmiało gorzej, niż było.'],
      dawn: ['Świt jest głośny. Tyle rosy ląduje.'],
      listening: ['Rok temu powiedział słowo. Miałem katar. Chyba „piec” albo „pies”.'],
      ear: ['To jest dobre ucho. Drugie mam tylko do kapelusza.'],
      banked: [
        'Ucichło. Nie, posłuchaj. Oddech. Śpi w pokoju obok! Trzydzieści jeden lat chciałem, żeby mówił głośniej. A teraz: cii.',
      ],
      loose: [
        'Powiedział słowo! Wyraźnie. Tylko miałem kapelusz na dobrym uchu. „Dwór” albo „stwór”. No to rok trzydziesty drugi.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Nic nie mów. Jedenaście, dwanaście, trzyn… I po wszystkim. Twoje stopy gadały. Maud Ashlar, liczę kamienie.',
        'Nigdy nie wychodzi tyle samo. Albo chodzą, albo nie umiem liczyć. Uczę matematyki, więc przestałam pytać.',
      ],
      pot: [
        'Murdo Callan mówił ci o królu. To spójrz na wielkie kamienie od zachodu: krąg i trzy pod dachem.',
        'To nie świątynia. To palenisko i miejsce na garnek. Ktoś przesiedział tu noc z ogniem, do towarzystwa.',
      ],
      hundred: ['Sto gatunków. Liczone dwa razy? I wyszło tyle samo? Zazdroszczę.'],
      night: ['Nocą jest dziewiętnaście i jeden. Tego jednego nie liczę. Tylko by go to ośmieliło.'],
      count: ['Wczoraj siedemnaście. Dziś dziewiętnaście. Jeden ma kapelusz, więc to mógł być Wilf.'],
      lintel: ['Cztery tony ma ten nadkamień, a pod nim gniazdo strzyżyka. Ani razu nie spojrzała w górę.'],
      banked: [
        'Dziewiętnaście. Dziewiętnaście. Dziewiętnaście! Odkąd jest przysypany, stoją. Nie mam co liczyć. Zaczęłam strzyżyki.',
      ],
      loose: [
        'Siedemnaście, jeden na drodze, a jeden był w szkole. Już nie liczę, sprawdzam obecność. Zgłaszają się.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Witaj w Zatopionej Kaplicy. Nieszpory o siódmej, pod wodą. Na górze jestem tylko ja.',
        'Jonas Peel, kościelny. Mam klucze do drzwi, które ma jezioro. Każdy zostaje przy swoim.',
      ],
      lamp: [
        'Czyli lady Vane pokazała garnek. To zajrzyj w to okno. To nie świeca. To kawałek, który mu upadł.',
        'Zostało, gdy reszta wstała i poszła. Nie trzeba tego gasić ani zamykać. Trzeba mu okna.',
      ],
      bell: [
        'Dzwon bije sam. Ludzie mówią: duchy. To ciepło: idzie w górę, a dzwon się odsuwa, żeby zrobić miejsce.',
      ],
      defeated: [
        'Porażka? Dobra parafia. My jesteśmy pod wodą od świętego Michała, a patrz, jak błyszczymy.',
      ],
      night: [
        'Widzisz to światło? Nie ja je zapaliłem. Dawniej przychodziłem gasić. Wracało zawsze tak grzecznie.',
      ],
      sermon: ['Mówię węgorzom kazania o cierpliwości. Znają je. Mają do mnie wiele cierpliwości.'],
      pews: [
        'Wiosną ławki wypływają. Objeżdżam je łódką i numeruję. Zawsze jest jedna za dużo i zawsze sucha.',
      ],
      banked: [
        'Światło z okna poszło na północ, do swoich. Do siódmej było mi smutno. Potem wróciło. Chciało tylko zobaczyć.',
      ],
      loose: [
        'Światło w oknie miało gości. Powiedziałem kazanie. Migotali, gdzie trzeba, a jedno wyszło to przemyśleć.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Prom! Prom na drugą stronę! … Wolisz naokoło. Wszyscy wolą naokoło. Lettice Dray, przewoźniczka.',
        'Była grobla, więc nie byłam potrzebna. Zatonęła. Kupiłam łódź. A potem okazało się, że zatonęła w połowie.',
      ],
      eighty: ['Osiemdziesiąt gatunków! To na dwa razy. Za tych cichych policzę taniej.'],
      defeated: ['Głowa do góry. Od marca mam tych samych troje pasażerów, a jeden to czapla.'],
      friday: ['W piątki maluję łódź. To już głównie farba. Nigdy nie była tak szczelna.'],
      ferry: ['W połowie drogi widać pod sobą dach kaplicy. Dobry dach. Tylko nie na swoim miejscu.'],
      fare: ['Grosz tam, z powrotem za darmo. Brałabym i z powrotem, ale nikt nie był jeszcze w nastroju.'],
    },
  },
};
export default words;
