import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'drogowskaz',
    boxes: ['WPÓŁDO. Czekamy na ciebie, kiedyś. Prosimy niczego nie nakręcać.'],
  },
  'halfpast-north': {
    name: 'drogowskaz',
    boxes: ['NIESPIESZNA MILA, na północ. Trwa, ile trwa, i minutę na widok.'],
  },
  'halfpast-dial': {
    name: 'tabliczka na zegarze',
    boxes: ['CZTERY CIENIE, SŁOŃCE ZBĘDNE. Gdyby się wszystkie zgodziły, proszę komuś powiedzieć.'],
  },
  'halfpast-well': {
    name: 'tabliczka na studni',
    boxes: ['WODA WSZYSTKICH GODZIN. Przejdź obok z manierką: przed chwilą napełniona albo zaraz będzie.'],
  },
  'halfpast-dawn': {
    name: 'tabliczka pod różowym światłem',
    boxes: ['ŚWIT. Nikt go nie zapala. Wcześnie dla zasady.'],
  },
  'halfpast-night': {
    name: 'tabliczka pod niebieskim światłem',
    boxes: ['NOC. Najjaśniejsza z czterech i jedyna, która za to przeprasza.'],
  },
  'halfpast-barrel': {
    name: 'beczka',
    boxes: ['Zapasowe minuty, mówi wieko. Ktoś je odkładał, i coś jeszcze.'],
  },
  'halfpast-crate': {
    name: 'skrzynia',
    boxes: ['DOSTARCZYĆ DO POŁUDNIA. Nie napisano do którego, więc odtąd tu stoi.'],
  },
  'halfpast-stone': {
    name: 'ciepły kamień',
    boxes: ['Kamień południa. Z wierzchu ciepły, od spodu ciepły, a pusty tam, gdzie mieści się dłoń.'],
  },
  'mile-foot': {
    name: 'drogowskaz',
    boxes: ['NIESPIESZNA MILA. Ranek po lewej, południe po prawej, reszta wyżej. Zakaz wyprzedzania.'],
  },
  'mile-fork': {
    name: 'drogowskaz',
    boxes: ['ZMIERZCH, w prawo. NOC, w lewo. W razie wątpliwości jedno i drugie.'],
  },
  'mile-dawn': {
    name: 'tabliczka pod różowym światłem',
    boxes: ['RANEK, SZTUK JEDEN. Własność lasu. Prosimy oddać przed obiadem.'],
  },
  'mile-noon': {
    name: 'tabliczka pod złotym światłem',
    boxes: ['POŁUDNIE. Cienie można tu zostawić i odebrać w drodze powrotnej.'],
  },
  'mile-dusk': {
    name: 'tabliczka pod fioletowym światłem',
    boxes: ['ZMIERZCH. Zapadł tu w roku powodzi i nikomu nic się nie stało.'],
  },
  'mile-night': {
    name: 'tabliczka pod niebieskim światłem',
    boxes: ['NOC, SAMOOBSŁUGA. Gwiazdy zostawić tak, jak się je zastało.'],
  },
  'mile-islet': {
    name: 'drogowskaz',
    boxes: [
      'ZAMKNIĘTE. Otwiera się temu, kto stał przy czterech światłach w kolejności, w jakiej wstają.',
      'Kto je pomyli, zaczyna od nowa. Świtowi to nigdy nie przeszkadzało.',
    ],
  },
  'mile-cairn': {
    name: 'kopczyk',
    boxes: ['Połowa drogi między śniadaniem a kolacją. W okolicach podwieczorku jest luka.'],
  },
  'mile-log': {
    name: 'kłoda',
    boxes: ['Posłanie z mchu, jeszcze ciepłe. Kto tu spał, zostawił napiwek.'],
  },
  'mile-boulder': {
    name: 'głaz',
    boxes: ['Od słońca za gorący, by dotknąć. Druga strona czeka na kogoś sprytnego.'],
  },
  'hearth-sign': {
    name: 'drogowskaz',
    boxes: ['ZIMNE PALENISKO. Wytrzyj nogi. Pamięta, że było kuchnią.'],
  },
  'hearth-mantel': {
    name: 'gzyms paleniska',
    boxes: [
      'Cztery słoje: sól, miód, tymianek i jeden z napisem PÓŹNIEJ. Popiół zimny od tysiąca lat, zamieciony dziś rano.',
    ],
  },
  'hearth-shelf-first': {
    name: 'pierwsza półka',
    boxes: ['Tom pierwszy zaczyna się: „Było zimno”. Drugi też. Od dziewiątego jest w nich zupa.'],
  },
  'hearth-shelf-last': {
    name: 'ostatnia półka',
    boxes: [
      'Książki, które tają, nim są skończone. Zakończenia spływają w dolinę, gdzie trzeba je wymyślać.',
    ],
  },
  'hearth-kettle': {
    name: 'czajnik',
    boxes: ['Napełniany co wieczór dla tych, którzy przyjdą. Nikt nie powiedział ilu, więc jest duży.'],
  },
  'hearth-cairn': {
    name: 'kopczyk',
    boxes: ['Po kamieniu z każdego domu doliny. Najmniejszy jest dziecięcy i ma coś pod sobą.'],
  },
  'hearth-barrel': {
    name: 'beczka',
    boxes: ['Jabłka, tak napisano. Dawno potoczyły się do domu i zostawiły, czego nie uniosły.'],
  },
  'hearth-larder': {
    name: 'drogowskaz',
    boxes: [
      'SPIŻARNIA, na dole. Trzymana w ciemności od pierwszej kolacji. Prosimy przynieść światło i zabrać je z powrotem.',
    ],
  },
  'larder-crate': {
    name: 'skrzynka słoików',
    boxes: [
      'DŻEM, głosi pierwszy słoik. DŻEM, głosi drugi. NIE DŻEM, głosi trzeci tym samym pismem i grzechocze.',
    ],
  },
  'larder-honey': {
    name: 'beczka miodu',
    boxes: ['Miód sprzed tysiąca lat. Łyżka stoi w nim prosto. Nikt się nie przyznaje, że mieszał ostatni.'],
  },
  'hearth-boulder': {
    name: 'głaz',
    boxes: ['Nie załapał się do paleniska. Obiecano mu rolę w następnym.'],
  },
};
export default words;
