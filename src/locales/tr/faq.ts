import type { faqWords } from '../en/faq/index.ts';
import { turkishCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Sorular ve yanıtlar',
  intro: import.meta.env.TRIAL
    ? 'Yeni gelenlerin sordukları. Sayılar, oyunun oynadığı sayılardan hesaplanmıştır. Hesaplar, takas ve başka oyuncular yalnız bir sunucuda vardır, bu tadımlıkta yok.'
    : 'Yeni gelenlerin sordukları. Sayılar, sunucunun oynadığı sayılardan hesaplanmıştır.',
  search: 'Sorularda ara',
  chapters: 'Bölümler',
  found: (count) => turkishCount(count, 'yanıt'),
  none: 'Bu sözler hiçbir yanıtta geçmiyor',
  noneText: 'Daha azını ya da başkasını dene.',
  clear: 'Bütün soruları göster',
  link: 'Bu yanıtın bağlantısı',
};
export default words;
