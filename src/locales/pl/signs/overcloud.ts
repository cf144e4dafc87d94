import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'drogowskaz',
    boxes: [
      'SOLNA STROMIZNA, w górę. Wszystko jest w górę. Kto znajdzie drogę w dół, proszony o zgłoszenie.',
    ],
  },
  'saltsteep-pass': {
    name: 'drogowskaz',
    boxes: ['GRAŃ, na północ. Trzymaj kapelusz. Trzymaj też kapelusz tego, kto idzie przed tobą.'],
  },
  'saltsteep-well': {
    name: 'tabliczka na studni',
    boxes: ['TOPIONY ŚNIEG, PIĆ POWOLI. Przejdź obok z manierką. Tak zimny, że łyki stoją w kolejce.'],
  },
  'saltsteep-kettle': {
    name: 'czajnik',
    boxes: ['Od wiosny ma się zaraz zagotować. Patrzą na niego na zmianę, i to wszystko wyjaśnia.'],
  },
  'saltsteep-barrel': {
    name: 'beczka soli',
    boxes: ['Sól, gruba. Na sznurku wisi kartka: „W razie czego kopać”. Nie chodziło o sól.'],
  },
  'saltsteep-crate': {
    name: 'skrzynia',
    boxes: ['Na każdej ścianie: GÓRA. Tragarze zrobili, co mogli.'],
  },
  'saltsteep-cairn': {
    name: 'kopczyk',
    boxes: ['Kamień na szczycie: płaski, z namalowanym uśmiechem. Pod nim mniej uśmiechu, więcej kieszeni.'],
  },
  'ridge-foot': {
    name: 'drogowskaz',
    boxes: ['GRAŃ WIATROŁOMÓW. Za uskokami nie ma powrotu w górę. Za wiatrem nie ma rozmów.'],
  },
  'ridge-top': {
    name: 'drogowskaz',
    boxes: ['ORGANY WIATRU, na północ. Dziś: wszystko w Es, czy pasuje, czy nie.'],
  },
  'ridge-cairn': {
    name: 'kopczyk',
    boxes: ['Najniższy kamień niedawno się ruszył. Śnieg nie zdążył zauważyć.'],
  },
  'ridge-log': {
    name: 'wydrążona kłoda',
    boxes: ['Kto wniósł kłodę tu, gdzie nie rośnie drzewo? Ktoś, komu trzeba było schowka i drzemki.'],
  },
  'ridge-pile': {
    name: 'kupka kamieni',
    boxes: ['Jeszcze nie kopczyk. Chciałaby nim być i ćwiczy.'],
  },
  'ridge-marker': {
    name: 'wysoki kopczyk',
    boxes: ['POŁOWA DROGI, mówi jedna rysa. Druga mówi: OPTYMISTA.'],
  },
  'organ-sign': {
    name: 'drogowskaz',
    boxes: ['ORGANY WIATRU. Prosimy nie dotykać piszczałek. Prosimy nie słuchać tej, która szepcze.'],
  },
  'organ-plate': {
    name: 'tabliczka na organach',
    boxes: ['BUDOWNICZY: NIKT. STROICIEL: POGODA. Koncerty codziennie, dopóki nie ustaną.'],
  },
  'organ-tarn': {
    name: 'drogowskaz',
    boxes: [
      'STAW. Niesie każdego, i zawsze do samego końca. Tylko cztery kamienie kogokolwiek zatrzymały.',
      'Niżej wydrapane: „Cztery ślizgi do śniegu. Mnie wyszło dziewiętnaście”.',
    ],
  },
  'organ-stone': {
    name: 'stojący kamień',
    boxes: ['U stóp ma wysiedziane miejsce dla jednego słuchacza. Pasuje każdemu, kto próbował.'],
  },
  'organ-cairn': {
    name: 'kopczyk',
    boxes: ['Siedem kamieni, siedem nut. Ósmy jest luźny i podniesiony fałszuje.'],
  },
  'organ-pile': {
    name: 'kopczyk na krawędzi',
    boxes: ['Widać stąd morze, a także to, co ktoś schował przed tymi, którzy patrzą tylko na morze.'],
  },
  'organ-boulder': {
    name: 'głaz',
    boxes: ['Nuci do wtóru. Za nim leży to, co mu dano, żeby był cicho.'],
  },
};
export default words;
