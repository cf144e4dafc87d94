import type { faqWords } from '../en/faq/index.ts';
import { polishCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Pytania i odpowiedzi',
  intro: import.meta.env.TRIAL
    ? 'O co pytają nowi. Liczby są wyliczone z tych, na których opiera się gra. Konta, wymiany i inni gracze są tylko na serwerze, nie w tej wersji próbnej.'
    : 'O co pytają nowi. Liczby są wyliczone z tych, na których opiera się serwer.',
  search: 'Przeszukaj pytania',
  chapters: 'Rozdziały',
  found: (count) => polishCount(count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi'),
  none: 'Tych słów nie ma w żadnej odpowiedzi',
  noneText: 'Spróbuj z mniejszą ich liczbą albo z innym słowem.',
  clear: 'Pokaż wszystkie pytania',
  link: 'Link do tej odpowiedzi',
};
export default words;
