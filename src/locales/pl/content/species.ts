import type { speciesTexts } from '../../en/content/species.ts';

/** What the Pokedex says of a species, and where it lives; its name stays. */
const of = (text: string, habitat: string) => ({ name: '', text, habitat });

const words: typeof speciesTexts = {
  kindlam: of(
    'Jego wełna tli się cały dzień i nigdy nie spala. Pasterze trzymają jednego w stadzie, żeby zimą reszta miała ciepło.',
    'łąki po paleniu siana',
  ),
  emberam: of(
    'Ostrzy rogi o krzemień i cieszą go iskry. Gdy spotkają się dwa, słychać i widać to w sąsiedniej dolinie.',
    'ciepłe zbocza',
  ),
  kilnaries: of(
    'Glina muśnięta jego grzywą w minutę staje się cegłą. Dawne garncarnie stawiano tam, gdzie któryś postanowił zasnąć.',
    'wulkaniczne pastwiska',
  ),
  clinkdil: of(
    'Zwinięty żarzy się jak węgielek, który wypadł z pieca. Toczy się za ludźmi, którzy pachną chlebem.',
    'ciepłe kamienne mury',
  ),
  ovendil: of(
    'Drzwiczki na jego brzuchu otwierają się, gdy ma dobry humor. Co się tam włoży, wychodzi idealnie zarumienione.',
    'opuszczone piekarnie',
  ),
  furnadil: of(
    'Dym z jego kominów zdradza nastrój: biały to spokój, czarny kłopoty. Nikt jeszcze nie widział, żeby się spieszył.',
    'stare odlewnie',
  ),
  flickeep: of(
    'Jego czubek migocze, gdy ktoś go pochwali. Sam na sam ćwiczy ukłony przed kałużami.',
    'słoneczne mury ogrodów',
  ),
  pavember: of(
    'Każde pióro jego krótkiego wachlarza kryje jeden węgielek. Gubi je po jednym, żeby wędrowcy trafili do domu.',
    'ruiny pałaców',
  ),
  solpavo: of(
    'Gdy w południe rozkłada wachlarz, ptaki gdzie indziej biorą go za drugie słońce. Pawie oka w jego piórach podobno mrugają.',
    'klify zwrócone na wschód',
  ),
  podkin: of(
    'Nuci nasionom w swoim strąku, a one nucą w odpowiedzi. Ogrodnik, który ma Podkina, nie zagląda do kalendarza.',
    'ogrody warzywne',
  ),
  briarling: of(
    'Ogonem zrywa kwiaty, a łapami układa z nich bukiety. Niegrzecznym gościom pokazuje raczej ciernie.',
    'żywopłoty',
  ),
  sylvarok: of(
    'Gdy ziewa, można policzyć mu słoje. Całe wsie urządzały na nim piknik i niczego nie zauważyły.',
    'najstarsze lasy',
  ),
  rootling: of(
    'Wyczuwa deszcz dwa dni przed chmurami. Kiełek na jego głowie wskazuje to, co chciałby zjeść.',
    'dąbrowy',
  ),
  thickhog: of(
    'W jego grzywie gnieżdżą się ptaszki i kłócą się z nim o trasę. Zwykle ustępuje i dociera dzień później.',
    'gęstwiny',
  ),
  grovetusk: of(
    'Mapy jego stron trzeba co wiosnę rysować od nowa, bo las się przeszedł. Kły zapuszczają korzenie, gdziekolwiek się zdrzemnie.',
    'wędrujące gaje',
  ),
  dozebud: of(
    'Raz w życiu nie spał i nie zrobiło to na nim wrażenia. Kaptur z liścia zamyka się sam, gdy ktoś za długo gada.',
    'ciepłe gałęzie',
  ),
  mosslow: of(
    'Mech na jego grzbiecie to mapa miejsc, w których wisiał. Na pytania odpowiada poprawnie, mniej więcej po tygodniu.',
    'mgliste korony drzew',
  ),
  canopaw: of(
    'Jego kwiaty-lampiony zapalają się po jednym za każdego, kto śpi w pobliżu. Śni za wszystkich, powoli i życzliwie.',
    'wiszące ogrody',
  ),
  puddlip: of(
    'Wierzy, że każdą kałużę zostawiono specjalnie dla niego. Bańka na jego nosie jeszcze nigdy nie pękła.',
    'kałuże',
  ),
  wallopo: of(
    'Skacze do wody z tak wysoka, jak umie się wspiąć, czyli niezbyt. Chodzi wyłącznie o plusk.',
    'leniwe rzeki',
  ),
  potamere: of(
    'Na jego grzbiecie mieszka cała laguna, z własnymi pływami. Stoi tak spokojnie, że cumowały przy nim promy.',
    'laguny',
  ),
  nubwhal: of(
    'Każdą rzecz raz trąca rogiem, żeby się przedstawić. Rybacy znajdują w kapeluszach równe, okrągłe dziurki.',
    'ujścia rzek',
  ),
  narvane: of(
    'Jego ogon skręca dobrą godzinę przed wiatrem. Porty, które go mają, sprzedały dzwon sztormowy.',
    'wietrzne zatoki',
  ),
  lancetide: of(
    'Salutuje przeciwnikowi przed szarżą i jeszcze raz po niej. Kopia co zimę odrasta mu bardziej przejrzysta.',
    'cieśniny wśród lodów',
  ),
  dampaw: of(
    'Nie może patrzeć na płynącą wodę, żeby jej nie zatrzymać. Tamy z łyżek i patyków trzymają mu się zdumiewająco dobrze.',
    'strumyki',
  ),
  lodgekin: of(
    'Narzędzia nosi w fartuszku z gałązek i nikomu nie pożycza. Pół mostów Zielonej Krainy to jego robota.',
    'żeremia',
  ),
  castorrent: of(
    'Trenuje, podtrzymując wodospad, a odpoczywa, podtrzymując dwa. Na rękawicach z bali ma wyryte imiona godnych rywali.',
    'wodospady',
  ),
  voltwit: of(
    'Siedzi na drutach i słucha nowin. To, co powtarza, jest zawsze wczorajsze i dwa razy ciekawsze.',
    'słupy telegraficzne',
  ),
  telegrail: of(
    'Stukając ogonem, śle wieści w dół doliny po robaku od słowa. Listy miłosne idą za darmo, a on udaje, że ich nie rozumie.',
    'zalane łąki',
  ),
  brookfin: of(
    'Pod prąd płynie dla widoku, z prądem dla zabawy. Gdy chce się ukryć, jego paski układają się jak zmarszczki wody.',
    'czyste strumienie',
  ),
  weirgill: of(
    'Co jesień przeskakuje ten sam jaz dziewięć razy: raz, by się dostać wyżej, i osiem dla ludzi na moście. W przerwach sprawdza tęczę od spodu.',
    'jazy pod młynami',
  ),
  nippet: of(
    'Łyżwiarze poznają go po dźwięku łyżeczek i rządkach dziurek przez cały staw. W ciepłej dłoni wiotczeje i myśli o styczniu.',
    'zamarznięte stawy',
  ),
  glacilisk: of(
    'Co rano zrzuca skórę ze szronu, kompletną po najmniejszą łuskę. Zbieracze przychodzą z lodówkami.',
    'zimne źródła',
  ),
  basilisleet: of(
    'Jego wzrok zamraża jezioro od brzegu do brzegu, a w zimowe soboty dzieci proszą o niego po imieniu. Korona trochę taje, gdy mu podziękują.',
    'zaśnieżone jeziora',
  ),
  gloopet: of(
    'Trzyma gdzieś w środku wszystko, czego kiedykolwiek dotknął. Poproś ładnie, a poszuka twojego klucza.',
    'pod mostami',
  ),
  sludgeon: of(
    'Najpierw była wanna, potem parasole, puzon i dzwon z parafii. Kto coś zgubił, może sięgnąć po łokieć, a większość wyciąga coś lepszego.',
    'starorzecza',
  ),
  vatlurk: of(
    'Nikt nie widział go całego, tylko dwoje oczu pod pokrywą na tyłach farbiarni. Postaw tam brudny garnek, a rano lśni, choć jest ciut cieńszy.',
    'stare farbiarnie',
  ),
  zizzgrub: of(
    'Pogłaskany pod włos stawia ci włosy aż do kolacji. Nocą przy własnych iskrach czyta słoje kłody, najwyżej rok na raz.',
    'spróchniałe kłody',
  ),
  switchafer: of(
    'Kropki na jego grzbiecie ładują się od pocierania. Dwa takie oświetlą małą kuchnię.',
    'stare dęby',
  ),
  gutterling: of(
    'W mokre noce siedzi na końcu rynny i płonie tam, gdzie inne kapią. Gdy zapukasz, chichocze i wychodzi z tej obok.',
    'mokre dachy',
  ),
  galoshade: of(
    'Wprowadził się do buta, który bagno komuś zdjęło, i utrzymuje w nim porządek. We mgliste wieczory skacze przed wędrowcami i pyta każdego o ten drugi.',
    'mgliste ścieżki',
  ),
  glowmonger: of(
    'Sprzedawał statkom lampy, aż fala zakryła sklep, i wciąż robi obchód, w jednym bucie. Kto powie dobry wieczór, trafi do domu, reszta idzie trasą widokową.',
    'zatopione nabrzeża',
  ),
  cobblet: of(
    'Puszczony po stawie jak kaczka tonie przy drugim odbiciu i przez błogi tydzień wraca do domu. Dobrzy ludzie podlewają mu kępkę, bo biorą go za doniczkę.',
    'kamieniste brody',
  ),
  bouldun: of(
    'O kierunku decyduje mech, reszta po prostu idzie. Brano go za ławkę i nie miał nic przeciwko.',
    'rumowiska głazów',
  ),
  tumulord: of(
    'Pochowany jest w nim król i bardzo się już polubili. W najdłuższy dzień obraca się tak, żeby słońce mogło do niego zajrzeć.',
    'trawiaste kurhany',
  ),
  moonbun: of(
    'Skacze tym wyżej, im okrąglejszy jest księżyc. W pełnię musi go trzymać ktoś ciężki.',
    'łąki w blasku księżyca',
  ),
  selenhare: of(
    'Jedno ucho jest na przybywający księżyc, drugie na ubywający, a w nów oba są złożone. Jego ślady wypełnia światło, które znika przed śniadaniem.',
    'wzgórza w blasku księżyca',
  ),
  knuckub: of(
    'Boksuje się z drzewami, aż się poddadzą albo przyjdzie jesień. Rękawice to ule, a punkty liczą pszczoły.',
    'leśne polany',
  ),
  pawgilist: of(
    'Mistrz od dziewięciu lat wiesza pas na gałęzi, żeby się nie pogniótł. Przegranych odprowadza do domu, z miodem na siniaki.',
    'miodne lasy',
  ),
  blinkowl: of(
    'Brwi mu się zapalają, gdy ktoś obok ma pomysł, więc nikt nie gra z nim w karty dwa razy. Za dnia wpada na rzeczy i je przeprasza.',
    'stryszki z sianem',
  ),
  owlumen: of(
    'Planety wokół niego robią okrążenie za każdą dokończoną myślą. W czasie egzaminów wynajmują go całe szkoły.',
    'dzwonnice',
  ),
  scuffkit: of(
    'Co rano wszczyna bójkę z własnym cieniem i jest wściekły, że tamten się nie męczy. Pochmurne dni są na drzemki i opowieści o tym.',
    'zaułki za stodołami',
  ),
  umbrawl: of(
    'Nocą idzie obok wędrowców, zawsze tuż za światłem. Rano jest trochę urażony, że nikt nie podziękował.',
    'skraje lasu o zmierzchu',
  ),
  penumbrawn: of(
    'Gdy stanie pod słońce, kury idą spać, a latarnik rusza w obchód. W dni prania da się go namówić, żeby usiadł.',
    'głęboki stary las',
  ),
  rivetle: of(
    'Kręcenie kluczykiem na jego grzbiecie nic nie daje, ale lubi uwagę. Pancerz mu nie rdzewieje, bo codziennie się o niego martwi.',
    'porty',
  ),
  ironclade: of(
    'W południe gwiżdże jego komin i cały port siada do zupy. Mewy zaciągnęły się do załogi i traktują to poważniej niż on.',
    'głębokie porty',
  ),
  molder: of(
    'Kopie skarby, znajduje ziemniaki i za każdym razem się cieszy. Lampkę na kasku ma dla towarzystwa.',
    'ogródki działkowe',
  ),
  excavole: of(
    'Poproszony, sadzi tulipana, dziewięć metrów w głąb, z grudką rudy na szczęście. Piwnica, którą obejrzał, jest sucha przez sto lat.',
    'kamieniołomy',
  ),
  shaftmaw: of(
    'Jednym ziewnięciem zgasił kiedyś wszystkie lampy w dolinie. W uszach mieszkają mu za darmo kanarki i mówią, kiedy wyjść na powietrze.',
    'stare kopalnie',
  ),
  jellume: of(
    'Świeci kolorem tego, o czym myślisz. Żeglarze nauczyli się nie myśleć o niczym.',
    'spokojne zatoki',
  ),
  medusage: of(
    'Odpowiada na każde pytanie, ale dopiero po dwóch pływach. Do tego czasu większość sama już wie, i to, jak twierdzi, była odpowiedź.',
    'spokojna woda przy wyspie',
  ),
  shinglet: of(
    'Buduje dom z najlepszych kamyków plaży, a potem nie odróżnia go od plaży. Wieczorami puka do kopczyka za kopczykiem, aż ktoś go wpuści.',
    'kamieniste plaże',
  ),
  cragclaw: of(
    'Wzgórze na jego grzbiecie to nieruchomość i po długim namyśle wynajął je latarni. Przy wielkim przypływie się przeprowadza i mapy są do poprawki.',
    'pływowe oczka',
  ),
  noctuff: of(
    'Śpi zwinięty w puchatą kulkę i mniej więcej raz na noc spada z gałęzi. Lądowanie nigdy go nie budzi.',
    'dziuple',
  ),
  noctivail: of(
    'W pogodne noce wisi między dwoma kominami, a niebo zyskuje gwiazdozbiór bez nazwy. Astronomów to drażni, a ćmy zachwyca.',
    'wieże kościołów',
  ),
  pricklo: of(
    'Bardzo chciałby się przytulić i na wszelki wypadek ma korek na każdym kolcu. Kwiat otwiera się od dobrego dowcipu.',
    'suchy piasek',
  ),
  saguardian: of(
    'Od dwustu lat strzeże tego samego kamienia milowego i nigdy nie spytał po co. W urodziny jaszczurki salutują mu w szeregu, a on mówi, że to piasek w oku.',
    'wydmy',
  ),
  cuprikin: of(
    'Zbudowano go do sortowania śrubek, ale przerzucił się na przyjaźnie. Z magnesami zamiast rąk trudno się rozstać.',
    'złomowiska',
  ),
  cupritan: of(
    'Gdy idzie przez wieś, czajniki się gotują, a zegary spieszą, więc chodzi na palcach. Każdy zwój nawinięto ręcznie, a on pamięta, czyja to ręka.',
    'stare elektrownie',
  ),
  inchbeam: of(
    'Mierzy każdy promień słońca od końca do końca, a wyniki zachowuje dla siebie. Gdy dni się wydłużają, nie dziwi się, jest tylko cicho dumny.',
    'słoneczne parapety',
  ),
  sunflit: of(
    'Wzór na jego skrzydłach to łąka, na której się urodził, widziana z góry. Nigdy nie zapomina drogi powrotnej.',
    'kwietne łąki',
  ),
  icequill: of(
    'Pióra na jego głowie to sople i jest na ich punkcie próżny. Latem staje w cieniu innych stworków.',
    'zimne brzegi',
  ),
  quillberg: of(
    'Raz w roku odrywa się, dryfuje na południe popatrzeć na palmy i wraca wyraźnie szczuplejszy. Pisklętom mówi się, że walczył z wielorybem.',
    'dryfujący lód',
  ),
  vyrmling: of(
    'Zbiera błyszczące kamyki i liczy je przed snem. Nikt mu jeszcze nie powiedział, że umie latać.',
    'wysokie turnie',
  ),
  gustrake: of(
    'Skrzydła dotarły rok przed resztą i potyka się o nie na schodach. Byle powiew go porywa, z reguły tam, gdzie jest placek.',
    'wietrzne wzgórza',
  ),
  tempestral: of(
    'Pogoda gromadzi się wokół niego z szacunku. Ląduje tylko tam, gdzie ziemia go zaprosiła.',
    'fronty burzowe',
  ),
  crumbit: of(
    'Dla honoru nie niesie okruszka mniejszego niż on sam. Raz zaproponowano mu taczkę i przez tydzień miał żal.',
    'kuchnie i łąki kośne',
  ),
  hoardent: of(
    'W policzkach ma zapas na zimę, ułożony półkami, dżem po lewej. Gości zawsze nakarmi, choć muszą poczekać, aż znajdzie łyżki.',
    'stodoły',
  ),
  postwren: of(
    'Nosi w gardle najmniejsze listy i nuci, żeby nie słyszeć, co w nich jest. Od pilnych dostaje czkawki.',
    'żywopłoty i furtki',
  ),
  couristrel: of(
    'Wisi nad właściwym adresem, aż ktoś podpisze, w każdą pogodę, choćby godzinami. Jedna kartka spóźniła się, dziewięć lat temu, i wciąż za nią przeprasza.',
    'drogi pocztowe',
  ),
  heralgale: of(
    'Jeden dźwięk z jego dzioba i nawet gęsi stają w szeregu. Królów, żniwa i czyste pranie ogłasza tym samym tonem, bo wszystko to rzadkość.',
    'wysokie wieże',
  ),
  tuftpup: of(
    'Gdzie ma przód, nie wiadomo, dopóki nie zacznie merdać. Do snu liczy owce, potem jagnięta, a potem gości.',
    'owcze łąki',
  ),
  drovermane: of(
    'Maluchy chowają się przed deszczem w jego kudłach, a on udaje, że nie wie, ile ich jest. Na jedno jego ciche słowo nawet pogoda idzie gęsiego.',
    'górskie hale',
  ),
  hearthkit: of(
    'Piekarze otwierają piec ostrożnie, bo trzeci bochenek z lewej może ziewnąć. Futro pachnie mu skórką chleba, co nieraz wybawiło go z kłopotów.',
    'ciepłe kuchnie',
  ),
  inglynx: of(
    'Żar w pędzelkach jego uszu rozjarza się, gdy ktoś wchodzi z zimna. Miejsca przy ogniu nie odda nikomu, ale przy jego boku się zmieścisz.',
    'kąty przy kominku',
  ),
  strawisp: of(
    'W pierwszą noc żniw światełko idzie od snopka do snopka i szuka pasującego. Dobrzy rolnicy zostawiają na końcu rzędu mały, luźny.',
    'ścierniska',
  ),
  scarecrone: of(
    'Wrony przyszły pośmiać się z kapelusza i zostały dla opowieści. Kto po zmroku wyrwie rzepę, tego suchy głos prosi, żeby ją odłożył.',
    'pola rzepy nocą',
  ),
  fizzet: of(
    'Pogłaszcz raz, a staną ci włosy; pogłaszcz drugi, a stanie i pranie u sąsiadów. Sądzi, że po to właśnie jest głaskanie.',
    'stodoły',
  ),
  ampolecat: of(
    'Śpi zwinięty na haku na strychu wiatraka i nie cierpi, gdy się nad nim przechodzi. Gdy młynarz chce herbaty, stawia mu czajnik na ogonie, przeprasza i płaci jajkiem.',
    'strychy wiatraków',
  ),
  lodekid: of(
    'Po każdym spacerze ma na rogach jedenaście gwoździ, zawias i czyjś naparstek. Kowal czeka przy furtce i daje za wszystko marchewkę.',
    'górskie kamieniołomy',
  ),
  lodehorn: of(
    'Kompasy w górach nie wskazują północy, tylko miejsce, gdzie stoi. Zagubionym to nie przeszkadza, bo zna drogę w dół i idzie ich tempem.',
    'szczyty wzgórz',
  ),
  filamel: of(
    'Co jesień oświetlają ujście rzeki, a każdy jest nie jaśniejszy niż dziurka od klucza. Wędkarze bez lampy pożyczają jednego i potem odnoszą.',
    'ujścia rzek',
  ),
  incandeel: of(
    'Gdy latarnik zaspał w noc sztormu, owinął się wokół lampy do rana. Statki nic nie zauważyły, tyle że światło się wierciło.',
    'wody pod latarnią',
  ),
  calfrost: of(
    'Pod śniegowym futrem jest zupełnie zwykłym cielakiem i wolałby, żeby nie sprawdzać. W środku lata prosi o wpuszczenie do piwnicy, do masła.',
    'śnieżne wzgórza',
  ),
  muskalanche: of(
    'Na jego grzbiecie leży całe zbocze i czeka na pretekst, więc stąpa miękko. Wesela w jego dolinie odbywają się szeptem, a tort zostawia się na granicy śniegu.',
    'strome doliny',
  ),
  flurrimite: of(
    'Nie ma dwóch takich samych i o niczym innym nie mówią. Złap jednego na rękawiczkę, pochwal na głos, a pobiegnie powiedzieć reszcie.',
    'oszronione łąki',
  ),
  crystalwing: of(
    'W wybitym oknie łatwo wziąć go za szybę. Pewien dom nad jeziorem był ciepły całą zimę, a wiosną dowiedział się czemu: okna odleciały.',
    'zimowe brzegi jezior',
  ),
  jabrimp: of(
    'Wyzywa kamyki, ślimaki i palce u nóg, ściśle według rozmiaru. Pokonany kłania się, przestawia kamień w lewo i trenuje do przypływu.',
    'oczka na plaży',
  ),
  stomatitan: of(
    'Uderza tak szybko, że wokół pięści morze się gotuje, a gapie przynoszą jajka. Nikogo, kto dopiero podnosił gardę, jeszcze nie trafił.',
    'rafy przy plaży',
  ),
  stiltlet: of(
    'Jedna noga jest do stania, druga na później. Po każdym upadku szybko się rozgląda, czy trzciny nie patrzyły.',
    'trzciny jezior',
  ),
  cranekata: of(
    'O świcie stoi na płyciźnie w pół układu, a mgła czeka, aż skończy. Żaden przeciwnik nie został dość długo, by wiedzieć, jak to się kończy.',
    'mgliste płycizny',
  ),
  pageant: of(
    'Niesie chorągiew dla kolumny czterystu, z których większość poszła w drugą stronę. W deszcz chorągiew jest parasolem i wszyscy wracają.',
    'trawa w sadach',
  ),
  squirant: of(
    'Co wieczór poleruje hełm z żołędzia, ostrzy cierń i pyta, czy rycerz czegoś potrzebuje. Rycerz z reguły potrzebuje okruszków.',
    'korzenie dębów',
  ),
  chivalrant: of(
    'Słowo dane nad okruszkiem trzyma przez całe lato. Przed pojedynkiem unosi przyłbicę, żeby druga strona mogła zaproponować obiad.',
    'zamki mrowisk',
  ),
  tadbane: of(
    'Kropki znaczą, że jest trujący, a uśmiech, że mu przykro. Czaple czytają pierwszą część i zwykle na tym kończą.',
    'płycizny jezior',
  ),
  curarana: of(
    'Wśród śliwek wygląda jak najładniejsza i nikt nie ugryzł go dwa razy. Kto porządnie przeprosi, temu pokazuje liść, który leczy.',
    'mokre sady',
  ),
  phialin: of(
    'Pod światło widać dokładnie, co było na kolację. Zielarki noszą jednego w koszyku, bo sinieje na widok tego, czego się nie je.',
    'ogrody zielarskie',
  ),
  apothadder: of(
    'Przed jego dziuplą stoi ławka, a kto usiądzie, jest pytany, gdzie boli. Dorosły płaci jajko, dziecko dobrą historię.',
    'dziuple starego lasu',
  ),
  capsprite: of(
    'Żeby go nie zauważono, stoi nieruchomo wśród muchomorów i nuci, jakby nikogo nie było. Po nuceniu się go poznaje.',
    'kręgi muchomorów',
  ),
  amanitiara: of(
    'Jego dwór zbiera się w kręgu pod brzozami, a każda kropka diademu to gość, który tańczył do śniadania. Radzi się jeść w domu.',
    'brzozowe polany',
  ),
  dustkit: of(
    'Woda podobno też myje, ale to strasznie mokry sposób. Po jego kąpieli zaułek jest zamieciony, a sąsiedzi wprost przeciwnie.',
    'zakurzone zaułki',
  ),
  siroccoon: of(
    'Najpierw przychodzi wiatr jego ogona, ciepły i z daleka, a potem spiżarnia jest pusta. Zostawia równą kupkę piasku, dokładnie za tyle, ile wziął.',
    'wietrzne zaułki i spiżarnie',
  ),
  sherdlin: of(
    'Od upadku chodzi od domu do domu i przymierza do dziury skorupy. Jeden niebieski kawałek prawie pasował i tę rodzinę wciąż odwiedza.',
    'kuchenne śmietniki',
  ),
  amphorage: of(
    'Na jego boku malowane postacie maszerują, kłócą się i zaczynają wojnę od nowa. Uspokaja je tylko mały flecista przy uchu, a ten patrzy w drugą stronę.',
    'zapadłe piwnice',
  ),
  tickfawn: of(
    'Urodził się o cztery minuty za wcześnie i całe ranki czeka, aż inne koźlęta go dogonią. W południe puszcza wiejski zegar wolno, z ostrzeżeniem.',
    'wieże zegarowe',
  ),
  pendulope: of(
    'Jego broda kołysze się raz na sekundę, a łąka świerszczy nauczyła się do tego śpiewać. Spotkań między jego rogami dotrzymują nawet przewoźnicy.',
    'wieże zegarowe',
  ),
  dreamspin: of(
    'Co noc zbiera z belek luźne końce snów i przędzie z nich równą nić. Ze złych wychodzi najmocniejsza.',
    'belki strychów',
  ),
  reverachne: of(
    'Patrz dość długo w jego sieć, a spojrzy na ciebie ktoś, za kim tęsknisz. Muchy mogą odejść, gdy opowiedzą historię, której nie zna.',
    'belki strychów',
  ),
  matchbug: of(
    'Co wieczór pociera głową o ten sam próg i się dziwi. Latarnik jest już na emeryturze i chodzi z nim dla spaceru.',
    'mury sadów',
  ),
  kerbeam: of(
    'Ćmy przychodzą do jego lampki po radę, a ta zawsze brzmi: trzymać się trochę dalej. Zimą przy jego świetle czyta cała rodzina, o ile lubi tę książkę.',
    'mury sadów',
  ),
  trilobit: of(
    'Spał w łupku dość długo i obudził się, gdy ktoś upuścił płytę. Na razie największe wrażenie zrobiła na nim trawa.',
    'łupki nad rzeką',
  ),
  trilobastion: of(
    'Całe rodziny ślimaków przeczekały gradobicie pod jego płytami, i to za darmo. Żeby zawrócić, potrzebuje pola, powodu i większości popołudnia.',
    'stare kamieniołomy',
  ),
  spoutling: of(
    'Po trzystu latach na rogu dachu ma wyrobione zdanie o gołębiach. W deszcz pluje idealnym łukiem i rozgląda się za brawami.',
    'stare dachy',
  ),
  cathedrake: of(
    'Słońce pada przez jego skrzydła w czerwonych i niebieskich płatkach, więc nikt nie narzeka na cień. Ryczy jednym niskim tonem organów, a okna nucą z nim na mile.',
    'stare wieże',
  ),
  geodling: of(
    'Z zewnątrz wygląda jak coś do podparcia furtki i nieraz tym był. Blask pokazuje tylko przyjaciołom, i tylko na chwilę.',
    'górskie ścieżki',
  ),
  amethystrix: of(
    'O świcie jego kolce rzucają fioletowe plamki na wszystkie ściany doliny, a kocięta szaleją. Nikogo nie skrzywdził, choć zepsuł niejedną poduszkę.',
    'kryształowe jaskinie',
  ),
  pumichick: of(
    'Kaczęta go przygarnęły, bo pisklę z pumeksu pływa lepiej niż one. W zimne ranki wszystkie płyną bardzo blisko.',
    'ciepłe źródła',
  ),
  tephraptor: of(
    'Gdzie wyląduje, śnieg taje w krąg, w którym wiosną rosną maki. Rolnicy machają na niego znad rzepy, a najpierw zdejmują pranie.',
    'nagie wzgórza',
  ),
  flotsoul: of(
    'List w jego butelce dawno ma odpowiedź, ale on lubi podróże. Plażowicze znajdują go, czytają, wzdychają i rzucają trochę dalej.',
    'plaże',
  ),
  galleghast: of(
    'We mgliste noce słychać równe wiosła, a ktoś na pokładzie jest zawsze pół taktu za późno. Zbłąkane łodzie płyną za nim i dostają miejsce w porcie.',
    'mgliste zatoki',
  ),
  mudwhisk: of(
    'Stary karp powiedział mu, że sum, który przepłynie wodospad, staje się smokiem. Dotarł na razie do młyna, a młynarz otwiera mu w niedziele śluzę.',
    'stawy młyńskie',
  ),
  barbelung: of(
    'Siedem wsi wywiesza przy wiosennej powodzi jego barwy, bo potem odprowadza ich kaczki. Broda wciąż pachnie mułem i inaczej by nie chciał.',
    'progi rzek',
  ),
  tendrake: of(
    'Zasypia owinięty wokół tyczki, a budzi się metr wyżej. Ogrodnicy stawiają na końcu rzędu dodatkową i udają, że nie liczą groszku.',
    'rzędy fasoli',
  ),
  wistwyvern: of(
    'W maju wisi uśpiony pod okapem i ludzie chodzą tylnymi drzwiami, żeby nie strząsnąć kwiatów. Pszczoły latają z nim wszędzie i mają własną mapę.',
    'stare okapy',
  ),
  ingotail: of(
    'Cały jego skarb to jeden miedziak, wypolerowany tak, że nie wiadomo, która to królowa. Gdy ktoś daje mu drugi, robi się podejrzliwy.',
    'stare kopalnie',
  ),
  vaultwyrm: of(
    'Każdą monetę w skórze ktoś mu pożyczył i zna wszystkich aż do pierwszego. Odsetki płaci w noc świętojańską, drobnymi, z dużej wysokości.',
    'stare kopalnie',
  ),
  snickub: of(
    'Śmieje się przed końcem dowcipu, więc żadnego nie zna do końca. Na szkolnym przedstawieniu dostaje miejsce przy drzwiach.',
    'skraje łąk',
  ),
  cackleader: of(
    'Gdy śmieje się wódz, śmieje się wataha, a za trzecim razem nawet owce. Za malowanym uśmiechem liczy głównie kolację na czterdziestu.',
    'skraje łąk',
  ),
  blotlet: of(
    'Wypadł z kałamarza w pół zdania i odtąd szuka końca. Listom zostawionym obok niego przybywa przecinków.',
    'ciche płycizny',
  ),
  kalligraken: of(
    'Ośmioma pędzlami odpisuje na osiem listów naraz i nigdy nie pomylił ciotek. Kapitan, któremu zrobił kleksa na żaglu, z następną falą dostaje śliczne przeprosiny.',
    'głębokie zatoczki',
  ),
  sootbrock: of(
    'Wraca do domu kominem, bo drzwi są dla gości. Wykąpać go można: trzeba dwóch osób, balii i luźnego stosunku do kuchni.',
    'stare kominy',
  ),
  brockember: of(
    'Chleb położony o zmierzchu przed norą jest o świcie upieczony, bez jednej kromki. Lisy mieszkają u niego całą zimę i płacą plotkami i drewnem.',
    'leśne skarpy',
  ),
  vanechick: of(
    'Gdziekolwiek wskazuje, wiatr wieje skądinąd. Rybacy mają go za całkowicie niezawodnego, jeśli się o tym wie.',
    'dachy stodół',
  ),
  weathercrest: of(
    'Piorun trafił w niego tyle razy, że są na ty. Rolnik, z którego stodoły odleciał, radzi sobie mokrym palcem.',
    'dachy stodół',
  ),
  thimbelf: of(
    'W każdym domu, gdzie zostawią światło, ceruje co noc jedną skarpetę. Drugą bierze jako zapłatę i nie pojmuje, skąd te skargi.',
    'koszyki z nićmi',
  ),
  haberdame: of(
    'Zszył kiedyś kłótnię sąsiadów tak zgrabnie, że żaden nie znalazł szwu. Guziki stają na baczność, gdy wchodzi do pokoju.',
    'szwalnie',
  ),
  globelle: of(
    'Śnieg w jego kuli pada na miasteczko z jednym jasnym oknem. Tańczy dla tego, kto tam mieszka, i zawsze kłania się najpierw w tę stronę.',
    'zamarznięte stawy',
  ),
  brollygeist: of(
    'Zapomniany na ławce w deszczu, czekał latami, aż wiatr wziął jego stronę. Chodzi za ludźmi bez parasola i boli go, gdy uciekają.',
    'wietrzne wzgórza',
  ),
  lullabell: of(
    'O zmierzchu dzwoni zbłąkanym i prowadzi ich do najbliższego ciepłego łóżka. Nikt jeszcze nie dotrwał do ostatniej zwrotki.',
    'stary las',
  ),
  oraclam: of(
    'Na dobre pytanie uchyla się na szerokość dłoni, na niegrzeczne zamyka się na rękawie. Odpowiedzi ma zawsze prawdziwe i prawie zawsze o przyszłym czwartku.',
    'plaża w zatoce',
  ),
  anvilisk: of(
    'Kowale pozwalają mu spać przy kuźni, a on użycza im za dnia głowy. Co wieś bierze za ciężką pracę, to dla niego bardzo dobry masaż.',
    'kuźnie',
  ),
  waspire: of(
    'Co lato przeżuwa gazetę czy dwie i dobudowuje piętro wieży na głowie. Kto podejdzie po nagłówki, rzadko kończy artykuł.',
    'wieże i strychy',
  ),
  quicksylph: of(
    'W ciepłe dni się wznosi, w zimne opada, a po drodze tańczy. Doktorzy starej szkoły odwiesili termometry i po prostu go pytali.',
    'strumienie starych kopalń',
  ),
  boreauk: of(
    'Alki nigdy nie nauczyły się latać, więc ten sprowadził pas nieba na lód. Kapitanowie, którzy płyną za nim, znajdują w końcu schronienie i sporo ryb.',
    'północne klify',
  ),
  miragazelle: of(
    'Stoi zawsze odrobinę na lewo od miejsca, w którym go widać. Rodzinne albumy wybrzeża pełne są ślicznych portretów wydmy obok.',
    'wydmy',
  ),
  timpanyak: of(
    'Jego dwa garby to kotły, a stroi je pogoda. Grzmot, który wejdzie za późno, dostaje od niego długie spojrzenie.',
    'burzowe wzgórza',
  ),
  ossuwyrm: of(
    'Nikt nie znalazł delikatnego sposobu, by mu powiedzieć, więc strzeże doliny jak dziesięć tysięcy lat temu. Dolina jest już wzgórzem.',
    'kredowe klify',
  ),
  cometoad: of(
    'Przyleciał na komecie, znalazł dobrą kałużę i kometę puścił dalej samą. Raz na siedemdziesiąt sześć lat włazi na dach i macha.',
    'brzeg jeziora',
  ),
  mandolark: of(
    'Stroi struny przed wschodem słońca, a wioska udaje, że śpi. W zimne ranki gra trochę za nisko i woli o tym nie mówić.',
    'łąki',
  ),
  brackindle: of(
    'W najpiękniejszym ogrodzie więdnie, a w byle palenisku kwitnie. Doświadczeni podlewają dywan dookoła.',
    'wypalone polany',
  ),
  wandertoise: of(
    'Namiot na jego grzbiecie jest zawsze rozbity, a czajnik prawie się gotuje. Kto zanocuje, budzi się gdzie indziej, zwykle z lepszym widokiem.',
    'łąkowe ścieżki',
  ),
  clovermare: of(
    'W jego śladach wyrasta czterolistna koniczyna, więc ludzie chodzą za nim ze wzrokiem w ziemi. Chciałby, żeby ktoś podniósł głowę i powiedział dzień dobry.',
    'łąki',
  ),
  dawnhart: of(
    'Pierwsze światło dnia zahacza o jego poroże i powoli schodzi z nim w dolinę. W ranki, które się dłużą, przystanął, żeby się napić.',
    'stary las',
  ),
  zenithrone: of(
    'W południe siedzi tak prosto, że nie ma własnego cienia, by odpocząć. Cała dzicz kładzie się z szacunku, a on każdemu zazdrości.',
    'najwyższe wzgórze',
  ),
  gloamarch: of(
    'Co wieczór zbiera resztki światła i niesie je w dziobie do domu. Tam, gdzie przeleci nisko, w oknach pali się dłużej, niż chciano.',
    'wybrzeże i kominy',
  ),
  nadirian: of(
    'O północy płynie pod gwiazdami, a one lekko kołyszą się w jego śladzie. Latarnicy wpisują go jako pogodę, bo brak rubryki na wieloryby w górze.',
    'niebo nad zatoką',
  ),
};
export default words;
