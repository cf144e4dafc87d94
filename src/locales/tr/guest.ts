import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Konuk olarak oyna',
  text: 'Bir ad alır ve parolasız hemen başlarsın. Yaptığın her şey, her oyuncununki gibi saklanır.',
  points: (days) => [
    'Seni yalnız bu tarayıcı tanır. Profilinde, Hesap altında bir parola seç; her yerden giriş yapabilirsin.',
    'O zamana dek başkalarıyla takas yapamazsın: yarın gidebilecek bir ortağı kimse sevmez.',
    `Parolasız çıkış yaparsan ya da ${days} gün uğramazsan her şey silinir.`,
  ],
  start: 'Konuk olarak oyna',
  signup: 'Kendi adınla kayıt ol',
  back: 'Girişe dön',
  closed: 'Bu sunucuda konuk yok. Bir ad ve bir parolayla kayıt ol: hepsi bu kadar.',

  notice: {
    label: 'Konuksun',
    text: (name) =>
      `Konuk olarak oynuyorsun: ${name}. Bir parola seç de maceran tek bir tarayıcıya kalmasın.`,
    choose: 'Parola seç',
    skip: 'Şimdi değil',
    skipped: 'Profilinde, Hesap altında istediğin zaman seçebilirsin.',
  },

  password: {
    text: (days) =>
      `Henüz parolan yok: seni yalnız bu tarayıcı tanıyor. Parolayla her yerden giriş yapar, takas edersin. Parolasız hesap, çıkıştan ya da ${days} gün uğramamaktan sonra silinir.`,
    choose: 'Parola seç',
    dialog: (name) => `Bundan sonra bu parolayla şu adla giriş yaparsın: ${name}.`,
    done: 'Parola seçildi. Kurtarma kodlarını da sakla.',
    codes: 'Parolanla birlikte kurtarma kodları alırsın.',
    deletion: 'Konuk olarak bunun için parola gerekmez: çıkış yap, hesabın bir iki saat içinde silinir.',
  },

  leave: {
    title: 'Temelli mi gidiyorsun?',
    text: (name) =>
      `Parola olmadan bir daha kimse ${name} adıyla giriş yapamaz, sen bile: çıkıştan kısa süre sonra her şey silinir.`,
    choose: 'Parola seç',
    leave: 'Temelli çıkış yap',
  },
};
export default words;
