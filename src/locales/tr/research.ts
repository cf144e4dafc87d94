import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { turkishCount } from './counted.ts';

const times = (count: number) => turkishCount(count, 'kez');
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'şafakta',
  day: 'gündüz',
  dusk: 'akşam',
  night: 'gece',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Kendi ${name} canlın olsun. Yabanda kimse rastlamaz: başkası ona dönüşür.`,
  caught: (name, goal) => `${numberWords(goal)} ${name} yakala.`,
  hour: (name, goal, hour) => `Yabani bir ${name} ile ${AT[hour]} savaşa başla, ${times(goal)}.`,
  beaten: (name, goal) => `Bir ${name} yen, nerede karşına çıkarsa, ${times(goal)}.`,
  won: (name, goal) => `Takımında ${name} varken ${turkishCount(goal, 'savaş')} kazan.`,
  gym: (name) => `Takımında ${name} varken bir lideri yen.`,
  spar: (name, goal) => `Takımında ${name} varken ${turkishCount(goal, 'TP savaşı')} kazan.`,
  evolved: (name) => `Bir ${name} evrimleşsin.`,
  traded: (name) => `Başka bir oyuncudan ${name} al.`,
  special: (name) => `Ne pahasına olursa olsun, karanlık ya da parıltılı bir ${name} edin.`,
};

const words: typeof researchWords = {
  title: 'Araştırma',
  intro: (tasks) =>
    `Bunlardan herhangi ${numberWords(tasks)} tanesi yeter, istediğin sırada ve hızda. Hoşuna gitmeyeni bırak.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Ne kadar: ${text}`,
  sketch: 'Taslak',
  study: 'İnceleme',
  pays: (tasks, coins) => `${turkishCount(tasks, 'iş')} bitince: ${turkishCount(coins, 'sikke')}`,
  write: { sketch: 'Taslağını çiz', study: 'İncelemeyi yaz' },
  wrote: (coins) => `Yazıldı. ${turkishCount(coins, 'sikke')} alıyorsun.`,
  sketched: 'Taslağı çizildi',
  studied: 'İncelendi',
  odds: (name, count, oneIn) =>
    `${name} türünü inceleyen, parıltılısına ${numberWords(count)} kat sık rastlar: ${numberWords(oneIn * count)} yerine ${numberWords(oneIn)} canlıda bir; tılsımlar da buna eklenir.`,
  oddsNow: (name, count) =>
    `Artık sana güveniyorlar: yabani bir ${name} sana, başkalarına olduğundan ${numberWords(count)} kat sık parıltılı çıkar.`,
  of: (studied, all) => `${numberWords(all)} türden ${numberWords(studied)} tanesi incelendi.`,
  loading: 'Notların aranıyor',
  failed: {
    title: 'Notlara ulaşılamıyor',
    text: 'Yaptıkların yine de sayılır. Birazdan yeniden dene.',
  },
};
export default words;
