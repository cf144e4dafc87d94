import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Nowa twarz! Jestem Nan Orrel i pilnuję studni. Sama by się upilnowała, ale kto by z nią wtedy rozmawiał?',
        'Wysoka trawa, żeby spotkać stworki, ścieżki, żeby nie spotkać. Więcej mapy nikomu nie trzeba.',
      ],
      alone: ['Jeszcze nikogo przy nodze? W domu o ciebie pytają. Są świeżo wyczesane.'],
      champion: ['Finał wygrany, a ty stoisz przy mojej studni, jakby był wtorek. Lubię to w ludziach.'],
      badge: [
        'Odznaka! Mogę potrzymać? … Lżejsza, niż myślałam.',
        'Dopiero jak się nosi wszystkie naraz, plecy robią się proste.',
      ],
      defeated: [
        'Usiądź na chwilę. Studnia widziała każdego przegranego z doliny, a połowa wróciła się chwalić.',
      ],
      dusk: [
        'Jeszcze jedno wiadro przed lampami. Na wodzie o zmierzchu herbata lepsza. Dowodu nie mam, więc nie pytaj.',
      ],
      rope: ['Czterdzieści lat ta sama lina. Wymieniałam ją dziewięć razy, ale nigdy całą naraz.'],
      coins: [
        'Ludzie wrzucają monety i mają życzenia. Ja wyławiam monety i życzę sobie, żeby rzucali bliżej brzegu.',
      ],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. To moje drzewa. Ta tu to Małgorzata, a tamta to mama Małgorzaty.',
        'Spady bierz do woli. Rad od Małgorzaty nie bierz, jest skrzywiona.',
      ],
      alone: ['Przez tę trawę bez stworka? Odważnie. Trawa już wygrywała.'],
      garden: [
        'Wygrana w ogrodzie Thornby? Na oczach tych róż?',
        'One nigdy w niczym nie przegrały. Daj im dzień, muszą ochłonąć.',
      ],
      ten: ['Dziesięć gatunków! To o jeden więcej, niż mam odmian jabłek. Posadzę coś na złość.'],
      grass: ['Za płotem trawa rośnie wysoka. Mówię, że dla stworków. Tak naprawdę przez plecy.'],
      pie: ['Jabłko to szarlotka, która nie trafiła jeszcze na właściwych ludzi.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, ze sklepu. Stoję na zewnątrz, żeby półki mogły pooddychać.',
        'Drzwi są tam. Otwierają się same, a to więcej niż ja przed śniadaniem.',
      ],
      defeated: [
        'Wyglądasz jak ktoś, komu kule skończyły się w złym momencie. Dobry moment też mamy. Alejka pierwsza.',
      ],
      thirty: [
        'Trzydzieści gatunków. Zamawiam już towar po twoich krokach. Dobre dla interesu, złe dla księgi.',
      ],
      dawn: ['Otwarte. Zawsze otwarte. Pytałem i nikt nie wie, gdzie jest klucz.'],
      prices: ['Ja cen nie ustalam. Ja je tylko podaję przepraszającym głosem.'],
      stock: ['Mistrzokula kosztuje tyle, bo nigdy nie chybia. Ja chybiam zawsze. Jestem bardzo tani.'],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Bliżej, skarbie, nie gryzę. Robię na drutach. To wolniejsze, ale ludzie dłużej pamiętają.',
        'Ysolde Marrow. Cokolwiek ci mówili, że powiedziałam o młynarzu, ja powiedziałam to ładniej.',
      ],
      alone: [
        'Biegnij, skarbie, wybierz stworka. Już mu coś udziergałam. Będzie pasować. Wszystkie mają mniej więcej szyję.',
      ],
      rime: [
        'Ze zmarzniętej sali, i z kompletem palców! To musiał być dobry szalik. Pół tej odznaki jest moje.',
      ],
      five: [
        'Pięć odznak, a i tak przystajesz przy starej kobiecie.',
        'Na piątej większość przestaje. Zaczynają mówić „niebawem”.',
      ],
      defeated: ['Przegrana? Ja pruję co trzeci rząd. Nikt jeszcze nie nazwał szala porażką.'],
      shawl: [
        'To była skarpeta. Trzeba pozwolić rzeczy stać się, czym chce, zwłaszcza gdy się zgubi rachubę.',
      ],
      sock: ['Mąż poszedł wiosną szukać drugiej skarpety. Dobre małżeństwo, nigdy bez niej nie wracał.'],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Cii! Liczę grzyby. Pięć. Zawsze jest pięć.',
        'Jestem Wick. Jak jakiegoś nadepniesz, będzie cztery, i będę wiedzieć, że to ty.',
      ],
      alone: ['Nie masz stworka? Ja też nie mam! Możemy razem nie mieć.'],
      fifty: ['PIĘĆDZIESIĄT gatunków? Niczego nie jest pięćdziesiąt! No, zębów. Ślimak ma masę.'],
      five: ['Pięć gatunków! Tyle co grzybów. Nie łap już, bo zadanie nie wyjdzie.'],
      saturday: ['Dziś nie ma lekcji. Ostatnia była o wolnych dniach, więc dokładnie wiem, co robić.'],
      mushrooms: ['Czerwone to domy, a brązowe to listy oczekujących.'],
      oak: ['W wielkim dębie są drzwi. Pukam. Ktoś odpukuje. I tak do kolacji.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Opiekuję się lasem. Był tu pierwszy, więc głównie pytam, czego chce.',
        'Stworki pod drzewami są bardziej nieśmiałe niż te z trawy. Albo bardziej oczytane. Trudno powiedzieć.',
      ],
      alone: [
        'Sam bym pod drzewa nie szedł. Im to nie przeszkadza. Ale poszłyby za tobą do domu, i tłumacz się mamie.',
      ],
      cinder: ['Odznaka z kuźni. Hm. Przy brzozach trzymaj ją, proszę, w wewnętrznej kieszeni.'],
      seven: [
        'Dziewięćset lat ma ten dąb. Pod korzeniami jest czarno. Las spłonął kiedyś od końca do końca.',
        'Nikomu nic się nie stało. Tak płonął, że rano były w nim stworki. Moi zapisali: „Goście”.',
      ],
      defeated: ['Dąb co rok traci wszystkie liście, przy ludziach. I wraca. Pomyśl o tym.'],
      dawn: [
        'O świcie jest zmiana. Stań cicho: ci, co idą spać, mijają tych, co wstają, i nikt nie mówi dzień dobry.',
      ],
      oak: ['Ten dąb ma dziewięćset lat. Ma dziuplę, chore kolano i poglądy na wiewiórki.'],
      rounds: ['Każde drzewo obchodzę dwa razy. Raz, żeby je zobaczyć, raz, żeby ono zobaczyło mnie.'],
      quiet: ['Słyszysz? No właśnie, ja też nic. Jedenaście lat mi zajęło, żeby było tak cicho.'],
      banked: [
        'Podobno gości zaproszono do środka. O zmierzchu dalej wychodzą pod dąb, tylko chodzą jak ktoś, kto ma klucz.',
      ],
      loose: ['Moi pisali „goście”. Skreśliłem i napisałem „sąsiedzi”. Ołówek trzymał dąb, że tak powiem.'],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Dobry wieczór, mniej więcej. Cosmo Wren, latarnik. Cztery lampy tutaj, dwie na wybrzeżu, jeden księżyc.',
        'Księżyc, ściśle biorąc, nie jest mój, ale macham do niego i na razie się zapala.',
      ],
      lantern: ['Masz odznakę od Corvina Duska. Ja dostałem od niego najwyżej rachunek.'],
      defeated: [
        'W nocy nie widać, jak rzednie mina. Obejdź rynek. Przy czwartej lampie będzie wyglądać na wygraną.',
      ],
      dawn: ['Gaszę z powrotem. To dokładnie to samo co zapalanie, tylko człowiek mniej lubiany.'],
      dusk: ['Zmierzch to jedyna uczciwa pora: wszyscy przyznają, że niedowidzą.'],
      count: ['Między dwiema lampami jest krok, który nie należy do żadnej. Tamtędy przechodzą nieśmiali.'],
      moths: ['Ćmy pytają co noc, co jest w środku. Szkło, mówię. Nie wierzą ani słowu.'],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Ostrożnie, stoisz w zdaniu. Ottoline Umber. Czytam kamienie.',
        'Ten zaczyna się „Gdy żar był dziki”, a dalej ktoś oparł drabinę.',
      ],
      quarry: ['Wygrana w kamieniołomie? Znakomicie. Ciągle tną mi źródła na bruk.'],
      hundred: [
        'Sto gatunków! Kamienie wymieniają czterdzieści i piszą „i tak dalej”.',
        'Jesteś pierwszą osobą, jaką znam, która zrobiła to „i tak dalej”.',
      ],
      ember: [
        'Drabina przestawiona! „Gdy żar był dziki, trawa wstała i rozejrzała się”. To nie kalendarz. To narodziny.',
        'Dalej: „Wypuścił go skobel”. W Skoblowym Brodzie muszą wiedzieć, co to znaczy. Nie mówią nikomu, więc wiedzą.',
      ],
      night: ['Nocą litery wypełnia cień i każdy je przeczyta. Za dnia trzeba doktoratu i mokrej gąbki.'],
      ring: ['Słońce, księżyc i dwa koła. Albo to kalendarz, albo ktoś był bardzo dumny z wozu.'],
      island: ['Postawili go na wyspie, żeby nikt go nie ruszył. Potem zbudowali dwa mosty. Cali ludzie.'],
      spiral: ['Spirala znaczy „to wraca”. Na kamieniu nad jeziorem. Chciałabym wiedzieć, co i kiedy.'],
      banked: [
        'Kamień ma ostatni wers. Od twojego powrotu umiem go odczytać: „Śpi, a nie jest zamknięty”. Musiałam usiąść. W zdaniu.',
      ],
      loose: ['Ostatni wers urywa się w pół słowa. Myślałam: deszcze i mrozy. A nie. Zostawili miejsce.'],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Uwaga, mąka! Bran Tolliver. Wchodzi wszędzie. Raz kichnąłem i kot był przez tydzień duchem.',
        'A cokolwiek mówi o mnie Ysolde Marrow, ja powiedziałem jej to pierwszy.',
      ],
      tower: [
        'Wygrana na wieży Windrowa. To dlatego skrzydła tego dnia stanęły. Myślałem, że z grzeczności.',
      ],
      crackle: ['Młyn Crackle! To ma być młyn? Miele najwyżej zębami. Ale odznaka dobra.'],
      dusk: [
        'O zmierzchu zatrzymuję skrzydła. Młyn, który kręci się nocą, miele ciemność, i potem jest w chlebie.',
      ],
      bread: ['Sekret dobrego chleba to cierpliwość, dlatego robię mąkę.'],
      wind: ['Wiatr przychodzi od morza, robi tu jeden uczciwy obrót i leci w głąb kraju psocić.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, latarniczka. Sto czterdzieści cztery schody. Zapytaj, skąd wiem.',
        'Jeśli widzisz mnie za dnia, to śpię, a w moim kapeluszu jest kto inny.',
      ],
      tidewell: ['Odznaka ze śluzy. Więc wiesz to co ja: woda zawsze tylko czeka, aż się odwrócisz.'],
      defeated: [
        'Każdy statek tam na wodzie kiedyś zawrócił. Na takie mówimy: te, które jeszcze są statkami.',
      ],
      night: [
        'Światło robi obrót w dwanaście sekund. Przez jedenaście wszystko na wodzie myśli, że nikt nie patrzy.',
      ],
      stairs: ['W górę liczę schody. W dół liczę kolana. Nie zawsze wychodzi dwa.'],
      ships: ['Zeszłej zimy na moje światło odpowiedziały trzy. Dwa to były statki.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Przytrzymaj ten koniec. Dzięki. Marisol Keel. Jesteś teraz częścią sieci, tu się to zdarza.',
        'Sieć to dużo dziur, co do których ktoś się umówił.',
      ],
      three: [
        'Trzy odznaki. Czyli będzie mowa o bramie na moczary. Weź skarpety. Podobno to głównie poniżej kolan.',
      ],
      twenty: ['Dwadzieścia gatunków! Moje sieci mają dziewiętnaście, licząc rower.'],
      dawn: ['O świcie rozkładam je i patrzę, co noc napisała. Głównie: krab. Krab. Krab.'],
      knots: ['Sześć węzłów na minutę, a jeden to zawsze kokardka. Niech ryby główkują.'],
      catch: ['Rzucasz w nie kulą, a one wchodzą? I się cieszą? To ja wszystko robiłam źle.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Stać! Ta skrzynia to mój statek. Nazywa się Niezatapialna, bo stoi na lądzie.',
        'Jestem kapitan Pip. Możesz być kotwicą. To awans.',
      ],
      champion: ['Wygrany FINAŁ? Możesz być kapitanem. Do kolacji. Potem znowu ja, takie jest prawo morza.'],
      defeated: ['Kto przegra, idzie po desce. Nie mamy deski. Masz wielkie szczęście.'],
      crate: ['Tu jest skarb. Nie wolno patrzeć, bo przestanie być skarbem i znów będzie rzepą.'],
      captain: ['Kiedyś popłynę tam, gdzie kończy się mapa, i trochę dorysuję.'],
    },
  },
};
export default words;
