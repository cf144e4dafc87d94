import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: 'Twój wygląd',
  change: 'Zmień wygląd',
  text: 'Kto chodzi za ciebie po mapie? Zdanie możesz zmienić w każdej chwili.',
  wear: 'Załóż',
  cancel: 'Anuluj',
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
  },
};
export default words;
