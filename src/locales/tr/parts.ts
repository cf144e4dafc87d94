import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Kapat',
  fewer: (what) => `Daha az: ${what}`,
  more: (what) => `Daha çok: ${what}`,
  previous: 'ÖNCEKİ',
  next: 'SONRAKİ',
  pages: 'Sayfalar',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} / ${numberWords(count)}`,
  clear: 'Temizle',
  nothing: 'Hiçbir şey bulunamadı',
  found: (count) => `${numberWords(count)} sonuç`,
  battleWentOn: 'Bu savaş bu arada ilerledi. Şimdi durum böyle.',
  otherSettings: 'Artık hesabının ayarları geçerli. Bu cihazınkiler Ayarlar sayfasında duruyor.',
  stage: {
    missing: 'Resim yüklenemedi. Oyun onsuz sürüyor.',
    broken: 'Resim bozuldu ve yeniden çizilemedi. Oyun onsuz sürüyor.',
  },
  unknown: {
    text: 'Burada sayfa yok. Belki evrimleşti, belki hiç olmadı.',
    home: 'Beni eve götür',
  },
};
export default words;
