import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Mapy',
  hint: 'Dokąd chcesz pójść?',
  inBattle: 'Jedna walka wciąż trwa. Mapy poczekają, aż się skończy.',
  more: 'Kolejne mapy pojawią się tu, gdy dojdziesz do nich pieszo.',
  wanderer: (species, map, ground, until) =>
    `Wędrowiec dnia: ${species}. Miejsce: ${map} (${ground}); zostaje do ${until}. Jutro przyjdzie kto inny.`,
  places: {
    green_land: { title: 'Zielona Kraina', text: 'Wiejska łąka, ciche jezioro i pierwsza wysoka trawa.' },
    green_land2: {
      title: 'Zielona Kraina 2',
      text: 'Z biegiem rzeki do morza: klify, piasek i silniejsze stworki.',
    },
    green_land3: {
      title: 'Skoblowy Bród',
      text: 'Dziewięć aren wokół rynku, sklep i strumyk, któremu nigdzie się nie spieszy.',
    },
    harkmoor: {
      title: 'Torfowo',
      text: 'Domy wzdłuż drogi przez bagno i ludzie, którzy mówią mało, ale większość na serio.',
    },
    harkmoor2: {
      title: 'Długi Nasłuch',
      text: 'Wrzosy, oczka wodne i kamienny krąg. Ścieżka się nie spieszy.',
    },
    harkmoor3: {
      title: 'Zatopiona Kaplica',
      text: 'Grobla prowadzi do dzwonu, którego nikt nie rusza.',
    },
    scattersea: {
      title: 'Fałowice',
      text: 'Domy wokół portu, do którego łodzie wracają, zanim zegary uzgodnią godzinę.',
    },
    scattersea2: {
      title: 'Kaczki na Wodzie',
      text: 'Wyspy, którymi ktoś jakby puszczał kaczki, i kładki tam, gdzie spadły.',
    },
    scattersea3: {
      title: 'Wrzeciono',
      text: 'Spirala piasku z latarnią pośrodku i statek z ogródkiem po drodze.',
    },
    overcloud: {
      title: 'Solna Stromizna',
      text: 'Domy na turniach, powiązane liną. Herbata jest słona, a czajniki nie stygną nigdy.',
    },
    overcloud2: {
      title: 'Grań Wiatrołomów',
      text: 'Cztery tarasy nad chmurą. W dół idzie się szybciej niż w górę.',
    },
    overcloud3: {
      title: 'Organy Wiatru',
      text: 'Kamienne piszczałki wysokie jak domy. Wiatr gra, a kartek nikt nie przewraca.',
    },
    fourlight: {
      title: 'Wpółdo',
      text: 'Miasto wokół zegara słonecznego, który wskazuje cztery godziny naraz. Nikt się nie spóźnia, bo nie ma na co.',
    },
    fourlight2: {
      title: 'Niespieszna Mila',
      text: 'Ranek, południe, wieczór i noc, jedno obok drugiego. Mosty skrzypią o każdej porze.',
    },
    fourlight3: {
      title: 'Zimne Palenisko',
      text: 'Palenisko pierwszej kuchni, światło w każdym rogu i biblioteka, której pilnuje lodowiec.',
    },
  },
};
export default words;
