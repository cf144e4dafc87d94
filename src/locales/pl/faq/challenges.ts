import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { polishCoins, polishCount, polishList } from '../counted.ts';
import { polishRegion } from '../ids.ts';

/** Leaders, users, partners, and trading. */
export const polishChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Areny i inni gracze',
  questions: [
    {
      id: 'gyms',
      question: 'Jak działają areny?',
      answer: [
        `Regiony: ${polishList(gyms.regions.map(polishRegion))}. W każdym jest ${polishCount(gyms.leaders, 'arena', 'areny', 'aren')} i finał z mistrzem, razem ${numberWords(gyms.all)}, z drużynami od ${gyms.team.least} do ${polishCount(gyms.team.most, 'stworka', 'stworków', 'stworków')}. Pierwszy region jest otwarty; każdy następny otwiera się, gdy pokonasz wszystkie areny poprzedniego, w dowolnej kolejności. Do finału trzeba pokonać wszystkie areny regionu.`,
        { links: [{ to: '/gymbattle', text: 'Do aren' }] },
      ],
      also: 'lider odznaka region mistrz otworzyć gym leader',
    },
    {
      id: 'prizes',
      question: 'Ile płaci arena?',
      answer: [
        `Pierwsze zwycięstwo nad areną płaci ${numberWords(gyms.coins.least)} monet na początku drogi i ${numberWords(gyms.coins.most)} na końcu; ile dokładnie, mówi karta areny. Rewanż płaci ${gyms.rematchPercent}% monet i całe doświadczenie, ile razy chcesz.`,
      ],
      also: 'nagroda monety rewanż jeszcze raz prize',
    },
    {
      id: 'quests',
      question: 'Czym są zadania?',
      answer: [
        'Trzy małe rzeczy dziennie i jedna większa na tydzień (od poniedziałku), za monety, a czasem kilka kul. Lista zależy od daty i od tego, kim jesteś; nowe przychodzą o północy UTC. Gra liczy to, co robisz od północy, także zanim zajrzysz na listę.',
        'Skończone zadanie siedem dni czeka, aż odbierzesz nagrodę. Kto nie robi żadnego, nic nie traci: nie trzeba pilnować dni z rzędu i nie ma niczego, co dają tylko zadania.',
        'Poza tym każdy region ma swój ciąg: tamtejsi ludzie proszą o jedno po drugim, a na końcu jest tytuł. Ciąg nie ma terminu; otwiera się z trzema odznakami poprzedniego regionu, a to, co było wcześniej, się liczy.',
        { links: [{ to: '/quests', text: 'Twoje zadania' }] },
      ],
      also: 'dzienne tygodniowe misja nagroda dziś passa tytuł quest',
    },
    {
      id: 'achievements',
      question: 'Czym są osiągnięcia?',
      answer: [
        'Czterdzieści sześć medali za to, co masz za sobą: gatunki, odznaki, walki, wymiany, mapy i więcej. Kształt mówi, za co jest medal, a miedź, srebro i złoto, jak daleko jesteś. Gra liczy od pierwszego dnia, także to, co było przed medalami; zdobyte zostają, a inni widzą je na twojej stronie trenera.',
        { links: [{ to: '/profile?tab=achievements', text: 'Twoje osiągnięcia' }] },
      ],
      also: 'medal trofeum nagroda cel postęp miedź srebro złoto',
    },
    {
      id: 'users',
      question: 'Czy walczę z innymi graczami osobiście?',
      answer: [
        'Walczysz z kopią ich drużyny, taką, jaka jest, a prowadzi ją gra. Oni nic na tym nie zyskują ani nie tracą i nie muszą być obecni. Gdy nie znajdzie się nikt o podobnej sile, staje drużyna domu.',
        { links: [{ to: '/userbattle', text: 'Znajdź przeciwnika' }] },
      ],
      also: 'pvp multiplayer online pojedynek',
    },
    {
      id: 'lower-prizes',
      question: 'Dlaczego nagroda jest mniejsza niż poprzednia?',
      answer: [
        `Każde zwycięstwo nad tym samym graczem w ciągu dnia obniża następną nagrodę za niego o ${prizes.fall}%, a drużyna dużo słabsza od twojej płaci mało. Drużyny domu i inni, dziś jeszcze niepokonani, płacą w całości. Doświadczenie zostaje.`,
        `Pojedynki i walki o złoto płacą razem najwyżej ${polishCoins(prizes.dayMost)} dziennie, po odjęciu twoich stawek, a pojedynki z najwyżej tyloma różnymi graczami: ${numberWords(prizes.opponents)}. Dzień zaczyna się o północy UTC. Walka o złoto nie bierze stawki, gdy nie mogłaby zapłacić całej nagrody.`,
      ],
      also: 'mniej limit dzienny monety złoto znowu ten sam',
    },
    {
      id: 'training',
      question: 'Po co jest trening?',
      answer: [
        'To tylu sparingpartnerów, ilu jest w twojej drużynie, wszyscy wybranego typu i odrobinę słabsi. Dają najwięcej doświadczenia ze wszystkich walk, a monet wcale.',
        { links: [{ to: '/expbattle', text: 'Trenuj' }] },
      ],
      also: 'trening doświadczenie poziom exp',
    },
    {
      id: 'trading',
      question: 'Czy mogę wymieniać się z innymi?',
      answer: [
        `Tak. „Wystaw do wymiany” w Twoich pokemonach pokazuje stworka wszystkim, a inni mogą za niego dać od jednego do ${polishCount(mostOffered, 'swojego', 'swoich', 'swoich')}. Ich oferty trafiają do Twoich ogłoszeń, gdzie je przyjmiesz albo odrzucisz; to, co oferujesz, stoi w Twoich ofertach.`,
        'Członków drużyny i ulubieńców nie da się oddać: najpierw zabierz kogoś z drużyny. Wymieniony stworek zachowuje poziom, doświadczenie i ataki, i pamięta wszystkich właścicieli.',
        {
          links: [
            { to: '/trades', text: 'Twoje ogłoszenia' },
            { to: '/offers', text: 'Twoje oferty' },
          ],
        },
      ],
      also: 'handel wymiana zamiana oferta oddać trade',
    },
    {
      id: 'trade-safety',
      question: 'Czy ktoś może mnie oszukać przy wymianie?',
      answer: [
        'Dostajesz to, co widać: jeśli oferowany stworek zmienił od złożenia oferty gatunek, poziom lub ataki, gra odmawia przyjęcia, a obie strony widzą różnicę. Inne ataki stworka wystawionego do wymiany kończą oferty za niego: to, co oferowano, jest znów wolne, a oferujący się o tym dowiaduje. Wszystkie stworki zmieniają właścicieli naraz albo wcale, a każda inna oferta za nie wygasa.',
      ],
      also: 'oszustwo bezpieczna wymiana oferta zmieniona scam',
    },
  ],
});
