import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Witaj, witaj. Lewa noga w górę. To była nitka. Teraz prawa. To byłem ja. Norbu Lhawang.',
        'Ja tkam. One przędą. Dobry dom: wszyscy mają pracę, a większość osiem nóg.',
      ],
      badge: [
        'Jesteś w brzegu szalika, w czerwonych butach. Pani, która go zamówiła, mówi, że dodajesz jej szyi odwagi.',
      ],
      defeated: ['Zgubione oczko. Nad tym się nie płacze, cofa się trzy rzędy i pije tam herbatę.'],
      dawn: ['O świcie na każdej sieci jest rosa i wszystkie udają jubilerów.'],
      bridge: ['Nie powiem, która nitka trzyma most. Jest nieśmiała i musi wierzyć w siebie.'],
      list: ['Kolejka ma jedenaście lat długości. Utkałem ją. Całkiem ładna.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Buty! … Dobrze, dziesięć palców, lubię wiedzieć. Quilla Huanca. Doglądam gorących źródeł.',
        'W głębi są gorętsze. Ja też.',
      ],
      steam: [
        'Skoro tak znosisz gorąco: źródeł nikt nie grzeje. Robią się ciepłe, gdy wyspy gotują. Tam kolacja, tu o dziewiątej wrzątek.',
        'Idzie w górę dymem, górą leci chmurą i spływa po skale jako moja kąpiel. Ja dodaję tylko sól.',
      ],
      defeated: ['Do wody, po brodę. Nikt jeszcze nie był pokonany powyżej czoła.'],
      night: ['Nocą gośćmi są głównie kozy. Dają dobre napiwki. Nie pytam, co to jest.'],
      spoon: ['To duża łyżka. Lepiej nie zasłużyć na małą.'],
      towel: ['Brakuje jednego ręcznika i jest jedna bardzo sucha kozica. Pogodziłam się z tym.'],
      banked: [
        'Źródła są teraz gorące i rano. Na północy ktoś całą noc gotuje, na małym ogniu. Najlepsze na plecy.',
      ],
      loose: [
        'Od twojej odpowiedzi źródła biją, gdzie chcą. W poniedziałek w mojej piwnicy. Wstawiłam ławkę.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dr Amara Diallo',
    lines: {
      hello: [
        'Och, jak miło, ktoś współczesny! Dr Amara Diallo. Oglądam to, co starsze niż dziesięć milionów lat.',
        'Stoisz zresztą na morzu. Bez obaw. Zostawiło kartkę.',
      ],
      layers: [
        'W nagrodę: ta smuga to sadza. A tu, dłoń wyżej, znowu. I znowu. Każda co tysiąc lat.',
        'Jak w zegarku. Ogień idzie w górę, robi koło i opada. Według moich obliczeń następny wypada jakoś w środę.',
      ],
      defeated: [
        'Co jakiś czas wszystko wymiera. To, co przychodzi potem, jest zawsze o tyle lepiej ubrane.',
      ],
      thursday: ['W czwartki datuję. Skały. Trzeba dodawać, bo ludzie mówią „randka” i niosą kwiaty.'],
      pocket: [
        'Czterdzieści kieszeni. W trzydziestu dziewięciu kamień, w jednej kanapka. Dałam ją do datowania.',
      ],
      fern: ['Ta paproć niczego nie osiągnęła, a proszę, to o niej się mówi.'],
      banked: [
        'Smuga miała być w środę i nie przyszła! Tysiąc lat punktualności. Jak cudownie jest się mylić.',
      ],
      loose: [
        'Przyszła w środę, co do minuty: smuga sadzy, na mojej kanapce. Podpisałam. Kiedyś ktoś się bardzo ucieszy.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Przeorysza Tuyet',
    lines: {
      hello: [
        'Wszystkie stopnie, i jeszcze liczone. Widziałam po ustach. Tysiąc się zgadza. Przeorysza Tuyet.',
        'Są zamiecione. Trzeba je będzie zamieść. To cała nauka. Reszta to zupa.',
      ],
      badge: ['Jeden stopień zamiótł przy okazji twój płaszcz. Czterysetny. Wspominał o tym.'],
      defeated: ['Upadek. Teraz znasz tę podłogę. Większość widzi ją tylko z góry.'],
      dawn: ['Rano zamiatam w górę. Wieczorem w dół. W południe ja i wiatr się kłaniamy.'],
      broom: ['To ta sama miotła. Wymieniałam dziewięć razy rózgi i cztery razy kij.'],
      step: ['Nowicjusz spytał, który stopień jest najważniejszy. Pokazałam mu ten, na który nie patrzył.'],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Cii. … Mówi dzień dobry. To znaczy mówił we wtorek, trochę to schodzi. Jestem Runa.',
        'Zapisuję, co mówi lodowiec. Pierwsza strona to jedno słowo, a końcówki nie jestem pewna.',
      ],
      knees: [
        'Powiedział, skąd ma chore kolana! Ciepły deszcz. Tu na górze czasem pada ciepły. Ostatni raz pamięta.',
        'Mówi: tysiąc zim temu był dym z dołu, a potem kogoś łaskotało. Dopisałam „sic”.',
      ],
      defeated: ['Jego cofnęło już dziewięć razy. Radzi robić to wolniej.'],
      dusk: ['O zmierzchu trzeszczy. To on siada.'],
      slow: ['Posuwa się o dłoń na dzień. Ścigałam się z nim. Można się przy tym naczytać.'],
      notebook: ['Na razie mam: „No”, „proszę” i coś, co może być „sąsiedzi”.'],
      banked: [
        'Powiedział całe zdanie! Zajęło mu dziewięć dni. „No proszę, sąsiedzi w domu”. Kupiłam drugi zeszyt.',
      ],
      loose: [
        'Zaśmiał się! Zajęło to prawie tydzień i jest nowa szczelina, ale byłam przy tym. Mówi, że coś łaskocze. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'Ty tam! Zasłaniasz Ciotkę. Trzy stopnie w lewo. Dziękuję. Idris Qamar, astronom.',
        'Nazywam gwiazdy. Zawołane przychodzą, ale trzeba cierpliwości i ciepłego szlafroka.',
      ],
      round: [
        'Ty tam, z moją odznaką. Jest światło, którego nie ma w żadnej tablicy. Idzie od wysp, cienkie, i raz obiega niebo.',
        'Tysiąc lat na okrążenie. Poprzednicy rysowali je coraz dalej. Mnie kończy się papier, jemu niebo.',
      ],
      defeated: [
        'Zaćmienie? Przejdzie. Nie widziałem jeszcze takiego, co by nie przeszło, a zawsze biorę krzesło.',
      ],
      dusk: ['Zmierzch! Wschodzi ulubiona gwiazda wszystkich. To planeta. Nie mam serca.'],
      slippers: ['Są na właściwych stopach. To stopy są na złych nogach.'],
      names: ['Skończyli mi się krewni. Ta nowa na północy nazywa się Dentysta.'],
      banked: [
        'Ty tam! Krążące światło stanęło, nisko na północy. Nazwałem je. Nie po krewnym. „Dom”. … I Ciotka.',
      ],
      loose: [
        'Ty tam! Krążące światło zaczęło nowe okrążenie. Dokupiłem papieru. Myślałem, że będzie mi przykro.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Stoisz na peronie. Zaczyna się tam, od żółtej linii. Wszystko w porządku. Zahnd, Gerta.',
        'Kolej jedzie w górę o czternastej, a w dół o każdej innej porze, zwykle wbrew mojej woli.',
      ],
      badge: ['Jesteś w rozkładzie. Przypis c: „może przybyć niespodziewanie. Skomunikowane czekają”.'],
      defeated: ['Opóźnienie to nie odwołanie. Powiem to raz. Wstajemy, za minutę gwizdek.'],
      sunday: ['W niedziele oliwię. O nic się nie opierać. Dwóch turystów pojechało dalej, niż zapłacili.'],
      watch: ['Mój zegarek chodzi dobrze. W sprawie słońca dostaję listy.'],
      slope: ['Mówili, że na tym zboczu żadne koło się nie utrzyma. Mieli rację. Trzymają zęby.'],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Zguba? Nie? Szkoda, już jesteśmy ubrani. Zoran Karaly, ratownictwo górskie.',
        'Gdy słychać za plecami skrzydła, przestań biec. Oni wtedy myślą, że to zabawa.',
      ],
      badge: ['Na haku wisi twoja własna lina. Jest podpisana i ma ślady zębów, z sympatii.'],
      defeated: ['Każdy, kogo zniosłem, wszedł znowu. Jeden całą drogę machał. Będzie dobrze.'],
      night: ['Nocą latamy tylko z rogiem. Trzy razy: znaleziony. Dwa: szukamy. Raz: usiadłem na nim.'],
      goats: ['Kozy się nie zgubiły. Miały rezerwację.'],
      left: ['Ten po lewej wabi się Okruszek. Tego po prawej nie wołamy.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'A, małe stopy na dużych kamieniach. Siadaj. Nie tam, tam siedzi wiatr. Yangzom Merak, parzę herbatę.',
        'Siedemdziesiąt lat temu przyszłam po kapelusz. Nie było go tu. Było wszystko inne.',
      ],
      hat: [
        'Wy na dole wypuściliście ogień i płaczecie. Ja tu wypuściłam kapelusz. Poszły tą samą drogą: w górę, nad, dookoła.',
        'Wczoraj na progu leżała jego wstążka, ciepła. Siedemdziesiąt lat na wstążkę! Ognia nie ma tysiąc. No więc.',
      ],
      defeated: ['Przegrana. Góra nie zauważyła. To się nazywa takt.'],
      night: ['Ta łuna w dole? Wyspy robią kolację. Do rana będzie z tego pogoda.'],
      tea: ['Sól, masło, herbata. Ludzie się krzywią, a potem proszą o drugą połowę.'],
      seventy: [
        'Miałam zostać, aż czajnik się zagotuje. Na tej wysokości to większa obietnica, niż się zdaje.',
      ],
      banked: [
        'Kapelusz wrócił. Dziś rano, na czajniku, ciepły. Więc mogę zejść. … Siadaj. Nie chcę schodzić.',
      ],
      loose: [
        'Wyrzuciłam wstążkę z powrotem. Tak ładnie leciała. Za siedemdziesiąt lat ktoś ją znajdzie, zdziwi się, wypije herbatę.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Dzień dobry. Proszę ciszej, na dworze też. Perpetua Vale. Uczę w szkole, całej jedenastki.',
        'Mamy rachunki, węzły i puszczanie. To ostatnie jest najtrudniejsze. Ćwiczymy na latawcach.',
      ],
      list: [
        'Szkoła ma listę tego, co kiedykolwiek wymknęło się komuś z rąk. Kapelusze, koza, ogień. Przy każdym piszemy: dziękuję.',
        'Bo wraca jako coś. Latawce wróciły jako gniazda jaskółek. Na ogień zostawiliśmy wolny wiersz.',
      ],
      entry: [
        'Wstążka Yangzom odhaczona! Pierwsza od dziewięciuset lat. Dzieci zatemperowały wszystkie ołówki.',
        'Następny wiersz to ogień. „Wypuszczony przez: dobrą osobę. Wrócił: …” Naszykowaliśmy dobry atrament.',
      ],
      defeated: ['Czyli coś się wymknęło. Zapisać? Już. Dziękuję. Jeszcze wróci.'],
      weekend: ['Dziś nie ma szkoły. I tak przychodzę. Ktoś musi być, gdy się zjawią.'],
      sums: ['Masz trzy, dwa oddajesz, ile masz? „Dwoje przyjaciół”, mówi najmniejsza. Dałam punkt.'],
      thanks: ['Najpierw dziękujemy, potem sprawdzamy za co. Tu w górach to oszczędza czas.'],
      banked: [
        'Wypełniliśmy wiersz: „Wrócił: tak. Dzięki: dobrej osobie”. Kropkę postawiła najmniejsza. Cały wtorek.',
      ],
      loose: [
        'Wypełniliśmy wiersz: „Wrócił: zagląda”. Była dyskusja. Wtedy jeden wszedł i usiadł na dzienniku.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Listy! Są listy? Trzyma się w górze, o tak, i puszcza, gdy szarpnie. Fenwick Soar, poczta lotnicza.',
        'Żadnego nie zgubiłem. Tylko nigdy mi nie powiedziano, dokąd dotarły.',
      ],
      reply: [
        'Ciekawa rzecz. Jeden wrócił. „Do tego, kto ma teraz ogień: czy dobrze je?” Znaczek ma tysiąc lat.',
        'Nadany tutaj i obszedł świat. Obejrzałem stempel. Grzeje w kciuk.',
      ],
      defeated: ['„Zwrot do nadawcy”? To nie wstyd. Znaczy, że ktoś wiedział, gdzie twoje miejsce.'],
      dawn: ['Najlepiej wyjmuje się o świcie. Wszystko, co ludzie wymyślili przez noc, i zwykle dobre.'],
      stamps: ['Znaczki według wagi uczuć. Przeprosiny idą jak paczka.'],
      address: ['Na połowie jest tylko „wiadomo do kogo”. Wiatr też wie. Niesamowite.'],
      banked: [
        'Ma adres! „Żar, Palenisko, wytrzyj nogi”. Jedenaście worków w tydzień. Zamówiłem większy latawiec.',
      ],
      loose: [
        'Dziewięć listów do ognia i żadnego adresu. To trzymam i puszczam. Odbiór pokwitowany. Osmaleniem.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Słyszysz? Nie, ten pod spodem. Es. Ottavia Reed. Nie gram na organach. Odkurzam.',
        'Gra wiatr. Zna jeden utwór i daleko mu do końca.',
      ],
      smoke: [
        'Niskie piszczałki brzmią tylko w ciepłym powietrzu. Idzie od wysp, gdzie mają ogień: cały ten dym.',
        'Od tysiąca lat wspina się tędy. Babka mojej babki odkurzała do drugiej zwrotki. My jesteśmy przy ostatniej.',
      ],
      thousand: [
        'Zmiana tonacji! Odkąd schodzisz z herbaciarni. Dym pochyla się na północ, za krawędź, gdzie równina.',
        'Nic, co wypuszczono, nie przepada. Tylko długo krąży. Odkurzyłam wszystkie piszczałki, gdyby byli goście.',
      ],
      defeated: ['To był fałsz. Ale tu, na górze. Kto idzie dalej, dla tego jest w środku melodii.'],
      night: ['Nocą gra cicho, piszczałki szronieją i nikt nie oddycha. Świetne na przeziębienie.'],
      flat: ['Goście mówią, że za nisko. Morze też jest nisko, a nikt nie chce zwrotu za bilet.'],
      clouds: ['Ta to deszcz, ta to śnieg, a ta to czyjaś zupa. Z czasem się odróżnia.'],
      banked: [
        'Skończył! Wczoraj w nocy: ostatnia zwrotka, ostatni akord, po tysiącu lat. Klaskałam. I zaczął od początku, cichutko.',
      ],
      loose: ['Zakończenie pominął i przeszedł w coś do tańca. Odkurzam do taktu. Biodro nie to co dawniej.'],
    },
  },
};
export default words;
