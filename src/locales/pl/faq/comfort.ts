import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const polishComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Graj po swojemu',
  questions: [
    {
      id: 'settings',
      question: 'Gdzie są wszystkie ustawienia i czy mam je też na innych urządzeniach?',
      answer: [
        'Ustawienia są u góry i u dołu każdej strony: jasny i ciemny motyw, kontrast, tekst od 80 do 200 procent, tryb spokojny, tempo animacji i tekstów, głośności, pytania, krzyżak po lewej i więcej. Działają od razu.',
        'Zostają na koncie i idą z tobą na każde urządzenie. Przed zalogowaniem i bez połączenia zostają w przeglądarce. Po zalogowaniu obowiązują te z konta; to, co obowiązywało na urządzeniu, czeka w Ustawieniach.',
        { links: [{ to: '/settings', text: 'Ustawienia' }] },
      ],
      also: 'opcje preferencje kontrast czcionka tekst większy powiększenie leworęczny wibracje tempo wolno zegar kolory język settings',
    },
    {
      id: 'calm',
      question: 'Za dużo tych animacji.',
      answer: [
        'Włącz tryb spokojny u dołu strony: nic nie drży, nie błyska ani się nie wierci. Kliknięcie lub klawisz pomija każdą animację walki.',
        'Jeśli twój system prosi o mniej ruchu, tryb spokojny jest włączony od początku. To, co wybierzesz tutaj, ma pierwszeństwo. W Ustawieniach runda może też czekać na ciebie po każdym ruchu.',
      ],
      also: 'spokój mniej ruchu błysk drżenie padaczka dostępność animacja pomiń calm',
    },
    {
      id: 'night',
      question: 'Za jasno tu. Czy mogę grać nocą?',
      answer: [
        'Wybierz u dołu strony motyw ciemny, jasny albo systemowy, zgodny z twoim systemem. Ustawienia mają też wysoki kontrast.',
      ],
      also: 'ciemny tryb motyw jasny kolor dark mode',
    },
    {
      id: 'sound',
      question: 'Jak zmienić głośność albo wyciszyć grę?',
      answer: [
        '„Dźwięk” u dołu każdej strony ma osobne głośności muzyki, efektów i odgłosów stworków oraz przełącznik, który wycisza wszystko. Wycisza też klawisz M i głośnik obok mapy. Wybór zostaje zapamiętany.',
        'Przed pierwszym naciśnięciem nic nie gra. Gdy przeglądarka oszczędza dane, muzyka czeka, aż o nią poprosisz.',
      ],
      also: 'muzyka efekty odgłos głośno cicho głośność słuchawki sound',
    },
    {
      id: 'screen-reader',
      question: 'Czy da się grać z czytnikiem ekranu albo bez myszy?',
      answer: [
        'Tak. Wszystko, co namalowane, jest też napisane, każdy element jest prawdziwym elementem, a mapa po każdym kroku mówi, dokąd można iść. W walkach klawisze od 1 do 4 wybierają atak, a Enter potwierdza. Na padzie krzyżak przechodzi od elementu do elementu, A naciska, a przyciski barkowe robią to samo na mapie.',
        'Pierwszy przycisk każdej strony włącza tryb tekstowy, także przed zalogowaniem. Więcej mówi następne pytanie.',
      ],
      also: 'dostępność niewidomy klawiatura nvda voiceover klawisze powiększenie',
    },
    {
      id: 'text-mode',
      question: 'Czym jest tryb tekstowy i jakie zna polecenia?',
      answer: [
        'Tryb tekstowy opowiada mapy i walki zdaniami i przyjmuje wpisane polecenia: „w” idzie na zachód, „patrz” mówi, co leży w każdym kierunku, „idź sklep” prowadzi do sklepu wolnymi polami, „walcz” zaczyna walkę, „2” używa drugiego ataku, „kula” rzuca kulę. Enter w pustym wierszu prowadzi dalej. Wpisz „pomoc”, aby poznać wszystkie. Przy pustym wierszu chodzisz strzałkami; Escape zatrzymuje; klawisz / prowadzi do wiersza.',
        'Włącza go i wyłącza pierwszy przycisk każdej strony: na nowej stronie naciśnij raz Tab. Przeglądarka to pamięta. Mapy i walki nie są wtedy malowane, więc pasuje też do wolnych urządzeń i do tych, którzy lubią pisać; pole w trybie tekstowym pokazuje obok obraz.',
        'Każdy krok brzmi jak jego teren, a głuche stuknięcie z lewej lub prawej mówi o ścianie po tej stronie.',
      ],
      also: 'dostępność niewidomy czytnik polecenia pisać klawiatura tekstowa przygoda wolny komputer text mode',
    },
    {
      id: 'gamepad',
      question: 'Czy da się grać padem?',
      answer: [
        'Podłącz go i naciśnij przycisk. Na mapach chodzisz lewą gałką lub krzyżakiem, a przyciski barkowe prowadzą od elementu do elementu; wszędzie indziej robi to krzyżak. A naciska, B zamyka to, co otwarte, a w czasie animacji każdy przycisk ją pomija. Inne przyciski i klawisze wybierzesz w Ustawieniach.',
      ],
      also: 'pad kontroler joystick xbox playstation gamepad',
    },
    {
      id: 'phone',
      question: 'Czy to działa na telefonie?',
      answer: [
        'Tak, w pionie i w poziomie. Chodzisz krzyżakiem: przytrzymaj strzałkę, aby iść dalej, przesuń, aby skręcić. Tak samo działa przesunięcie po mapie, dopóki palec dotyka ekranu. W Ustawieniach krzyżak przesuniesz, powiększysz, uczynisz przezroczystym, przeniesiesz na lewo lub schowasz; długie naciśnięcie mapy go przywraca. W walce dotknięcie obrazu prowadzi dalej po wynikach rundy. Powiększaj, ile chcesz.',
      ],
      also: 'telefon dotyk tablet android iphone powiększenie mobile',
    },
    {
      id: 'hints',
      question: 'Skąd biorą się małe wskazówki i jak je wyłączyć?',
      answer: [
        'Każda część gry mówi ci raz, na małej karcie, po co jest. Na końcu tej strony możesz to wyłączyć albo zobaczyć wszystkie od nowa.',
      ],
      also: 'samouczek pomoc porady wskazówka karta wyłącz hints',
    },
  ],
});
