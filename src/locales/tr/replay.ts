import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Ok tuşları adım adım gider, boşluk tuşu oynatır ve duraklatır.'
    : `${key('replayBack')} ve ${key('replayForward')} adım adım gider, ${key('replayPlay')} oynatır ve duraklatır.`;

const words: typeof replayWords = {
  title: 'Tekrar',
  loading: 'Savaş getiriliyor',
  failedTitle: 'Bu savaş gösterilemiyor',
  olderTitle: 'Daha eski bir katalogla yapıldı',
  olderText:
    'Bu savaştan beri canlıların ya da hamlelerin adı ya da gücü değişti; turlar o zamanki gibi gitmezdi. Nasıl bittiği ve kimlerin savaştığı saklı.',
  level: (level) => `Seviye ${level}`,
  restFailed: (why) => `Savaşın kalanı gelmedi. ${why}`,
  restLoading: 'Kalanı getiriliyor',
  back: 'Savaşlara dön',
  against: (who) => `Rakip: ${who}`,
  stage: 'Savaşın resmi',
  controls: 'Tekrar',
  first: 'Başa',
  earlier: 'Bir adım geri',
  play: 'Oynat',
  pause: 'Duraklat',
  later: 'Bir adım ileri',
  last: 'Sona',
  place: 'Savaştaki yer',
  step: (step, all, caption) => `${caption}, adım ${step}/${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Hız',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Savaştaki gibi', 2: 'İki kat hızlı', 4: 'Dört kat hızlı' },
  captions: {
    begin: 'Başlangıç',
    choose: 'Kim devam etsin?',
    ready: (round) => `${round}. turdan önce`,
    round: (round) => `${round}. tur`,
    win: 'Kazanıldı',
    lose: 'Kaybedildi',
    caught: 'Yakalandı',
  },
  log: 'Neler oldu',
  logEmpty: 'Henüz bir şey yok.',
  team: 'Takımın',
  foes: 'Karşı taraf',
  fainted: (name) => `${name}, bayıldı`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} ve ${button('replayForward')} adım adım gider, ${button('replayPlay')} oynatır ve duraklatır.`,
  },
};
export default words;
