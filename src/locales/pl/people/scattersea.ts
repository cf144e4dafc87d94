import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Stop! Skóra i kości. Nie? To zaraz będzie inaczej. Teodoro Brás, kucharz pływającej kuchni.',
        'Drzwi są tam, łyżki w środku. Głodny nikt ze mną nie walczy. To by była nieuczciwa przewaga, twoja.',
      ],
      stove: [
        'Apetyt zwycięzcy, więc spójrz na piec. Jedenastu sąsiadów wzięło w tym tygodniu ognia. Każdy poszedł z ogniem.',
        'A co zostało w piecu? Ogień. Policzyłem na obrusie. Nie wychodzi. Smażyłem dalej.',
      ],
      defeated: ['Porażka to zwykle brak soli. Siadaj. Mam coś na to, z chrupiącą skórką.'],
      friday: ['W piątki jest zupa rybna. W inne dni też, ale w piątki ją ogłaszam.'],
      stew: ['Sekret zupy to czas. Drugi sekret to druga cebula. To zostaje między nami.'],
      storm: [
        'Dziewięć sztormów i ani kropli za brzeg. Przechylać się z garnkiem. Załoga niech radzi sobie sama.',
      ],
      banked: [
        'Leży pod popiołem? Dobrze. Co dziś odpocznie, jutro smakuje lepiej. Wie to każdy kucharz. Królowie i prawnicy nie.',
      ],
      loose: [
        'Bez pokrywki? Dobrze. Gdzie nic nie kipi, tam ktoś jest głodny. Dodałem trzecią cebulę, na jego cześć.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Głowa w dół! … Niżej. Dzięki. To była wtorkowa poczta. Jestem Lani, robię latawce.',
        'Ta noga jest z masztu mojego pierwszego. Wciąż wie, kiedy robić zwrot. Nie spieram się.',
      ],
      badge: [
        'Twój latawiec wylądował! Jakaś pani na północy ma go na dachu. Pisze, że tylko on się tam uśmiecha.',
      ],
      defeated: ['Flauta? Usiądź na nabrzeżu i nic nie mów. Wiatr zawsze przychodzi zobaczyć, co się stało.'],
      dawn: ['Powietrze o świcie jest jak nowa lina. Nie wie jeszcze, co utrzyma.'],
      cousin: ['Kuzyn ma się dobrze. Prosi o więcej sznura. Posłałam mu znaczek.'],
      wind: ['Wiatr mówi, że warto przy tobie przystanąć i że masz dziurę w lewej skarpecie.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Proszę się nie ruszać. Torf. Spiż. Mokra owca, bardzo liczna. Pieszo ze Słuchowiska, tak mi przykro.',
        'Célestin Amaury. Tworzę perfumy. Dom po tej stronie; proszę wypuścić powietrze przed wejściem.',
      ],
      smoke: [
        'Nosowi, z którym przegrałem, powiem: poproś o ogień na dowolnej wyspie i powąchaj. Dziewięćdziesiąt palenisk, jeden dym.',
        'Nie podobny. Podobny bym poznał. Ten sam, jakby ktoś pokroił zapach na dziewięćdziesiąt i nic nie ubyło.',
      ],
      defeated: ['Czuję porażkę. Nuta głowy: kurz. Ale chwileczkę. Tak. Pod spodem już śniadanie.'],
      dusk: ['O zmierzchu kwiaty przestają gryźć i zaczynają nucić. Trzeba szybko zlewać i przepraszać.'],
      nose: ['Nos jest ubezpieczony. Reszta mnie to tylko stojak.'],
      flower: ['Ta zabrała mi spinkę do mankietu. Niech ma. Nigdy nie wyglądała lepiej.'],
      banked: [
        'Dym się zmienił. U góry jak zawsze, a pod spodem, leciutko, czysta pościel. Płakałem do zlewki. Sprzedaje się.',
      ],
      loose: [
        'Dym się zmienił. Każda wyspa ma swój! Dziewięćdziesiąt dymów, a nos mam jeden i chce na urlop.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Ręce. Pokaż. Hm. Ani jednej miski, zrobionej ani rozbitej. Eleni Karras.',
        'Mieszkam na glinie i kopię, gdzie mieszkam. Kiedyś zostaną same półki. Przyjdź wcześniej.',
      ],
      plate: [
        'Nic w tobie nie pękło, więc pokażę. Głęboko w glinie był talerz, szeroki jak stół. Na brzegu nacięcia. Dziewięćdziesiąt.',
        'Talerz na tort, żeby dzielić po równo. A szkliwo spłynęło od góry, z gorąca. Żaden tort tego nie robi.',
      ],
      defeated: ['Pękło? Dobrze, po pęknięciu widać, jakie było grube. Twoje dość grube. Klej.'],
      monday: ['W poniedziałki otwieram piec. W poniedziałki do południa nie oddycham.'],
      island: ['Ogród poszedł na wazon w oknie. To dalej mój ogród. Podlewam wazon.'],
      jar: ['Ten dzban nie jest skończony. Spieszyć mu się też nie spieszy. Dobrze nam ze sobą.'],
      banked: [
        'Wypełniłam nacięcia talerza złotem. Całe dziewięćdziesiąt. Teraz jest jeden i wie, do czego był. Nie dotykać.',
      ],
      loose: [
        'Zrobiłam talerz jeszcze raz. Bez nacięć. Odłamuje się, ile się chce, a on jest cały. Nie wiem jak. Nie mów szkliwu.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Dobry wieczór. Uwaga na kabel, jest nie w humorze. Haruo Minami. Pilnuję ostatniego światła na rafie.',
        'Gdyby się miało książkę: biorę mokre. Suchym trudno mi zaufać.',
      ],
      case: [
        'Morze wyrzuciło księgę, w całości proces: czyj jest ogień, wyłowiony z wody? Dziewięćdziesiąt wysp, tylu adwokatów.',
        'Urywa się na wyroku. Ostatni wers: „Tu dziecko poprosiło o nóż i o ciszę”. Nie mogę przez to spać.',
      ],
      defeated: ['W rozdziale dziewiątym przegrywają wszyscy. Raz tam przestałem. Byłaby to smutna książka.'],
      night: ['Nocą czytam statkom na głos. Przy dobrych miejscach zaczęły zwalniać.'],
      novel: ['Znam czterysta początków i sześćdziesiąt zakończeń. Środki musiałem przeżyć sam.'],
      ninety: ['Strona dziewięćdziesiąta. Gdyby się kiedyś przykleiła do buta, proszę się nie wstydzić.'],
      banked: [
        'Wypłynęła ostatnia strona procesu: „Odroczono, strony poszły do domu na kolację”. Czytałem statkom dwa razy.',
      ],
      loose: [
        'Wypłynęła strona: „Ogień wzywano trzykrotnie, lecz był gdzie indziej i dobrze się bawił”. Statki to lubią.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Ach, cóż za twarz! Własna? Jak odważnie. Pomona Bellacorda, od masek.',
        'Regaty są o północy. Zaprosiliśmy morze, a nigdy nie wiadomo, za co się przebierze.',
      ],
      badge: [
        'Ktoś tańczył wczoraj w twojej masce i ograł wszystkich w karty. Spokojnie. Zachowujesz się w niej uroczo.',
      ],
      defeated: ['Weź ze ściany wesołą. Ponoś godzinę. Zdumiewające, jak wnętrze potem nadrabia.'],
      saturday: ['W soboty całe Fałowice chodzą w maskach. Koty to nudzi: poznają wszystkich po kolanach.'],
      moon: ['Za księżycem? Drugi księżyc, drogi gościu. Trzeba być gotowym na deszcz.'],
      paper: ['To tylko papier i klej. Prawo też, a jak się przy nim ludzie prostują.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Puk. Puk. Przepraszam, pukam we wszystko. Dobrze dźwięczysz. Abena Mensah, buduję statki.',
        'Jeśli pływa, to moje. Jeśli nie, to już takie było.',
      ],
      badge: [
        'Wypisałam twoje imię na kadłubie. Od środka, pod wodą, gdzie się liczy. Morze czyta je cały dzień.',
      ],
      defeated: ['Poszła jedna blacha, nie statek. Znajdź, wyklep, zatańcz na niej. W tej kolejności.'],
      night: ['Nocą tańczę po pokładach. Jeśli słychać fałszywą nutę, to ja, i właśnie stanęłam.'],
      tunk: ['Puk, puk, tunk. Słyszysz? Nie? Szczęście. Ja nie mogę jeść przy większości stołów.'],
      dent: ['Wgniecenie jest z wodowania. Butelka Eleni. Dobrze rzuca, a cienkich nie robi.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Dzień dobry. Chwila, jeszcze wydycham. … Już. Kaimi. Nurkuję na rafie.',
        'Wejdź na mokro albo na sucho. Wyjdziesz na mokro.',
      ],
      lamp: [
        'Powiem ci, po co nurkuję. Perły płacą. Ale pod rafą jest lampa, i pali się. Tam na dole. W wodzie.',
        'Przycinam jej knot, jak moja ciotka. Świeci rybom do domu. Mówiła: to część jednej wyspy, a ta zatonęła. Światło nie.',
      ],
      defeated: ['Ładnie na dnie, co? Cicho. A teraz machaj nogami.'],
      dawn: ['O świcie rafa skwierczy jak patelnia. Teo mówi, że to głód. To krewetki. Niech mu będzie.'],
      grudge: ['We wtorek miałem urazę. Upuściłem gdzieś przy ukwiałach. Chyba im nie szkodzi.'],
      six: ['Sześć minut. Pytają, o czym myślę. Przez pięć o obiedzie. W szóstej bardzo o powietrzu.'],
      banked: [
        'Moja lampa dalej się pali. Tylko przestała patrzeć w górę. Spytałem, czy też chce do domu. Ona: jestem. Bąbelkami.',
      ],
      loose: [
        'Moja lampa poszła popływać. Znalazłem ją rano przy ukwiałach, sama przycięła knot. Ciotka by jej nagadała.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Stoisz na torze wodnym. Dwa kroki w lewo. Dziękuję. Zenobia Tan, kapitan portu.',
        'Dziewięćdziesiąt wysp, jedna księga. Jest w niej wszystko, co wpływa. Ty też. Oczekiwano lepszych butów.',
      ],
      oriel: [
        'Można zobaczyć pierwszą stronę. „Z morza: jeden ogień. Właściciel: sporny. Rozstrzygnęła Oriel, lat sześć, nożem do tortu”.',
        '„Na dziewięćdziesiąt. Każda część jak całość”. A niżej ręką dziecka: „Z tortem jest tak samo, jak się najpierw spyta”.',
      ],
      disputed: [
        'Nasz pierwszy wpis to ogień wyłowiony z wody i dziewięćdziesięciu chętnych. Wygraj ze mną, przeczytam resztę.',
      ],
      defeated: ['Powrót. Wpisuję jako przybycie. Innej rubryki nie prowadzę.'],
      night: ['Mój statek wpływa nocą. Kadłuba właściwie nie ma. Nigdy nie policzyłam mu za postój.'],
      tide: ['Przypływ spóźnia się o cztery minuty. Napisałam do księżyca, stanowczo.'],
      berth: ['Jest dziewięćdziesiąt stanowisk i jedno, które trzymam wolne. Portu nie pyta się dlaczego.'],
      banked: [
        'Wpis: „Wyszedł na północ: jeden ogień, przysypany. Wszystkie części zostają tu, całe”. „Całe” podkreślone. Dwa razy.',
      ],
      loose: [
        'Rubryka „właściciel” zamknięta. Dwie kreski od linijki i, bo nikt nie patrzył, mała chorągiewka.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Uwaga na garnek, gorący. Nell Farthing. Wiosłuję sobie. Głównie nocą, z jednym węglem.',
        'Od wyspy do wyspy. Nikt nie prosił. Wszyscy mają ogień. Pomyślałam, że może lubi świeże powietrze.',
      ],
      coal: [
        'Co noc pod każdymi drzwiami oddaję kawałek węgla. I co noc wracam z węglem. Tym samym.',
        'Raz zważyłam, przed i po. Przytył. To pewnie od tego ciasta, co dają.',
      ],
      whole: [
        'Zenobia przeczytała ci stronę! Oriel to mojej prababki jakaś tam. Pokroiłaby na dziewięćdziesiąt jeden, gdyby ktoś rzekł.',
        'Dlatego wiosłuję. Gdyby ktoś wstydził się poprosić.',
      ],
      defeated: ['Zgasło? Potrzymaj garnek. Nie, bliżej. O. Jemu od tego nie ubędzie.'],
      night: ['Na tej ostatniej czekają na mnie o drugiej. On udaje, że śpi, a filiżanki stoją.'],
      asked: ['Ani razu nie prosili. Ani razu nie odprawili. Z czasem się wie, co z tego się liczy.'],
      oars: ['Ręce? Narzekać przestały w drugim roku. Teraz robią aluzje.'],
      banked: [
        'Dalej wiosłuję. Wiedzą już, gdzie mieszka, i napisali mu kartkę, wszyscy. Podpisy są też z tyłu.',
      ],
      loose: [
        'Wczoraj w łodzi był drugi węgiel. Nie ja go kładłam. Chciał wiosłować. Rąk nie ma, więc dałam mu ster.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'Gość! Dwa razy naokoło i ani słowa skargi, patrzyłem. Augustin Lamb, latarnik.',
        'Pewnie chcesz wiedzieć, co jest w środku. Schody. Napisałem o nich książkę. Kręci się w kółko.',
      ],
      ninety: [
        'Z góry liczę ognie wysp. Podobno to części jednego. Szukałem najmniejszej. Nie ma.',
        'Każda to cały ogień. Kłopot w tym, że zeszłej zimy naliczyłem dziewięćdziesiąt jeden. Ktoś się znów podzielił.',
      ],
      defeated: ['Spadłem już ze wszystkich trzystu. Sztuczka: mówić, że się schodziło po mleko.'],
      night: ['Nie, nie zapalam. Wchodzę i mówię dobry wieczór, reszta robi się sama. Trzymamy dystans.'],
      stairs: [
        'Trzysta w górę, dwieście dziewięćdziesiąt dziewięć w dół. Nie wiem, gdzie podziewa się ten jeden.',
      ],
      gulls: ['Mewy to owce, którym się jakoś upiekło.'],
      banked: [
        'Dziewięćdziesiąt jeden ogni i wszystkie trochę na północ, jak ludzie nad kołyską. Schodzę na palcach.',
      ],
      loose: [
        'Z góry naliczyłem dziewięćdziesiąt cztery. Zauważyły mnie i było 91. Bawią się. Zrobiłem kółko i udawałem.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Wytrzyj buty! To statek, ale czysty. Bertha Kale, ogrodniczka i druga właścicielka.',
        'Wszedł na mieliznę z czterdziestoma workami ziemi. Przyszłam ze skargą na hałas, a w kieszeni miałam nasiona.',
      ],
      hundred: ['Sto dziesięć gatunków, a czy choć jeden je ślimaki? To czego tu gratulować?'],
      defeated: ['On też się rozbił. A patrz teraz: nigdy nie miał tylu gości, a każdy wychodzi z porem.'],
      dawn: ['Podlewam o świcie, z przypływem. Przez dziesięć minut myśli, że pływa. Niech ma.'],
      cabbage: ['Na morskim powietrzu kapusta słona. Oszczędza się na maśle.'],
      captain: ['Kapitan co rok pyta listownie, czy nadaje się do żeglugi. Posyłam mu dynię.'],
    },
  },
};
export default words;
