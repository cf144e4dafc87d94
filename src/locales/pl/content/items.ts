import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Zwykła kula',
    description: 'Przejrzyste szkło w prostej oprawie. Dobra na to, co zmęczone albo łagodne.',
  },
  gball: {
    name: 'Superkula',
    description: 'Niebieskie szkło w szerszej oprawie. Trzyma półtora raza lepiej niż zwykła kula.',
  },
  uball: {
    name: 'Ultrakula',
    description: 'Bursztynowe szkło, dwa razy wypalane. Trzyma dwa razy lepiej niż zwykła kula.',
  },
  mball: {
    name: 'Mistrzokula',
    description: 'Fioletowe szkło, którego nikt już nie umie zrobić. Nigdy nie zawodzi.',
  },
  'trail-charm': {
    name: 'Talizman tropów',
    description:
      'Rzeźbiony but na sznurku. Dopóki go nosisz, rzadkie stworki przychodzą półtora raza częściej.',
  },
  'coin-charm': {
    name: 'Talizman monet',
    description:
      'Moneta z dwiema głowami, obie uśmiechnięte. Dopóki ją nosisz, zwycięstwa płacą o dziesiątą część więcej.',
  },
  'study-charm': {
    name: 'Talizman nauki',
    description:
      'Zakładka, która przeczytała już wszystko. Dopóki ją nosisz, drużyna uczy się o dziesiątą część szybciej.',
  },
  'glimmer-charm': {
    name: 'Talizman blasku',
    description:
      'Odłamek zmierzchu w srebrnym szponie. Dopóki go nosisz, lśniące i mroczne stworki przychodzą dwa razy częściej.',
  },
  'grass-whistle': {
    name: 'Gwizdek z trawy',
    description:
      'Źdźbło, któremu ktoś zdradził sekret. Przez 100 kroków w dziczy rzadkie stworki przychodzą półtora raza częściej.',
  },
  'peat-lantern': {
    name: 'Torfowa latarenka',
    description:
      'Pali się powoli i pachnie starym deszczem. Przez 150 kroków w dziczy rzadkie stworki przychodzą dwa razy częściej.',
  },
  'salt-bell': {
    name: 'Słony dzwonek',
    description:
      'Dzwoni tylko pod wodą, a kto ma uszy, ten wypływa popatrzeć. Przez 200 kroków w dziczy rzadkie stworki przychodzą dwa i pół raza częściej.',
  },
  'pearl-dust': {
    name: 'Perłowy pył',
    description:
      'Szczypta księżyca, kichnięta przez ostrygę. Przez 150 kroków w dziczy lśniące i mroczne stworki przychodzą półtora raza częściej.',
  },
  'star-bait': {
    name: 'Gwiezdna przynęta',
    description:
      'Okruch spadłej gwiazdy na bardzo długiej nitce. Przez 200 kroków w dziczy lśniące i mroczne stworki przychodzą dwa razy częściej.',
  },
  'cloud-chime': {
    name: 'Chmurne dzwonki',
    description:
      'Siedem cienkich rurek, które grają to, co wiatr właśnie miał powiedzieć. Przez 250 kroków w dziczy rzadkie stworki przychodzą trzy razy częściej.',
  },
  'flower-box': {
    name: 'Skrzynka na kwiaty',
    description: 'Nagietki w skrzynce, w której kiedyś leżały kule. Nie zauważyły.',
  },
  'camp-lantern': {
    name: 'Latarnia obozowa',
    description: 'Jasna na tyle, że da się przy niej czytać. Ćmy przynoszą własne książki.',
  },
  'plaid-rug': {
    name: 'Dywan w kratę',
    description: 'Każdy okruszek, który na niego spadł, wciąż gdzieś w nim jest.',
  },
  'trail-sign': {
    name: 'Drogowskaz',
    description: 'Wskazuje cztery strony, a na każdej jest „później”.',
  },
  bunting: {
    name: 'Girlanda z chorągiewek',
    description: 'Chorągiewki na przyjęcie, które może wybuchnąć w każdej chwili.',
  },
  'stew-pot': {
    name: 'Kociołek',
    description: 'Pyrka od czasów, gdy nikt jeszcze nie pytał, co w nim jest.',
  },
  bench: {
    name: 'Ławka',
    description: 'Miejsce dla dwojga albo dla jednej osoby z bardzo dużym zdaniem.',
  },
  'banner-greenreach': {
    name: 'Chorągiew Zielonego Kresu',
    description: 'Liść na zieleni. Szeleści, kiedy się go chwali.',
  },
  'berry-tent': {
    name: 'Namiot jagodowy',
    description: 'Twój namiot w czerwieni ostatniej jagody, której nikt nie śmiał wziąć.',
  },
  'string-lights': {
    name: 'Lampki na sznurze',
    description: 'Sześć światełek, które nie chcą gasnąć jedno po drugim.',
  },
  hammock: {
    name: 'Hamak',
    description: 'Wejść to sztuka. Zejść to plotka.',
  },
  'sun-rug': {
    name: 'Dywan słoneczny',
    description: 'Utkany w południe. Na środku ciepły nawet zimą.',
  },
  'moss-rug': {
    name: 'Dywan z mchu',
    description: 'Miękki, zielony i każdej wiosny odrobinę większy.',
  },
  'banner-harkmoor': {
    name: 'Chorągiew Słuchowiska',
    description: 'Trzcina na torfowym brązie. Pachnie deszczem.',
  },
  'bog-light': {
    name: 'Błędny ognik',
    description: 'Światełko w słoju, które obiecało już nikogo nie zwodzić.',
  },
  'banner-scattersea': {
    name: 'Chorągiew Rozsypanego Morza',
    description: 'Fala na błękicie. Łopocze, nawet gdy wiatr tego nie robi.',
  },
  'shell-fountain': {
    name: 'Fontanna z muszli',
    description: 'Przyłóż ucho, a morze cię usłyszy.',
  },
  'banner-overcloud': {
    name: 'Chorągiew Nadchmurza',
    description: 'Szczyt na bieli. Patrzy na inne z góry.',
  },
  'paper-moons': {
    name: 'Papierowe księżyce',
    description: 'Trzy księżyce złożone przez kogoś, komu brakowało prawdziwego.',
  },
  telescope: {
    name: 'Teleskop',
    description: 'Pokazuje gwiazdy, a czasem taką, która odmachuje.',
  },
  'banner-fourlight': {
    name: 'Chorągiew Czteroświecia',
    description: 'Cztery iskry na fiolecie. Nie ma dwóch osób, które najpierw widzą tę samą.',
  },
  'starry-tent': {
    name: 'Namiot gwiaździsty',
    description: 'Twój namiot w błękicie drugiej w nocy, razem z gwiazdami.',
  },
  'four-lights': {
    name: 'Lampa czterech świateł',
    description: 'Świt, dzień, zmierzch i noc, każde w swoim szkle i w dobrej zgodzie.',
  },
  fox: {
    name: 'Strój lisa',
    description: 'Do noszenia, z uszami, ogonem i całą resztą. Kury zadają pytania, więc idź dalej.',
  },
  toadstool: {
    name: 'Kapelusz muchomora',
    description:
      'Do noszenia, z peleryną z mchu. Chroni przed deszczem i jak dotąd przed każdym, kto chciał go zjeść.',
  },
  diver: {
    name: 'Strój nurka',
    description: 'Do noszenia: mosiądz, płótno i własne powietrze, gdyby kałuże zrobiły się głębsze.',
  },
  stargazer: {
    name: 'Szata z północy',
    description: 'Do noszenia, razem z kapeluszem. Punktualna bywa tylko raz na dobę.',
  },
  lamplighter: {
    name: 'Płaszcz czterech świateł',
    description: 'Do noszenia: wszystkie cztery światła w jednym płaszczu i latarnia na drogę do domu.',
  },
};
export default words;
