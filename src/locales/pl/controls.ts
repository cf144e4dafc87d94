import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Sterowanie',
  text: 'Wszystko da się zrobić każdym z nich.',
  label: 'Urządzenie',
  or: 'lub',
  change: 'Zmień klawisze i przyciski',
  devices: [
    {
      value: 'keys',
      name: 'Klawiatura',
      rows: [
        {
          what: 'Chodzenie',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Strzałki', 'W A S D', 'Klawiatura numeryczna'],
          note: 'Dwa naraz prowadzą na ukos; przytrzymaj, aby iść dalej.',
        },
        { what: 'Wybór ataku', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Potwierdź, dalej', actions: ['confirm'], note: '' },
        { what: 'Ucieczka przed dzikim stworkiem', actions: ['run'], note: 'Może wymagać kilku prób.' },
        { what: 'Łyk z manierki', actions: ['drink'], note: 'Zajmuje ruch. Napełnia ją studnia.' },
        {
          what: 'Pomiń animację',
          with: ['Dowolny klawisz'],
          note: 'Nie robi wtedy nic innego. Tab, Page Up i Down oraz F5 działają jak zawsze.',
        },
        {
          what: 'Tempo walk',
          actions: ['speed'],
          note: 'Zwykłe, dwa lub cztery razy szybsze; zostaje zapamiętane.',
        },
        {
          what: 'Spojrzenie wstecz w walce',
          actions: ['earlier', 'later'],
          note: 'Rundę wcześniej, rundę później; Esc wraca do teraz.',
        },
        {
          what: 'Od elementu do elementu',
          with: ['Tab', 'Shift + Tab'],
          note: 'Strzałki zmieniają wybór.',
        },
        { what: 'Zamknij menu lub okienko', with: ['Esc'], note: '' },
        {
          what: 'Wycisz grę, włącz dźwięk',
          actions: ['mute'],
          note: 'Głośności są w części Dźwięk, u dołu każdej strony.',
        },
        {
          what: 'Pełny ekran i z powrotem',
          actions: ['fullscreen'],
          note: 'Jeśli przeglądarka potrafi; przycisk jest u dołu każdej strony.',
        },
        {
          what: 'Do wiersza poleceń',
          actions: ['commands'],
          note: 'W trybie tekstowym, który włącza pierwszy przycisk każdej strony.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Dotyk',
      rows: [
        {
          what: 'Chodzenie',
          with: ['Krzyżak kierunków', 'Przesunięcie po mapie'],
          note: 'Nie odrywaj palca, aby iść dalej, przesuń, aby skręcić. Myszą przeciąga się tak samo.',
        },
        {
          what: 'Przywołaj krzyżak',
          with: ['Długie naciśnięcie mapy'],
          note: 'W Ustawieniach krzyżak przesuniesz, powiększysz, uczynisz przezroczystym lub schowasz.',
        },
        {
          what: 'Idź do miejsca',
          with: ['Dotknij mapy'],
          note: 'Kończy się, gdy pojawi się stworek albo zrobisz krok samodzielnie. Myszą klika się tak samo.',
        },
        {
          what: 'Wybór ataku lub kuli',
          with: ['Dotknij'],
          note: 'Potem dotknij „Atakuj” albo „Rzuć kulę”. Myszą klika się tak samo.',
        },
        {
          what: 'Dalej po rundzie',
          with: ['Dalej', 'Obraz walki'],
          note: 'Dotknij jednego lub drugiego.',
        },
        {
          what: 'Ucieczka przed dzikim stworkiem',
          with: ['Biegnąca postać'],
          note: 'Przycisk na lewo od „Atakuj”.',
        },
        {
          what: 'Łyk z manierki',
          with: ['Manierka'],
          note: 'Liczba obok mówi, ile łyków zostało.',
        },
        { what: 'Pomiń animację', with: ['Dotknij gdziekolwiek'], note: 'Nie robi nic innego.' },
        { what: 'Tempo walk', with: ['1×'], note: 'Przycisk na obrazie walki: 1×, 2× lub 4×.' },
      ],
    },
    {
      value: 'gamepad',
      name: 'Pad',
      rows: [
        {
          what: 'Chodzenie',
          with: ['Lewa gałka'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Krzyżak'],
          note: '',
        },
        {
          what: 'Od elementu do elementu',
          with: ['Krzyżak'],
          actions: ['previous', 'next'],
          note: 'Na mapie krzyżakiem się chodzi. W lewo i w prawo przesuwa on suwak.',
        },
        { what: 'Naciśnij, potwierdź', actions: ['press'], note: '' },
        { what: 'Naciśnij główny przycisk', actions: ['confirm'], note: '' },
        { what: 'Zamknij menu lub okienko', actions: ['cancel'], note: '' },
        { what: 'Spojrzenie wstecz w walce', actions: ['earlier', 'later'], note: '' },
        { what: 'Ucieczka przed dzikim stworkiem', actions: ['run'], note: '' },
        { what: 'Łyk z manierki', actions: ['drink'], note: '' },
        { what: 'Tempo walk', actions: ['speed'], note: '' },
        { what: 'Wycisz grę, włącz dźwięk', actions: ['mute'], note: '' },
        { what: 'Pomiń animację', with: ['Dowolny przycisk'], note: 'Nie robi wtedy nic innego.' },
      ],
    },
  ],
};
export default words;
