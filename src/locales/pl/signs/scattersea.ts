import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'drogowskaz',
    boxes: ['FAŁOWICE. Dziewięćdziesiąt wysp, a to właśnie ta z parkingiem.'],
  },
  'halyard-quay': {
    name: 'drogowskaz',
    boxes: ['KACZKI NA WODZIE, na południe. Prosimy nie puszczać żadnej z powrotem.'],
  },
  'halyard-well': {
    name: 'tabliczka na studni',
    boxes: ['SŁODKA WODA. Przejdź obok z manierką. Morze o tym wie i trochę mu przykro.'],
  },
  'halyard-crate': {
    name: 'skrzynia',
    boxes: ['„Zwrot do nadawcy”. I inną ręką: „Mówi, że to też nie jego”.'],
  },
  'halyard-barrel': {
    name: 'beczka',
    boxes: ['Śledzie, mówi wieko. Od Wielkanocy już nie, mówi nos. Z boku coś wciśnięto.'],
  },
  'halyard-pots': {
    name: 'kosze na homary',
    boxes: ['Cztery kosze i żadnego homara. W jednym siedzi coś, co nie szczypie.'],
  },
  'halyard-mooring': {
    name: 'pachołek',
    boxes: ['Lina prowadzi prosto w dół. Jest napięta, a czasem szarpie dwa razy, na powitanie.'],
  },
  'stones-landing': {
    name: 'drogowskaz',
    boxes: ['KACZKI NA WODZIE. Rekord: siedem wysp jednym kamieniem. Kamień wciąż leci.'],
  },
  'stones-west': {
    name: 'drogowskaz',
    boxes: [
      'WRZECIONO, na zachód. Nie da się go przegapić. Da się przegapić wejście, i większość musi jeszcze raz naokoło.',
    ],
  },
  'stones-ferries': {
    name: 'drogowskaz',
    boxes: [
      'PROMY. Żadna łódź nie zawraca: to by znaczyło przyznać się do czegoś. Większość płynie, dokąd chce.',
      'Kto chce dotrzeć, robi jak słońce przez cały dzień. Ono nie spóźniło się jeszcze na żadną łódź.',
    ],
  },
  'stones-boulder': {
    name: 'głaz',
    boxes: ['Wysoka woda sięga karbu. Pod karbem ktoś trzyma to, co ma być suche, i co dzień się myli.'],
  },
  'stones-stump': {
    name: 'pniak',
    boxes: ['To był maszt. W środku, gdzie biegła lina, zmieści się dłoń.'],
  },
  'stones-log': {
    name: 'kłoda z morza',
    boxes: ['Wyryto: „K + morze”. Morze odpisało pąklami i czymś okrągłym.'],
  },
  'stones-pots': {
    name: 'kosze na homary',
    boxes: ['Puste, drzwiczki otwarte. W środku stoi bardzo małe krzesło.'],
  },
  'spindle-sign': {
    name: 'drogowskaz',
    boxes: ['WRZECIONO. Raz naokoło i jeszcze raz naokoło. Na skróty tylko mewy.'],
  },
  'spindle-north': {
    name: 'drogowskaz',
    boxes: ['NADCHMURZE, na północ i w górę. Weź płaszcz. Zabierz pozdrowienia z wysp. Płaszcz przynieś.'],
  },
  'spindle-door': {
    name: 'drzwi latarni',
    boxes: [
      'Dziurki od klucza nie ma. „Pukać”, mówi tabliczka. „Jeśli nikt nie otwiera, to było pukanie jak morze”.',
    ],
  },
  'spindle-wreck': {
    name: 'wrak',
    boxes: [
      'Kapusta pod pokładem ma się lepiej niż statek. Między grządkami błyszczy coś, co nie jest ślimakiem.',
    ],
  },
  'spindle-mooring': {
    name: 'pachołek',
    boxes: ['Kto wiązał ten węzeł, nie chciał już odpływać. W węźle tkwi coś dla tych, którzy chcą.'],
  },
  'spindle-palm': {
    name: 'krzywa palma',
    boxes: ['Nocą pochyla się do światła, jak tu wszyscy. Dziura w korze jest akurat na wysokości dłoni.'],
  },
};
export default words;
