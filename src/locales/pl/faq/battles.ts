import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const polishBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Walki',
  questions: [
    {
      id: 'effective',
      question: 'Co znaczy „bardzo skuteczne” i „ultraskuteczne”?',
      answer: [
        'Każdy atak ma typ i każdy stworek też. Atak, który pasuje, zadaje dwa razy więcej obrażeń (bardzo skuteczny) albo cztery razy więcej (ultraskuteczny). Znak przy każdym ataku pokazuje to, zanim wybierzesz.',
        { links: [{ to: '/typechart', text: 'Otwórz tabelę typów' }] },
      ],
      also: 'typ słabość odporność obrażenia super effective',
    },
    {
      id: 'status-moves',
      question: 'Dlaczego Warknięcie zadaje obrażenia?',
      answer: [
        `Tutaj bije każdy atak. Te, które słyną z tego, co robią z cechami i zdrowiem, mają moc ${statusPower}, a resztę robią przy okazji. Żaden wybór nie jest więc straconym ruchem, a dwa stworki, które tylko na siebie warczą, też kiedyś skończą.`,
        'AttackDex wylicza je w rodzaju Stan i słowami opisuje, co robią.',
        { links: [{ to: '/attackdex?class=status', text: 'Zobacz je w AttackDex' }] },
      ],
      also: 'atak stan moc 30 cecha słaby status',
    },
    {
      id: 'great-moves',
      question: 'Czym jest wielki atak?',
      answer: [
        'Jednym z najsilniejszych, jakie są: to te zaczynające się od Max lub G-Max i inne o mocy 200, które nic nie kosztują. Drużyna ma w walce jeden. Ktokolwiek go użyje i czy trafi, czy nie, każdy następny się nie uda, a przycisk to mówi.',
        'Warto więc czekać na dobrą chwilę. Druga strona też ma tylko jeden.',
        { links: [{ to: '/attackdex?q=wielkim+atakiem', text: 'Zobacz je w AttackDex' }] },
      ],
      also: 'max g-max najsilniejszy raz limit zużyty great move',
    },
    {
      id: 'order',
      question: 'Kto uderza pierwszy?',
      answer: [
        'Niektóre ataki są przed wszystkimi innymi albo po nich i mówią o tym. Poza tym pierwszy uderza szybszy stworek; przy równej szybkości rozstrzygają kości.',
      ],
      also: 'szybkość pierwszeństwo tura runda kolejność',
    },
    {
      id: 'switch',
      question: 'Czy mogę zmienić stworka w czasie walki?',
      answer: [
        'Tak: zamienia go przycisk z dwiema strzałkami obok „Atakuj”. To twój ruch i dzieje się przed każdym atakiem: nowy stworek zbiera to, co robi przeciwnik. Stworka spętanego, odpoczywającego albo w środku ataku nie da się odwołać.',
      ],
      also: 'zamiana zmiana wymień drużyna spętany switch',
    },
    {
      id: 'opponents',
      question: 'Czy przeciwnik oszukuje?',
      answer: [
        'Nie. Wie tyle, ile każdy na jego miejscu: odmianę i poziom twoich stworków oraz to, co już pokazały. Dzikie stworki biorą dowolny atak, gracze i sparingpartnerzy ten, który obiecuje najwięcej, a większość aren myśli o rundę naprzód.',
      ],
      also: 'uczciwy komputer sztuczna inteligencja niesprawiedliwe arena',
    },
    {
      id: 'lose',
      question: 'Co tracę, gdy przegram?',
      answer: [
        'Tylko czas; w walce o złoto stawkę. Twoje stworki wchodzą do każdej walki zdrowe i nikt ci ich nigdy nie zabierze.',
      ],
      also: 'porażka przegrana omdlenie leczenie punkty życia pieniądze',
    },
    {
      id: 'why-lost',
      question: 'Skąd moja porażka?',
      answer: [
        'Strona porażki mówi, co rozstrzygnęło: typy, szybkość czy poziomy, i co by pomogło. W profilu możesz obejrzeć ostatnie walki jeszcze raz, krok po kroku.',
        { links: [{ to: '/profile', text: 'Twój profil' }] },
      ],
      also: 'powtórka obejrzyj ponownie analiza powód przegrana pomoc replay',
    },
    {
      id: 'flask',
      question: 'Jak leczyć w środku walki?',
      answer: [
        'Manierką, obok „Atakuj”. Mieści trzy łyki; każdy przywraca połowę punktów życia stworkowi, który stoi, także temu, który czeka, i kończy jego dolegliwość. To twój ruch, więc potem ruch ma przeciwnik.',
        'Manierkę napełnia studnia, gdy koło niej przejdziesz; miasta ją mają. Dojrzałe jagody dają jeden łyk. W pojedynkach i walkach o złoto manierka zostaje zakręcona.',
      ],
      also: 'manierka łyk mikstura leczenie studnia pić flask',
    },
    {
      id: 'run-away',
      question: 'Jak uciec przed dzikim stworkiem?',
      answer: [
        'Biegnącą postacią obok „Atakuj”. Kto jest co najmniej równie szybki, ucieka na pewno; wolniejszym z każdą próbą łatwiej, a próba na darmo kosztuje ruch. Stworek spętany, odpoczywający albo związany atakiem nie ucieknie.',
        'Nic się nie zyskuje i nic nie traci, a passa zwycięstw trwa. Z innych walk ucieczki nie ma.',
      ],
      also: 'ucieczka uciec dziki opuścić run flee',
    },
    {
      id: 'flee',
      question: 'Jak opuścić walkę?',
      answer: [
        'Po prostu odejdź: poczeka taka, jaka jest. Jeśli jej miejsce zajmie inna, pierwsza liczy się jako ucieczka; gra pyta, zanim do tego dojdzie.',
      ],
      also: 'wyjść poddać się przerwa pauza',
    },
  ],
});
