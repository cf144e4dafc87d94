import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'Hakkında',
  sections: [
    {
      title: 'Emberwild nedir',
      text: 'Yabanda yürümenin, canlılarla tanışmanın, bir takım büyütmenin ve onu başkalarıyla yarıştırmanın oyunu; hepsi tarayıcında. Kurulacak bir şey yok.',
    },
    {
      title: 'Baştan adil',
      text: import.meta.env.TRIAL
        ? 'Olan olmuştur: yeniden yüklemek bir karşılaşmayı, atışı ya da savaşı değiştirmez. Önemli olasılıklar sayıyla gösterilir.'
        : 'Her zar sunucuda atılır ve olan olmuştur: yeniden yüklemek bir karşılaşmayı, atışı ya da savaşı değiştirmez. Önemli olasılıklar sayıyla gösterilir.',
    },
    {
      title: 'Herkes için',
      text: 'Klavye, fare, dokunma, oyun kolu ve ekran okuyucu eşit yollardır. İstediğin kadar yakınlaştır. Tipler ve çeşitler yalnız renk değil, biçim ve sözcük de taşır.',
    },
    {
      title: 'El emeği',
      text: 'Bütün canlılar, haritalar, adlar ve resimler bu oyun için çizildi ve başka hiçbir oyuna ait değil.',
    },
  ],
  numbersTitle: 'Sayılarla dünya',
  numbers: {
    species: 'tür',
    kinds: 'her birinden çeşit',
    maps: 'harita',
    gyms: 'salon lideri',
  },
  amount: numberWords,
  questions: 'Sorular ve yanıtlar',
  thanksTitle: 'Teşekkürler',
  thanks: (count) =>
    `Oyun, tarayıcına onunla birlikte gelen ${count} açık kaynaklı kitaplığa dayanıyor. Yazarları herkesin kullanmasına izin veriyor.`,
  faces:
    'Metinler Nunito Project Authors’ın Nunito’su, başlıklar Juan Montoreano’nun Lilita One’ı ile dizildi; ikisi de SIL Open Font License altında.',
  libraries: 'Kitaplıklar ve lisansları',
  licence: (name) => `${name} lisansı`,
};
export default words;
