import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';
import { polishCount, polishForm } from './counted.ts';

const words: typeof aboutWords = {
  title: 'O grze',
  sections: [
    {
      title: 'Czym jest Emberwild',
      text: 'To gra o chodzeniu po dzikich stronach, spotykaniu stworków, prowadzeniu drużyny i mierzeniu się z innymi, prosto w przeglądarce. Niczego nie trzeba instalować.',
    },
    {
      title: 'Uczciwa z założenia',
      text: import.meta.env.TRIAL
        ? 'Co postanowione, to postanowione: ponowne wczytanie nigdy nie zmieni spotkania, rzutu ani walki. Ważne szanse widać w liczbach.'
        : 'Każdy rzut kością pada na serwerze, a co postanowione, to postanowione: ponowne wczytanie nigdy nie zmieni spotkania, rzutu ani walki. Ważne szanse widać w liczbach.',
    },
    {
      title: 'Dla wszystkich',
      text: 'Klawiatura, mysz, dotyk, pad i czytnik ekranu to równie dobre sposoby gry. Powiększaj, ile chcesz. Typy i odmiany mają kształty i słowa, nie tylko kolory.',
    },
    {
      title: 'Ręczna robota',
      text: 'Wszystkie stworki, mapy, nazwy i obrazki powstały dla tej gry i do żadnej innej nie należą.',
    },
  ],
  numbersTitle: 'Świat w liczbach',
  numbers: {
    species: 'gatunków',
    kinds: 'odmiany każdego',
    maps: 'map',
    gyms: 'aren',
  },
  amount: numberWords,
  questions: 'Pytania i odpowiedzi',
  thanksTitle: 'Podziękowania',
  thanks: (count) =>
    `Gra stoi na otwartym kodzie: do twojej przeglądarki ${polishForm(count, 'trafia', 'trafiają', 'trafia')} z nią ${polishCount(count, 'biblioteka', 'biblioteki', 'bibliotek')}. Ich autorzy pozwalają z nich korzystać każdemu.`,
  faces:
    'Teksty złożono krojem Nunito (Nunito Project Authors), nagłówki krojem Lilita One (Juan Montoreano), oba na licencji SIL Open Font License.',
  libraries: 'Biblioteki i ich licencje',
  licence: (name) => `Licencja ${name}`,
};
export default words;
