import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => `${left} karakter kaldı`,
  suspended: {
    title: 'Hesabın askıya alındı',
    reason: 'Neden',
    until: 'Ne zamana dek',
    endless: 'Bu askının sonu yok.',
    answer: 'Yönetimin itirazına yanıtı',
    appeal: 'Askı neden kaldırılsın?',
    send: 'İtirazı gönder',
    needsLogin: 'Önce aşağıdaki forma adını ve parolanı gir.',
    sent: 'İtirazın yanıt bekliyor. Okumak için sonra yeniden giriş yap.',
    none: 'Bu askıya bir daha itiraz edemezsin.',
    account: 'Hesabın',
    accountText: 'Askıdayken de hakkında saklananları kaydedebilir ya da hesabını silebilirsin.',
    deletion: (name) => `Hesap silinsin mi: ${name}?`,
    forGood: 'Bunu kimse geri alamaz, ne sen ne yönetim.',
    safe: 'Canlıların ve sikkelerin güvende. Askı bitince ilanların geri gelir.',
  },

  messages: {
    title: {
      message: 'Yönetimden bir ileti',
      warning: 'Bir uyarı',
      renamed: 'Yeni bir adın var',
      unnamed: 'Bir takma ad kaldırıldı',
      lifted: 'Yeniden hoş geldin',
    },
    text: {
      message: 'Bu oyunun yönetimi sana yazıyor:',
      warning: 'Bu oyunun yönetiminin sana söyleyeceği var:',
      renamed: 'Yönetim adını değiştirdi. Bundan sonra yenisiyle giriş yap; eskisi de hâlâ geçer.',
      unnamed: 'Yönetim canlılarından birinin takma adını kaldırdı. Ona başka bir tane verebilirsin.',
      lifted: 'Askın kaldırıldı. İlanların yine pazarda.',
    },
    newName: (name) => `Artık adın: ${name}.`,
    confirm: 'Bunu okudum',
  },
};
export default words;
