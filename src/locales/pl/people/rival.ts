import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Czyli to ty, ta nowa twarz. Sorrel Latch. Mam zeszyt, są w nim wszyscy. Ty na pierwszej stronie. Na razie jako kreska.',
        'Zamierzam walczyć najlepiej ze wszystkich. Babcia już o tym wie, więc teraz muszę.',
      ],
      alone: ['Nie masz nawet stworka. Tak nie mogę z tobą wygrać. To znaczy mogę. Tylko to się nie liczy.'],
      few: [
        'Złap trzy gatunki, a będziemy walczyć. Mój jest dobrany tak, żeby był dobry na twojego. To się nazywa badania.',
      ],
      notebook: ['W zeszycie jest rubryka na wygrane i rubryka „padało”. Lubię dokładność.'],
      first: [
        'Trzy gatunki! Zapisane, jeszcze zanim coś powiesz. No to: ty, ja, tu, teraz.',
        'Sędziować może Nan Orrel. Nie patrzy. Dlatego jest sprawiedliwa.',
      ],
      town: ['Trenuję. Zdobądź trzy odznaki, to pogadamy. To znaczy ja pogadam. Tobie zabraknie słów.'],
      second: [
        'Trzy odznaki? Też mam trzy. Moje są w lepszej kolejności.',
        'Stara strona skreślona. To jest nowa strona. Zaczynamy?',
      ],
      gate: [
        'Ja tylko patrzę na bramę. Babcia mówi, że otwiera się na zewnątrz, żeby coś mogło wrócić.',
        'Wszystkie osiem odznak, a potem zobaczymy, kto przejdzie pierwszy.',
      ],
      third: [
        'Wszystkie osiem. Ja też tyle mam. Gdyby nie ty, nie byłoby komu o tym opowiadać.',
        'Kto wygra, przechodzi przez bramę pierwszy. Wiem, że już tam chodzisz. Pierwszy tak na serio.',
      ],
      moor: [
        'Pytam dzwon, kto zapalił tam lampy. Mówi „bim”. Zostaję, aż powie coś więcej.',
        'Najpierw pokonaj osiem aren na moczarach. Dzwon biorę na siebie.',
      ],
      fourth: [
        'Żar wypuścił ktoś z moich. Latch. A w planie było, że ja go z powrotem zamknę. Najlepszym by pozwolili.',
        'A potem mój zasnął mi na rękach, tu, w zimnie, i był ciepły. Walczmy, szybko, póki nie nabiorę rozsądku.',
      ],
      friend: [
        'Koniec z zeszytem. Babcia miała go spalić. Zamiast tego czyta go sąsiadom na głos.',
        'I skobla też nie zabiję gwoździem. Jeśli wszystkie są z jednej kuchni, to rodzina. Mój to ten, co chrapie.',
      ],
      tally: ['Chyba jest cztery do zera. Co prawda padało. Przy dwóch.'],
      after: [
        'Teraz jadę na wyspy. Babcia mówi, że ktoś się tam tym podzielił. Kto pierwszy? Ja już biegnę.',
      ],
      banked: [
        'Przysypany! Ja tu z gwoździem, a ty go po prostu otulasz. Zapisuję to. Trzeba było kupić nowy zeszyt.',
        'Mój mógłby teraz do niego wrócić. Mówię mu to, a on patrzy jak na kogoś niezbyt bystrego i zasypia mi na stopie.',
      ],
      loose: [
        'Zostaje otwarte! Po mojemu byłoby zamknięte. Ja na samym szczycie, a wszystkim zimno. Nie mów babci.',
        'Mój wyszedł wczoraj wieczorem i wrócił z kolegą. Teraz chrapią dwa. Na zmianę. Mierzę czas.',
      ],
    },
  },
};
export default words;
