import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Zejdź z grządki, kochanie. Tak, to pod twoimi butami to była rzodkiewka.',
        'Hazel Thornby. Dom za mną to pierwszy z dziewięciu i jedyny, gdzie prosi się gości o pielenie.',
      ],
      alone: ['Bez stworka? To byłyby tylko dwie osoby w ogrodzie. Miło, ale odznaki z tego nie ma.'],
      badge: ['Nosisz ją! Większość chowa do szuflady.', 'Trzeba jej światła i odrobiny dumy. Wody niedużo.'],
      four: ['Cztery odznaki. Mówiłam fasoli: to się będzie piąć. Była pod wrażeniem, a sama się pnie.'],
      defeated: [
        'Przegrana? Dobrze. Drzewo, którego nic nie gięło, pada przy pierwszym wietrze. Masz rzodkiewkę.',
      ],
      dawn: [
        'Wychodzę o świcie łapać ślimaki. One wychodzą o świcie, żeby mnie wyprzedzić. Idziemy łeb w łeb.',
      ],
      beans: ['Węzeł ma być luźny. Fasola jest jak gość, zostaje dłużej, jeśli mogła wyjść.'],
      weeds: ['Chwast to kwiat, którego nikt nie przedstawił. Ja go przedstawiam, a potem wyrywam.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Nie podawaj mi ręki! Przepraszam. Nawyk. Ostatnich troje ma się dobrze, tylko brzęczą.',
        'Tamsin Crackle. Mielę gromy. Wychodzą drobniej, niż myślisz, i same rosną.',
      ],
      badge: [
        'Jeśli odznaka łaskocze, to normalne. Jeśli tyka, przynieś ją z powrotem, idź, nie biegnij. Nie: biegnij.',
      ],
      defeated: ['Rozładowane? Zdarza się każdemu. Postój na wietrze i pomyśl o czymś, co cię złości.'],
      night: ['Błyskawice najlepsze nocą. Widać, którym końcem wchodzą.'],
      monday: ['Poniedziałkowy grom jest zawsze czerstwy. Całą niedzielę stoi.'],
      bread: [
        'Bran Tolliver mówi, że mój młyn to nie młyn. Posłałam mu bochenek. Jedenaście minut nie mógł go puścić.',
      ],
      kite: ['We wtorek uciekł mi dobry latawiec, ale trafiła się lepsza chmura.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Stań tam, gdzie pada światło. Hm. Miejscami miękko. Ja też tak miałem.',
        'Ivo Cinder. Gdy zechcesz wiedzieć, z czego cię zrobiono, kuźnia jest otwarta.',
      ],
      badge: ['Była jeszcze ciepła, gdy ci ją dawałem. Zawsze trochę będzie. Nie wiem czemu.'],
      fire: [
        'Należy ci się sekret. Nigdy nie rozpaliłem kuźni. Ogień dał mi mój mistrz, a jemu jego mistrz.',
        'Weź stworka za łapę: ma to samo ciepło, co do stopnia. Mierzyłem. Odtąd źle sypiam.',
      ],
      defeated: [
        'Ugięte to nie złamane. Złamane to też nie stracone. Z czterdziestu złych podków mam dobrą bramę.',
      ],
      dusk: ['O zmierzchu widać prawdziwy kolor gorącego żelaza. Ludzi też.'],
      nails: [
        'Rano robię gwoździe. O gwoździach nikt nie śpiewa. Zabierz je i zobacz, co będzie stało i śpiewało.',
      ],
      quiet: ['Ludzie myślą, że kowal jest głośny. Głośny jest młot. Ja nie podniosłem głosu od wiosny.'],
      banked: [
        'W dzień twojej odpowiedzi kuźnia przygasła, jakby wypuściła oddech. Nie gaśnie. Przestała czegoś nasłuchiwać.',
      ],
      loose: [
        'W dzień twojej odpowiedzi zostawiłem kuźnię otwartą i pół ognia poszło na spacer. O szóstej wróciło. Nie pytałem.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Pojedynczo i uwaga na linę. Lina jest zawsze, nawet tu, na ulicy. Z liną mi lepiej.',
        'Nerys Tidewell. Pilnuję śluzy. Ludzie pytają przed czym. Przed wylewaniem, głównie.',
      ],
      badge: ['Patrzcie, kto przeszedł przez bramę. Opowiadałam o tobie wodzie. Spytała o imię.'],
      defeated: ['Mielizna. To nie to samo co na dno. Poczekaj, aż przybędzie rzeki, i odepchnij się.'],
      night: ['Nocą woda mówi więcej, a powie mniej. Czekam na ten jeden raz, kiedy coś powie.'],
      dawn: ['Pierwsza łódź o świcie. Wiezie mgłę. Zawsze wiozła, nikt nie umie jej wyładować.'],
      queue: ['Kolejka to rzeka z dobrymi manierami. Widziałam, jak jedna i druga wylewa. Kolejka gorsza.'],
      floods: [
        'Dziewięć powodzi. Da się je odróżnić: siódma zostawiła fortepian. Trzymam, może po niego wróci.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'A, jednak tu trafiasz, więc jeszcze nie ciemno. Corvin Dusk. Oświetlam to miasto, bardzo niechętnie.',
        'Mój dom to ten, którego się nie zauważa. Zapukaj dwa razy, raz za siebie, raz za swój cień.',
      ],
      badge: ['Zostawiłem ci potem lampę. Jest na rachunku, pod „rozrywka dla ciem”.'],
      defeated: [
        'Zostań chwilę. W tym świetle porażka wygląda lepiej. Prawie wszystko, dlatego w nim mieszkam.',
      ],
      night: ['Stoję przy lampie, którą sam zapaliłem, i żałuję. W ciemności widać o tyle więcej.'],
      cosmo: ['Wren zapala lampy w wiosce i macha do księżyca. Nie rozmawiamy. On jest taki pogodny.'],
      early: ['Co dzieje się o zmierzchu, działo się już kawałek dalej. Lubię być na to za wcześnie.'],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Stoję tu. Ludzie obchodzą.',
        'Chcesz odznakę, to mnie rusz. Czym chcesz. Ktoś próbował piosenką.',
      ],
      badge: ['No i mnie ruszyło. O dłoń. Zmierzyłam, a potem wróciłam na miejsce.'],
      stone: [
        'W poniedziałek rozłupaliśmy blok. W środku dziura jak palenisko, a w niej sadza. W środku kamienia.',
        'Trzydzieści lat siedzę w skale. Skała nie gotuje. Nie mów tej Umber, weźmie wszystko.',
      ],
      defeated: ['Przegrana. I co? Dalej tu stoisz. Na tym polega cała sztuka. Góra nie robi nic innego.'],
      sunday: ['W niedziele leżę. To to samo, tylko bokiem.'],
      lunch: ['Jem o dwunastej. Jeśli nie ma dwunastej, czekam na dwunastą.'],
      paving: ['Stoisz na mojej robocie. Nie, zostań. Ona to lubi. To bruk.'],
      banked: [
        'Ta dziura w kamieniu: zamknęłam. Jednym blokiem. Jest ciepły od tyłu. Opieram się teraz o niego.',
      ],
      loose: [
        'Ta dziura w kamieniu: coś się wprowadziło. Zapukałam. Posunęło się. Żadna skała mi się nie posunęła.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Jak miło, że stoisz, tak niewielu to potrafi pod moimi drzwiami. Próg też poleruję.',
        'Isolde Rime. Proszę wpaść. Upada się, dostaje zupę, jest się proszonym znowu. Tak było, odkąd byłam panienką.',
      ],
      badge: ['Mój drogi gościu! Cała podłoga! Musiałam powiesić tabliczkę tam, gdzie utknęli inni.'],
      defeated: ['Poślizg. Zdarza się wszystkim, których lubię. Prosto wchodzą tylko nudziarze.'],
      night: ['Mróz przychodzi nocą, tylnymi drzwiami. Zostawiam mu krzesło.'],
      soup: ['Sekret zupy polega na tym, że jest gorąca. W moim domu ludzi to wzrusza.'],
      slippers: ['Filcowe pantofle. Sześćdziesiąt lat tańczę w nich na lodzie i ani razu celowo.'],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Szło się wzdłuż strumyka, dwa postoje i rozmowa ze ślimakiem. Nie jestem wścibski, mam wieżę.',
        'Aurel Windrow. Z góry widać wszystko, co jest nie tak, i wygląda to tak porządnie.',
      ],
      badge: ['Odtąd mówię: tę osobę znałem, gdy była kropką w czapce. Mówię tak o każdym, ale z czułością.'],
      moor: [
        'Z trzema odznakami strażnik wypuści cię na moczary. Patrzę na nie od lat. Nic się tam nie dzieje.',
        'Ale nigdy dwa razy w tym samym miejscu.',
      ],
      defeated: ['No to na dół. Ja też tak ląduję. Sztuka w tym, by wyglądało, że właśnie tam się chciało.'],
      dawn: ['O świcie w trawie jest więcej świateł niż lamp w mieście. Liczyłem. Gasną, gdy się to powie.'],
      watching: ['Wszyscy machają do wieży. Nie wiedzą, czy widzę. I tak machają. Widzę.'],
      feathers: ['Tych piór na ramionach nie wyskubałem. Są pożyczone. Długa historia, głównie o wietrze.'],
      banked: [
        'O świcie światła idą doliną gęsiego, jak dzieci zawołane do domu. Niektóre się guzdrzą. Macham.',
      ],
      loose: [
        'Policzyłem światła o świcie: o jedno więcej niż wczoraj. Już nie dla kronik. Dla towarzystwa.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Przybycie: sześć. Najpierw spojrzenie na rynek, potem na mnie, i to jest właściwa kolejność.',
        'Philippa Oduya. Sędziuję Wystawę. Gdy przepuści cię tamta ósemka, ocenię ciebie.',
      ],
      badge: [
        'W torebce mam lukę po dziesiątce. Okazuje się, że jej nie brakuje. Dziewięć dla ciebie, za skromność.',
      ],
      eight: ['Osiem odznak, i to bez zadyszki. Siedem za opanowanie. Drzwi są otwarte.'],
      hundred: ['Sto gatunków. Tyle oceniłam na jednej Wystawie, a dwa były tą samą kurą.'],
      defeated: [
        'Przyzwoita porażka: cztery za styl, dziewięć za grzeczność. Razem trzynaście. Nie mówiłam, na ile.',
      ],
      saturday: [
        'W sobotę Wystawa. Będę łaskawa dla drożdżówek i szczera z właścicielami, w tej kolejności.',
      ],
      marks: ['Pogodzie też daję punkty. Wie o tym. Nie poprawiła się.'],
      marrow: [
        'Trzydzieści lat dyń. Człowiek się uczy, że duże to nie smak. Wolno to mówić, mając duży kapelusz.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Czterdzieści jeden furtek ma to miasto i czterdzieści dwa skoble. Agnes. Dbam o ten nadliczbowy.',
        'Wisi na słupku na rynku. Bez furtki, bez płotu. Od tysiąca lat zamykany co noc.',
      ],
      walked: [
        'Sędzia pokonana. U nas to pełnoletność. Moi byli kucharzami. Jeden podniósł skobel, żeby przewietrzyć.',
        'I tyle. Nikt żaru nie ukradł: wyszedł w trawę, a trawa wstała. Na moczarach zapytaj, jak daleko zaszedł.',
      ],
      kitchen: [
        'Pięć odznak, to mogę powiedzieć, co stało tu przed miastem: kuchnia. Jedno palenisko, jeden ogień, na całą dolinę.',
        'Nazywali go żarem. Nigdy nie zgasł. No, raz wyszedł. Drzwiami.',
      ],
      warm: [
        'Masz odznakę, więc wolno dotknąć. O. Ciepły, co? Ten skobel. W każdy dzień, w każdy mróz.',
        'Mama mówiła, że to od słońca. O północy też tak mówiła.',
      ],
      alone: [
        'Jeszcze nikogo przy tobie? Zapytaj w domu. Podobno to ty wybierasz. Zawsze mnie to zastanawiało.',
      ],
      gates: [
        'Stawialiśmy furtkę za każdy rok żalu. Potem furtki nam się spodobały i przestaliśmy liczyć po co.',
      ],
      oil: ['W piątki kropla oliwy. Nigdy nie skrzypi. Tylko głośniej słucha.'],
      draught: [
        'Moje wnuczę, Sorrel, chce go zabić gwoździem. Ja mówię: skobel, co się nie otwiera, to kawał żelaza. I tak to zostaje.',
      ],
      banked: [
        'Przysypany. Naoliwiłam więc skobel poza kolejką, we wtorek. I zaskrzypiał. Tysiąc lat, a nigdy nie skrzypnął.',
        'To z radości. Jest do czego wracać, więc może trochę pohałasować. Podniosę go każdemu, kto chce posłuchać.',
      ],
      loose: [
        'Czyli zostaje na dworze. Zdjęłam więc skobel. Tysiąc lat wisiał na słupku i nigdzie nie był.',
        'Biorę go teraz na obchód. Nie żeby zamykać, to już za nim. Lubi patrzeć, którędy ludzie wchodzą.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Podchodzić! Dill Pennyroyal: wszystko po groszu, prócz tego, co nie. Czyli wszystkiego.',
        'Kiedyś krzyczałem głośniej. Potem otworzyli sklep, a jego drzwi robią to za darmo.',
      ],
      ten: ['Dziesięć gatunków! Dałbym rabat, ale nie mam nic, co by ci się przydało. Mówię jak przyjaciel.'],
      defeated: [
        'Przegrana? Mogę sprzedać wymówkę. Mało używana. „Słońce świeciło mu w oczy”: zostały dwie.',
      ],
      friday: ['W piątek ryba! Nie ma jej w piątek. Ale tak jest na szyldzie, a farba droga.'],
      dusk: ['Wszystko musi odejść! Zmierzch. Ja też muszę, jestem na liście.'],
      jam: ['To dżem. To też dżem. A ten się do tego przyznaje.'],
      scales: ['Moja waga jest dokładna co do piórka. To duże piórko. Nie patrz tak, jest ładne.'],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, strażnik bramy na moczary. Trzy odznaki i się otwiera. Nie ja decyduję: zawias.',
        'Trzy czegoś innego nie wystarczą. Jeden próbował z guzikami. Trochę się uchyliła, z grzeczności.',
      ],
      alone: ['Tam, bez nikogo? Nie. Przepisu nie ma. Po prostu bym nie spał.'],
      eight: ['Wszystkie osiem. To moczary stoją otworem aż do końca, a za końcem jest kaplica.'],
      three: [
        'Trzy odznaki! No, pchaj. To jedyna brama w mieście, która otwiera się na zewnątrz.',
        'Wszystkie inne zbudowano, żeby coś nie wróciło. Co, tego mi nie powiedzieli.',
      ],
      night: ['Nocą co godzinę pukam w bramę. Nikt jeszcze nie odpowiedział. Ucieszyłbym się, raczej.'],
      hinge: ['Rozmawiam z zawiasem. On jeden jest ze mną otwarty.'],
      mist: ['Mgła dochodzi do bramy i wyciera nogi. Do mgły nic nie mam. Wie, kiedy przestać.'],
      banked: [
        'Zapukałem wczoraj w bramę, a coś odpukało i rzekło dobranoc. Więc po to ją zbudowano. Na dobranoc.',
      ],
      loose: [
        'Bramy już nie zamykam. Otwiera się w tę, w tamtą i od patrzenia. Zawias nie posiada się ze szczęścia.',
      ],
    },
  },
};
export default words;
