import type { avatarWords } from '../en/avatars.ts';
import { polishCoins } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Twój wygląd',
  change: 'Zmień wygląd',
  text: 'Kto chodzi za ciebie po mapie? Zdanie możesz zmienić w każdej chwili.',
  wear: 'Załóż',
  cancel: 'Anuluj',
  price: (coins, town) => `${polishCoins(coins)}${town === null ? ', każdy sklep' : ` (${town})`}`,
  asking: 'Pytamy, co sklep ma do noszenia…',
  failed: 'Nie udało się dowiedzieć, co sklep ma do noszenia.',
  again: 'Spróbuj ponownie',
  toMart: 'Wyglądy w sklepie',
  looks: {
    player: { name: 'Piechur', text: 'Morska czapka, koralowy szal i plecak.' },
    gardener: { name: 'Ogrodniczka', text: 'Dwa puchate koczki, ogrodniczki i konewka.' },
    scholar: { name: 'Uczona', text: 'Śliwkowa chusta, okrągłe okulary i torba pełna książek.' },
    racer: { name: 'Rajdowiec', text: 'Wózek z żółtymi obręczami, czerwona kurtka i biała opaska.' },
    storyteller: { name: 'Bajarka', text: 'Biały kok, karmazynowy szal i laska.' },
    woodcutter: { name: 'Drwal', text: 'Ruda broda, czapka z pomponem i wiązka polan.' },
    drover: { name: 'Poganiacz', text: 'Szeroki kapelusz, pasiaste poncho i długi warkocz.' },
    hopper: { name: 'Chlapak', text: 'Dziecko w żółtym płaszczu, który jest kaczką.' },
    dancer: { name: 'Tancerka', text: 'Miedziany kucyk i szeroka turkusowa spódnica.' },
    skipper: { name: 'Szyper', text: 'Szafranowy turban, czarna broda i kapitański płaszcz.' },
    rocker: { name: 'Rockmanka', text: 'Purpurowy irokez, ciemne okulary i gitara.' },
    sledder: { name: 'Saneczkarz', text: 'Parka z wieńcem futra i czerwone rękawice.' },
    fox: { name: 'Lis', text: 'Pomarańczowy kaptur ze spiczastymi uszami i puszysty ogon.' },
    toadstool: { name: 'Muchomor', text: 'Czerwony kapelusz w białe kropki, peleryna z mchu i torba.' },
    diver: { name: 'Nurek', text: 'Okrągły mosiężny hełm z okienkami i dwie butle powietrza.' },
    stargazer: {
      name: 'Gwiazdarka',
      text: 'Spiczasty kapelusz i szata z północy, jedno i drugie w gwiazdach.',
    },
    lamplighter: { name: 'Latarnik', text: 'Cylinder, płaszcz w czterech kolorach i latarnia na drągu.' },
  },
};
export default words;
