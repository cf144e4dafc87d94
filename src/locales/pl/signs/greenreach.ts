import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'drogowskaz',
    boxes: [
      'RYNEK, prosto. STUDNIA napełnia każdą manierkę, która koło niej przejdzie, za darmo.',
      'Pod spodem ołówkiem: manierka to trzy łyki. Pić w walce, gdy boli. Nie wcześniej. Nudziło mi się i jest pusta.',
    ],
  },
  'hamlet-north': {
    name: 'drogowskaz',
    boxes: [
      'SKOBLOWY BRÓD, na północ: dziewięć aren, sklep i gęsi. Gęsi nie są częścią wyzwania. Tylko im się tak zdaje.',
    ],
  },
  'hamlet-lake': {
    name: 'drogowskaz',
    boxes: ['JEZIORO. Most udźwignie jedną osobę albo dwie, które się lubią. Prosimy nie dokarmiać wyspy.'],
  },
  'hamlet-barrel': {
    name: 'beczka na deszczówkę',
    boxes: ['Beczka na deszczówkę, do połowy pełna. Na dnie leży wczorajsze niebo, do czyszczenia.'],
  },
  'hamlet-oak': {
    name: 'drzwiczki w dębie',
    boxes: ['Drzwi w wielkim dębie, wysokie jak but. Ktoś pukał tyle razy, że zeszła farba. Pukasz.'],
  },
  'hamlet-boulder': {
    name: 'głaz',
    boxes: [
      'Leży tu, odkąd lód poszedł do domu. Jeden bok wygładzili ludzie, którzy siadali pomyśleć o czym innym.',
    ],
  },
  'hamlet-stump': { name: 'pniak', boxes: ['Osiemdziesiąt jeden słojów. Ktoś zaznaczył rok dobrej zupy.'] },
  'hamlet-stone': {
    name: 'stojący kamień',
    boxes: ['Głęboko ryta spirala. Kto idzie po niej palcem, dochodzi do środka, trochę zaskoczony.'],
  },
  'coast-bridge': {
    name: 'drogowskaz',
    boxes: ['ZIELONA KRAINA, na zachód. MORZE, na południe. Jeśli masz mokre stopy, wybór już zapadł.'],
  },
  'coast-mill': {
    name: 'drogowskaz',
    boxes: ['MŁYN. Mąka na worki, rady na godziny, głównie o Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'drogowskaz',
    boxes: ['KAMIENNY KRĄG, na wschód. Nikomu nie wyszła taka sama liczba, a jest ich cztery.'],
  },
  'coast-book': {
    name: 'dziennik latarni',
    boxes: [
      'Poniedziałek: mgła. Wtorek: mgła. Środa: ktoś krzyczał „czy tu jest latarnia?”. Odkrzyknęłam, że tak.',
      'Czwartek: czysto. Widać, że beczka spod domu zniknęła. Piątek: beczka wróciła. Nie chce mówić, gdzie była.',
    ],
  },
  'coast-crate': {
    name: 'skrzynia',
    boxes: [
      'NIEZATAPIALNA, napisano na skrzyni kredą. Kapitan poszedł spać. Pod wiekiem pachnie rzepą i przygodą.',
    ],
  },
  'coast-stump': {
    name: 'wydrążony pniak',
    boxes: ['Pusty do samego dołu. Ktoś trzyma tu żołędzie i paragony na nie.'],
  },
  'coast-stone': {
    name: 'kamień na wzgórzach',
    boxes: ['Litery mówią: KTO TU STOI, SZEDŁ NAOKOŁO. Za kamieniem mech jest odchylony.'],
  },
  'coast-barrel': {
    name: 'beczka',
    boxes: ['Śledzie, mówi wieko. Pusto, mówi echo. Kot odmawia zeznań.'],
  },
  'town-north': {
    name: 'drogowskaz',
    boxes: ['NA MOCZARY. Brama prosi o trzy odznaki. Proponowano jej ciasto i dalej prosi o odznaki.'],
  },
  'town-south': {
    name: 'drogowskaz',
    boxes: [
      'SKOBLOWY BRÓD. Dziewięć aren; nazwali je właściciele, a osądzą wycieraczki. Wytrzyj stworkowi łapy.',
    ],
  },
  'town-east': {
    name: 'drogowskaz',
    boxes: ['WYBRZEŻE, tędy. Weź kapelusz. Weź sznurek do kapelusza.'],
  },
  'town-well': {
    name: 'tabliczka na studni',
    boxes: [
      'DAR CECHU BEDNARZY, który przeprasza za przeciek. Przejdź obok, a manierka pełna. Ich buty też.',
    ],
  },
  'town-sluices': {
    name: 'drogowskaz',
    boxes: [
      'ŁĄKA ZALEWOWA. Dwa koła, trzy śluzy. Każde koło pilnuje dwóch; środkowa ma dwóch panów.',
      'Niżej, kredą: „Jak nasz kot”.',
    ],
  },
  'town-barrel': {
    name: 'beczka za sklepem',
    boxes: ['„Zwrot: nie odbija się”. Reszta etykiety jest o tym, czyja to wina.'],
  },
  'town-crate': {
    name: 'skrzynia za sklepem',
    boxes: ['OSTROŻNIE, na czerwono, z sześciu stron. Coś w środku potoczyło się w róg i tam zostało.'],
  },
  'town-fence': {
    name: 'luźna deska',
    boxes: ['Jedna deska płotu wisi na jednym gwoździu. Pół miasta chodzi tędy do szkoły.'],
  },
};
export default words;
