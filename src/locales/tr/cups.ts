import type { cupWords } from '../en/cups.ts';
import { turkishCount } from './counted.ts';

const coins = (count: number) => turkishCount(count, 'sikke');

const words: typeof cupWords = {
  title: 'Turnuvalar',
  intro: (rest, entries) =>
    `Seviyene yakın ev takımlarına karşı, giren takımla art arda birkaç savaş. İki savaş arasında herkes canının %${rest} kadarını geri alır, fazlasını değil. Birini kaybeden ya da başka bir savaş için bırakan turnuvadan çıkar, giriş ücreti de gider. Günde ${entries} kez girebilirsin.`,
  loading: 'Listede kimler var, soruluyor…',
  failed: 'Listeler getirilemedi.',
  again: 'Yeniden dene',
  entry: 'Giriş',
  prize: 'Ödül',
  rounds: 'Savaşlar',
  ribbons: 'Kurdeleler',
  coins,
  enter: (price) => `Gir: ${coins(price)}`,
  poor: 'Giriş, sende olandan pahalı.',
  left: (count) =>
    count === 0
      ? 'Bugünün bütün turnuvalarına girdin. Listeler UTC gece yarısında yeniden açılır.'
      : `Bugün ${count} kez daha girebilirsin.`,
  running: (cup) => `Turnuvadasın: ${cup}`,
  round: (next, all) => `Sırada ${next}. savaş var, toplam ${all}.`,
  fighting: 'Savaşın seni bekliyor.',
  team: 'Girenler',
  hp: (name, percent) => `${name}: can %${percent}`,
  fight: 'Sıradaki savaşa',
  resume: 'Savaşına dön',
  giveUp: 'Çekil…',
  sure: 'Turnuvadan çekiliyor musun?',
  sureText: 'Giriş ücretin gider, şimdiye dek kazandıkların sayılmaz.',
  stay: 'Devam et',
  leave: 'Çekil',
};
export default words;
