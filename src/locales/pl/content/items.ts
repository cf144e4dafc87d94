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
};
export default words;
