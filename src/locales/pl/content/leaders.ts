import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Zielony Kres',
    Harkmoor: 'Słuchowisko',
    Scattersea: 'Rozsypane Morze',
    Overcloud: 'Nadchmurze',
    Fourlight: 'Czteroświecie',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description: 'Ogrodniczka przy pierwszej bramie. Na jej grządkach dziko rośnie tylko drużyna.',
      before:
        'Wytrzyj nogi, uważaj na rozsadę i dopiero wtedy ruszaj na mnie porządnie. Do południa muszę podwiązać fasolę.',
      after:
        'Ładnie przycięte. Albo ktoś cię uczył, albo nikt, i jedno, i drugie dobrze o tobie świadczy. Teraz młyn, ale dopiero, gdy będzie wiało.',
      lost: 'Przycięte, nie ścięte. Tak zaczynają silni. Podlej drużynę i uważaj na stopień.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description:
        'Młynarka, która zamiast zboża miele gromy. Jej skrzydła kręcą się najszybciej w niepogodę.',
      before: 'Proszę stanąć na gumowej macie. Poprzedni nie chciał i do dziś nie może nosić wełny.',
      after:
        'No i zabierasz mi wiatr ze skrzydeł, a był mi potrzebny. Powiedz kowalowi przy drodze, że wisi mi za to bochenek.',
      lost: 'Za pierwszym razem każdemu tak stają włosy. Znajdź coś, co stoi obiema nogami w ziemi, i przyjdź znowu.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Kowal doliny. Każde ostrze i każdego gościa próbuje rozgrzać do białości.',
      before: 'Stój spokojnie, popatrzę. Tak. Zobaczmy, jakiego koloru się robisz, kiedy się żarzysz.',
      after: 'Dobra stal. Mówię to dwa razy do roku, a w marcu już mówiłem. Stygnij powoli, bo pękniesz.',
      lost: 'Ugięte, nie złamane, więc żelazo jest dobre. Trzeba mu więcej ognia. Wróć, jak trochę dostanie.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description: 'Strażniczka wielkiej śluzy. Łodzie przepuszcza, gdy je lubi, a trenerów, gdy wygrają.',
      before:
        'Bez trąbienia, bez pośpiechu i bez wpychania się. Możesz mnie wyzwać, jak tylko przejdzie barka.',
      after:
        'No to brama w górę. Trzymałam ją przed dziewięcioma powodziami i jednym biskupem, więc trochę dumy ci wolno.',
      lost: 'Za mało dziś wody pod tobą, i tyle. Poczekaj w basenie, aż przybędzie, a otworzę, ile razy zechcesz.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Latarnik, który woli godzinę przed latarniami. Jego drużyna walczy parami.',
      before: 'Wcześnie. Jest jeszcze dość jasno, żeby zobaczyć, co się zaraz przegra.',
      after: 'Trzeba więc zapalić ci lampy. Dalej droga jest ciemna już tylko tam, gdzie sama chce.',
      lost: 'Zostawię na rogu lampę. Kto trafi przy niej do domu, trafi i z powrotem.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description: 'Brygadzistka kamieniołomu. Nie ruszył jej nigdy ani dynamit, ani błaganie.',
      before: 'Nie ruszam się, nie targuję się i jem o dwunastej. Jest za kwadrans.',
      after: 'Hm. Poczułam. Nie mów brygadzie; myślą, że jestem częścią góry.',
      lost: 'Bijesz jak deszcz. Nie śmiej się; to deszcz mnie w końcu zetrze. Zjedz coś i bij dalej.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Gospodyni zmarzniętej sali. Powitanie ma chłodne, a podłogę śliską, i to celowo.',
      before: 'Proszę wejść i proszę się nie przewrócić. Tak niewielu gościom udało się jedno i drugie.',
      after:
        'Nic, co bym lubiła, się nie stłukło. Najpierw zupa; na wieżę jest wysoko, a on nigdy niczym nie częstuje.',
      lost: 'Cóż za piękny upadek. Ogrzej ręce nad zupą, skarbie, i przyprowadź kogoś, kto ma w sobie ogień.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Strażnik na wieży ponad chmurami. Kto go pokona, widział już cały Zielony Kres.',
      before: 'Patrzę na ciebie przez całą drogę. Przy młynie był zły zakręt, a potem pomoc przy sianie.',
      after:
        'Widzę stąd moczary, gdzie kończą się nasze żywopłoty. Od dawna ciekaw jestem, czyj to krok zobaczę tam następny.',
      lost: 'Upadek widać stąd dobrze, a jeszcze lepiej, jak mało brakuje. Po schodach powoli i z powrotem na górę.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Od trzydziestu lat sędzia Wystawy. Nigdy nie podniosła głosu i ani razu nie dała kompletu punktów.',
      before: 'Postawa: siedem. Buty: cztery. Teraz proszę pokazać drużynę i nie machać do publiczności.',
      after:
        'Dziesięć. Noszę tę tabliczkę w torebce od trzydziestu lat i przyda mi się miejsce. Na Słuchowisku podobno w ogóle nie oceniają.',
      lost: 'Osiem za odwagę, a daję to rzadko. Woda zetrze większość tego, co tu stoi. Wystawa jest jutro znowu.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Dziewiętnastoletni pasterz, czterysta owiec i jeden porządny gwizd. Dziś rozmawiał z większą liczbą ludzi niż przez cały maj.',
      before: 'No tak. Cześć. Miałem mowę, ale suczka słyszała ją tyle razy, że sobie poszła.',
      after:
        'To było super. Znaczy, okropne, ale super. Do kolacji będą o tobie wiedzieć wszędzie; owce plotkują.',
      lost: 'O nie. Nic im nie jest? A tobie? Jeśli to pomoże: ja przegrałem pierwszych jedenaście, a pies dalej mnie lubi.',
    },
    'eskil-hives': {
      name: 'Brat Eskil',
      description:
        'Opiekun klasztornych uli i najniższy głos w chórze. Jego pszczoły znają na pamięć całe nieszpory.',
      before: 'Ciszej, proszę, modlą się. Jak skończą z pacierzem, zajmą się tobą.',
      after:
        'Użądlony! To trzyma człowieka w pokorze, a kolana w cieple. Weź słoik miodu wrzosowego i otwórz go na dworze.',
      lost: 'Bóg z tobą, nie miały nic złego na myśli. Usiądź przy ulach; nikt nie odchodzi stąd smutny.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Całe lato kopie torf i cały rok coś w nim znajduje: buty, masło, a raz bardzo uprzejmego króla.',
      before: 'Uważaj, gdzie stajesz. Ta łata tam ma na koncie dwie krowy i poborcę podatków.',
      after:
        'Nadasz się. Jak kiedyś będziesz tonąć, to powoli, i wołaj mnie. Nigdy nie jestem daleko, a towarzystwo lubię.',
      lost: 'Tylko po kolana, to nic. Masz rękę. Następnym razem weź coś, co pływa.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Farbuje tweedy moczarów. Fiolet ma z porostów, zieleń z miedzi, a o żółty nikt nie pyta dwa razy.',
      before: 'Niczego nie lizać. Niby nie trzeba tego mówić, ale nie było cię tu we wtorek.',
      after:
        'Trwałe masz kolory. Większość puszcza w pierwszym praniu. Umyj ręce przed herbatą i jeszcze raz przed kolacją.',
      lost: 'Pierwsza kąpiel nigdy nie chwyta. Wysusz drużynę na wietrze i wróć na drugą; dopiero drugą widać.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description:
        'Stawia mury bez zaprawy i tak samo się zaprzyjaźnia: powoli, kamień po kamieniu, na zawsze.',
      before: 'Każdy kamień ma jedno właściwe miejsce i większość też go nie zna. Sprawdźmy, gdzie twoje.',
      after:
        'A więc tu twoje miejsce: w górnym rzędzie, gdzie jest pogoda. Wróć za czterdzieści lat, zobacz, czy mur się ruszył.',
      lost: 'Kamień, który nie pasuje dziś, pasuje jutro, gdzie indziej. Obróć drużynę i spróbuj drugą stroną.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Niepokonany na jarmarkach i najlepszy hafciarz w trzech parafiach. Wszystkie pasy szyje sam, dla pewności.',
      before: 'Chwytamy uczciwie, padamy uczciwie, a kto leży na dole, ten dziękuje. Innych zasad nie ma.',
      after: 'Dziękuję. O, wcale nie boli. Wyszyję ci dzwonek po tej stronie, obok tego za byka.',
      lost: 'Dziękuję w twoim imieniu, bo tchu ci brak. To był uczciwy upadek. Wstajemy; pokażę ci ten chwyt.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Lat czternaście. Szuka studni leszczynową różdżką i odpowiada na pytanie, które właśnie miało paść.',
      before:
        'Czternaście, i bo ubierałam się po ciemku, i nie, różdżce to nie przeszkadza. No dalej, pytaj.',
      after:
        'Wiedziałam, jasne. Ale nigdy nie wiem jak, a „jak” lubię najbardziej. Dorcas będzie miła, więc weź coś na chłód.',
      lost: 'To też wiedziałam i mi przykro. Wiem też, że wrócisz, i to mi się podoba.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description: 'Dzwoni na grobli we mgle, żeby zagubieni trafili do domu. Nie wszyscy z nich byli żywi.',
      before: 'Bliżej, kochanie, nie słyszę, które z was oddycha. O, dobrze. A tych dwoje?',
      after:
        'No to w drogę, póki dzwon jeszcze bije. Pan przy drzwiach mówi: brawo. Nie, kochanie, przy tych drugich.',
      lost: 'To nie twój dzwon, kochanie, jeszcze przez długie lata. Weź miętówkę i powiedz tamtym, żeby się nie gapili.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Ostatnia pani dworu, który zapadł się w bagno po drugie piętro. Gości przyjmuje przez okno sypialni.',
      before:
        'Proszę przez okno, teraz wszyscy tak chodzą. Będę broniła tego domu do ostatniego piętra, czyli tutaj.',
      after:
        'Wspaniale. Dałabym ci wschodnie skrzydło, ale trzeba by wstrzymać oddech. Jedź na wyspy i pozdrów port; omal za niego nie wyszłam.',
      lost: 'Moje dziecko, w tym domu każdy coś traci. Proszę suchymi schodami i proszę znów zajrzeć, okno jest zawsze otwarte.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Kucharz pływającej kuchni. Nakarmił jedenaście załóg w dziewięciu sztormach, a zupa nigdy nie opuściła talerza.',
      before:
        'W mojej kuchni nikt nie walczy o pustym żołądku. Siadaj, jedz, a potem rozgniotę cię na placek.',
      after:
        'Porażka, i to przed deserem. Weź też mój; kto je deser po przegranej, psuje smak jednego i drugiego.',
      lost: 'Placek, jak mówiłem, a teraz jemy. Po mojej zupie rybnej nikt nie przegrał dwa razy; to udowodnione naukowo.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description: 'Robi latawce, które noszą listy, obiady, a raz kuzyna. Sznur trzyma, a kuzyn pisze.',
      before:
        'Wiatr mówi: sześć węzłów z zachodu, a na śniadanie było mango. W owocach jest bardzo dokładny.',
      after:
        'Czyste cięcie po sznurze, tak się traci latawiec. Spadnie gdzieś na północy, więc pomachaj, jak zobaczysz kuzyna.',
      lost: 'Flauta, nic więcej. Wiatr mówi, że się dla ciebie odwróci i żeby zjeść coś z owocami.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description:
        'Pędzi perfumy z kwiatów, które gryzą. Jedna kropla oczarowuje, dwie to już sprawa dla lekarza.',
      before:
        'Za pozwoleniem: kurz z drogi, odwaga i bułka z serem w lewej kieszeni. Robiłem perfumy z marniejszych rzeczy.',
      after:
        'Ach, więc tak to pachnie: u góry sól, a pod spodem coś uczciwego. Nazwę flakon twoim imieniem i nie rozcieńczę nikomu.',
      lost: 'Za pozwoleniem: nutka porażki, owszem, ale pod spodem jakież zacięcie. To musi dojrzeć. Proszę wrócić, gdy dojrzeje.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description: 'Kopie glinę z wyspy, na której mieszka. Wyspa co rok mniejsza, półki co rok pełniejsze.',
      before: 'Padać w stronę półek. W drugą stronę nie ma już wyspy.',
      after: 'Pękło przy pierwszym wypale. Dobrze, teraz wiadomo, gdzie była skaza, i nie po twojej stronie.',
      lost: 'Trochę siadło. Każda pierwsza miska siada. Zmocz ręce, zacznij od nowa i nie wyrzucaj gliny.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Strażnik ostatniego światła na rafie. Przeczytał każdą książkę, którą wyrzuciło morze, dokąd starczyło stron.',
      before:
        'Proszę nie patrzeć w lampę ani na jej obrońców. W mojej powieści brak strony dziewięćdziesiątej i nie jestem w łagodnym nastroju.',
      after:
        'To było olśniewające. Wybacz, latami żyje się samemu z takim żartem, aż się wymknie. Gdyby trafiła się strona 90, zawsze jestem w domu.',
      lost: 'Nie bierz tego do serca. Światło krąży; akurat było po mojej stronie. Usiądź, poczytam ci od strony dziewięćdziesiątej pierwszej.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Robi maski na nocne regaty. Twarzy za księżycem nikt nie widział, a każdy pamięta ją inaczej.',
      before:
        'Proszę wybrać maskę, drogi gościu. Odważne wiszą po lewej, lecz uprzedzam, że są tylko z papieru.',
      after:
        'Zdemaskowana! Przy wszystkich, a jak grzecznie. Zatrzymaj tę maskę, zaczyna być do ciebie podobna.',
      lost: 'Żadnych łez za maską, farba się psuje. To było czarujące, a bal trwa cały tydzień.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Za dnia nituje kadłuby, nocą na nich tańczy, dla próby. Żaden jej statek nie przeciekł, choć jeden ma wgniecenie.',
      before: 'Posłuchaj: puk, puk, puk, tunk. To ostatnie to zły nit i zaraz znajdę twój.',
      after:
        'Szczelnie. Każda blacha opukana i żadna nie odpowiedziała źle. W górach oliw wszystko dwa razy.',
      lost: 'Znalazłam: jeden luźny nit, i to nieduży. Dokręć i wodujemy od nowa. Będę słuchać.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Poławiacz pereł z zewnętrznej rafy. Oddech wstrzyma na sześć minut, a urazy nie utrzyma nawet jednej.',
      before: 'Najpierw jeden głęboki wdech. Tobie zrobi dobrze, a rybom doskonale na nerwy.',
      after:
        'No to poszedłem na dno, a tam było ślicznie. Czeka na ciebie kapitan portu; nie wypuszcza powietrza, póki nie wróci ostatnia łódź.',
      lost: 'Za wcześnie po powietrze, i tyle. Podryfuj trochę, a potem zanurkujemy znowu razem.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Kapitan portu dziewięćdziesięciu wysp, na wózku przy nabrzeżu. Statek, który straciła trzydzieści lat temu, wrócił i dalej dla niej pracuje.',
      before: 'To stanowisko jest twoje do wysokiej wody, czyli na dziewięć minut. Proponuję zaczynać.',
      after:
        'Wolne przejście. Wywieś, jaką chcesz banderę, zasalutuję. Nad lądem leży Nadchmurze, gdzie podobno w ogóle nie mają pływów, biedacy.',
      lost: 'Mielizna to nie wstyd; sama ją naniosłam na mapę. Przypływ podnosi każdego. Mój przychodzi dwa razy dziennie.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Tka jedwab od każdego, kto zechce prząść. Na szalik czeka się jedenaście lat i nikt się jeszcze nie wypisał.',
      before: 'Proszę nie ciągnąć za żadną nitkę, którą widać. Jedna z nich trzyma most.',
      after:
        'Nad i pod, jak dobry wątek. Wplotę cię w brzeg następnego szalika, całkiem malutko, w czerwonych butach.',
      lost: 'Zgubione oczko, nic więcej. Nitki nie uciąłem; podnieś ją tam, gdzie upadła.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Opiekunka gorących źródeł. Wie co do łyżki, ile ciepła zniesie człowiek, a łyżkę ma dużą.',
      before:
        'Buty zdjąć, włosy upiąć i mówić, gdy będzie za gorąco. Niczego nie zmienię, ale lubię wiedzieć.',
      after:
        'Porządnie wyparowane, ty i ja! Lodowata kąpiel dla zwycięzców gratis. Jest też obowiązkowa i tuż za tobą.',
      lost: 'Za gorąco, co? Trzeba było mówić. Wymocz drużynę, aż przestanie dygotać; dla przegranych też gratis.',
    },
    'diallo-strata': {
      name: 'Dr Amara Diallo',
      description:
        'Bada wszystko, co starsze niż dziesięć milionów lat. Reszta z nas jest jej zdaniem urocza, choć trochę narwana.',
      before: 'Proszę się rozgościć, to może potrwać godzinę. W mojej dziedzinie nazywamy to wybuchem.',
      after: 'Wymarli, i to w jedno popołudnie. Wpiszę cię do górnych warstw, tuż nad paprocią.',
      lost: 'Drobne osunięcie, a z drobnych osunięć robią się góry, byle mieć czas. Masz go dość. Podpiszę to „rokuje”.',
    },
    'tuyet-steps': {
      name: 'Przeorysza Tuyet',
      description:
        'Co rano zamiata tysiąc schodów do klasztoru, w górę, a potem w dół. Nikt nie zaproponował dwa razy, że poniesie miotłę.',
      before: 'Za tobą dziewięćset dziewięćdziesiąt dziewięć stopni. Ja jestem ostatnim.',
      after: 'Dobrze. Teraz zamieć je w drodze na dół, a zaczniesz widzieć, co ci wyszło.',
      lost: 'Już wiesz, po co jest ostatni stopień. Reszta będzie teraz niższa. Zejdź, wejdź, a pomiędzy oddychaj.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description: 'Słucha lodowca i zapisuje, co mówi. Na razie głównie o kolanach.',
      before: 'Cii, coś mi mówi. Mówi, że stoisz mu na nodze.',
      after:
        'Zaśmiał się. Nie śmiał się od czasów przed ludźmi, a dolina będzie potrzebowała nowych szyb. Dziękuję.',
      lost: 'Mówi, żeby się nie przejmować, on przegrywa każde lato od dziesięciu tysięcy lat. A popatrz, jaki duży.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description: 'Astronom spod wysokiej kopuły. Nazwał czterysta gwiazd, a do reszty mówi „ty tam”.',
      before: 'Ty tam. Albo to wyzwanie, albo kometa. Proszę się nie ruszać, póki nie rozstrzygnę.',
      after:
        'Kometa, jasna sprawa: krótko, jasno i bez szacunku dla mebli. Za siedemdziesiąt sześć lat wrócisz, nastawię czajnik.',
      lost: 'Za chmurą, nic więcej. Gwiazdom zdarza się to stale i nikt nie ma im za złe. Zostawię kopułę otwartą.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Prowadzi kolejkę zębatą po zboczu, którego nikt nie zatwierdził. Raz spóźniła się o cztery minuty i bito w dzwony.',
      before: 'Jedenaście sekund przed czasem. Proszę stać za linią, póki nie będę gotowa wygrać.',
      after:
        'Opóźnienie, spowodowane przez człowieka, na moim peronie. Wpiszę cię do księgi pod osuwiska, z szacunkiem.',
      lost: 'Ten kurs dziś nie dojechał. Następny odjeżdża, kiedy zechcesz, a ja przytrzymam go na peronie.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description: 'Ratownik górski. Zagubionych znosi na grzbietach tych, przed którymi zwykle się ucieka.',
      before: 'Jak spadać, to w lewo. Mój przyjaciel po lewej jest szybki, a ten po prawej głodny.',
      after:
        'Czterdziestu jeden wspinaczy, trzy kozy i orkiestra dęta, a teraz niosą mnie. Idź wyżej; będzie herbata.',
      lost: 'Mam cię, nie patrz w dół. Znosiłem stąd czterdziestu jeden, a trzydziestu wróciło i weszło.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Prowadzi herbaciarnię na szczycie. Siedemdziesiąt lat temu przyszła szukać kapelusza i już się nim nie martwi.',
      before: 'Siadaj, siadaj. Herbata parzy się tyle, ile trwa walka, więc czemu nie.',
      after:
        'Pij, póki gorąca, mała lawino. Z mojej ławki widać kraj, gdzie jest naraz ranek i północ. O tam, zaraz za moim kapeluszem.',
      lost: 'Siadaj, siadaj. Przegrywałam na tej ławce dwadzieścia lat, zanim komuś przyszło do głowy przegrać ze mną. Herbata jest ta sama.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliotekarka nasion w lesie świtu. Dęby wypożycza na dwieście lat, rzodkiewki na weekend.',
      before: 'Ciszej, proszę, górne półki kiełkują. Można wypożyczyć jedną porażkę i oddać po przeczytaniu.',
      after: 'No to bez kary. Weź jeszcze ten żołądź. Termin zwrotu za dwieście lat, i będę pamiętać.',
      lost: 'Jedna porażka, ostemplowana, zwrot kiedykolwiek. Czytaj powoli; najlepsze jest pod koniec.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Ma dziewięć lat i wstaje pierwsza. Prowadzi arenę, odkąd w drodze do szkoły pokonała trzy inne.',
      before: 'O ósmej muszę być w szkole, więc szybko. Płakać można potem. Wszyscy płaczą, nie szkodzi.',
      after:
        'Wygrana! Przed śniadaniem jeszcze nikt nie wygrał! Tylko nie mów pani, ona myśli, że spóźniam się przez smoka.',
      lost: 'Nie smuć się, jak byłam mała, to przegrywałam cały czas! Przyjdź jutro, dam ci moją drugą najlepszą grzankę.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Dmucha szkło na kamieniach południa, gdzie jej piec jest dopiero drugi w upale. Jej szyby pamiętają lato.',
      before: 'Stań w moim cieniu, jeśli chcesz. Innego do trzeciej nie będzie.',
      after: 'Na początku piasek, a teraz na wylot widać odwagę. Nie daj się nikomu pakować w słomę.',
      lost: 'Szkło pęka przy robocie albo wcale, a tu nic nie pękło. Usiądź w cieniu i następnym razem weź wodę.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description: 'Rewident skarbców. Raz w roku liczy złoto każdego smoka, a smok wstrzymuje oddech.',
      before: 'Nazwisko, cel i majątek zdolny do walki. Uprzedzam, że różnicę znajduję zawsze.',
      after: 'Nie zgadza się. Sprawdziłem dwa razy i wychodzi mi reszta, czyli ty. Proszę tu parafować.',
      lost: 'Twoją odwagę przenoszę na następną stronę. Figuruje po stronie aktywów, a ja się nie mylę.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'O zmierzchu liczy wracające ptaki, na głos i po imieniu. W dobrym roku dla zięb kolację je bardzo późno.',
      before: 'Cztery tysiące sześć, cztery tysiące siedem. Zaczynaj, umiem naraz walczyć i liczyć.',
      after:
        'No i zgubiłem rachubę, z przyjemnością. Zapiszę cię jako cztery tysiące osiem, więc przed nocą do domu.',
      lost: 'Parę piór mniej, a odrosną mocniejsze. I tak cię doliczyłem.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Teatr cieni wśród trzcin zmierzchu. Jej figurki kłaniają się, a potem jeszcze raz, gdy zgasi lampę.',
      before: 'W każdej dobrej bajce ktoś wchodzi, wiedząc, jak się skończy. Nigdy nie ma racji.',
      after:
        'Ostatni akt wyszedł inaczej. Moim cieniom spodobało się tak, że dwa idą z tobą; nie odwracaj się za szybko.',
      lost: 'To był dopiero drugi akt, a bohaterowie zawsze przegrywają w drugim. Zajmę ci miejsce przy lampie.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Łowi w jeziorze północy gwiazdy, które do niego wpadły, a małe wrzuca z powrotem.',
      before: 'Mów ciszej. Najlepiej biorą, gdy nikt nie ma życzeń.',
      after: 'Za duże na moją sieć. Rzuciłbym cię z powrotem, ale zdaje się, że spadasz w górę.',
      lost: 'Zeszło z haczyka, i tyle. Siadaj, jezioru się nie spieszy, a kawy mam na dwoje.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Nocna siostra tych, co nie mogą spocząć. Śpiewa im do skutku, a doszła dopiero do czwartego stulecia.',
      before: 'Ciii, dziewiąte stulecie dopiero zasnęło. Kto je zbudzi, ten śpiewa od nowa.',
      after:
        'Wszyscy otuleni, a nikt nie zauważył, aż zrobiło się ciemno. Idź do tej, co nakręca godziny, i powiedz, że nie jestem zmęczona.',
      lost: 'No już, leż spokojnie, nic nie jest złamane. Posiedzę z drużyną, aż wyzdrowieje, a ty weź dobry fotel.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Strażniczka czterech godzin, co wieczór ręcznie nakręca niebo. Spóźniło się tylko raz, na urodziny.',
      before:
        'Świt cię przywiódł, południe sprawdziło, zmierzch przepuścił, a północ zdradziła mi imię. Zobaczymy, co zostało z dnia?',
      after:
        'A więc na to czekały wszystkie zegary. Oto klucz. Nie musisz niczego nakręcać, ale dobrze wiedzieć, kto by umiał.',
      lost: 'Ta godzina była moja, a godziny zmieniają właścicieli. Odpocznij, aż wybije następna; zostawię furtkę na skoblu.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Strona pierwsza, wiersz pierwszy: ja, wygrywam. Na datę jest wolne miejsce.',
      after:
        'To nie była porażka. To był brudnopis. Będę w Skoblowym Brodzie, jak zdobędziesz trzy odznaki, i będę mieć lepszy długopis.',
      lost: 'Ha! Podkreślone. Dwa razy. Próbuj znowu, atramentu mam dość.',
    },
    'rival-town': {
      before: 'Ćwiczę skromną minę. Patrz, zaraz ją zobaczysz.',
      after:
        'Idzie ci lepiej. Mnie też, tylko stamtąd tego nie widać. Osiem odznak. Brama na moczary. Masz tam być.',
      lost: 'To jest ta skromna mina. Trzyma się, co? Wracaj szybko, długo jej nie utrzymam.',
    },
    'rival-gate': {
      before: 'Ani chwili snu. Nic nie szkodzi, oni też nie spali, gadaliśmy. Są po mojej stronie.',
      after:
        'Dobrze. Dobrze! Ty idziesz przodem. Ja trzymam bramę, ktoś zawsze musi. Do zobaczenia tam, gdzie kończą się moczary.',
      lost: 'Pierwsze porządne przejście przez bramę: Sorrel Latch. Zaczekam na ciebie. Samemu na czele jest nudno.',
    },
    'rival-chapel': {
      before: 'Na to nie ma strony. Chcę to widzieć na własne oczy, a nie potem sprawdzać w zeszycie.',
      after: 'Czujesz? Wszystkie są ciepłe, twoje i moje. To jeden ogień. A ja próbuję wygrać z ogniem.',
      lost: 'Wygrana. Naprawdę moja, a nie mam czym pisać. Wracaj szybko, żeby dało się to lepiej zapamiętać.',
    },
  },
};
export default words;
