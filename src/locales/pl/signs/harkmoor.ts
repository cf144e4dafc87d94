import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'drogowskaz',
    boxes: ['TORFOWO. Mieszkańcy: są. Najbliższy sąsiad: bagno. Niczego mu nie pożyczać.'],
  },
  'peatwick-well': {
    name: 'tabliczka na studni',
    boxes: [
      '„Ta studnia jest głębsza, niż wygląda”. Niżej wydrapano: „Spojrzała na mnie”. Manierce wszystko jedno.',
    ],
  },
  'peatwick-barrel': {
    name: 'beczka smoły',
    boxes: ['Smoła do łodzi. Odkąd bagno zjadło ostatnią, łodzi tu nie ma. Pod obręczą coś tkwi.'],
  },
  'peatwick-crate': {
    name: 'skrzynia',
    boxes: ['Adres: Zatopiona Kaplica. Zwrot. „Nie ma w domu, jest tylko wilgoć”.'],
  },
  'peatwick-cairn': {
    name: 'kopczyk',
    boxes: ['Po kamieniu za każdego, kto wrócił. Ktoś je poukładał według wielkości.'],
  },
  'peatwick-log': {
    name: 'zwalona kłoda',
    boxes: ['Upadła w poprzek drogi, więc przesunięto drogę. Tak się tu załatwia sprawy.'],
  },
  'hark-gate': {
    name: 'drogowskaz',
    boxes: ['DŁUGI NASŁUCH. Idź cicho: słucha. Idź głośno: słyszał gorsze rzeczy.'],
  },
  'hark-fork': {
    name: 'drogowskaz',
    boxes: [
      'ŚCIEŻKA. Nie spieszy się i tobie też nie da. Pasterzy prosi się o liczenie kamieni i dyskrecję.',
    ],
  },
  'hark-door': {
    name: 'kamień przy drzwiach',
    boxes: [
      'WIELKI MÓWI PIERWSZY, BO JEST POWOLNY. MAŁY NIE UMIE CZEKAĆ. ŚREDNI MÓWI AMEN.',
      'Drobniej: „Stąpaj lekko. Po złym słowie obrażają się wszystkie, i drzwi też”.',
    ],
  },
  'hark-stone': {
    name: 'Kamień Nasłuchu',
    boxes: ['Przykładasz ucho. Daleko w dole coś nuci, fałszując, jak ktoś przy zmywaniu.'],
  },
  'hark-boulder': {
    name: 'głaz',
    boxes: ['Z tej strony wiatr opiera się od tysiąca lat. Z drugiej jest suche zagłębienie.'],
  },
  'hark-ring': {
    name: 'okrągły głaz',
    boxes: ['Chyba którejś nocy wytoczył się z kręgu i odtąd udaje, że zawsze tu był.'],
  },
  'hark-seat': {
    name: 'płaski głaz',
    boxes: [
      'Siedzisko pasterza. Z wierzchu ciepłe, a pod spodem wszystko, co kiedykolwiek wypadło pasterzowi z kieszeni.',
    ],
  },
  'chapel-sign': {
    name: 'drogowskaz',
    boxes: ['KAPLICA, groblą. Nabożeństwa przy niskiej wodzie. Niskiej wody nie ma.'],
  },
  'chapel-book': {
    name: 'księga dzwonnika',
    boxes: [
      '„O szóstej dzwonione. W południe dzwonione. O północy nie dzwonione, a dzwoniło”.',
      'Na każdej stronie to samo, dziewiętnastoma charakterami pisma. Twój byłby dwudziesty.',
    ],
  },
  'chapel-cairn': {
    name: 'kopczyk',
    boxes: ['Kamienie są mokre, choć nie padało. Coś między nimi błyszczy.'],
  },
  'chapel-boat': {
    name: 'prom',
    boxes: ['OPŁATA: CO KTO MA. Ktoś zapłacił, a nikt nie przyszedł odebrać.'],
  },
  'chapel-stone': {
    name: 'słup bramy',
    boxes: ['Pół bramy. Druga połowa jest podobno wciąż otwarta, gdzieś na dnie jeziora.'],
  },
};
export default words;
