import type { titleWords } from '../en/titles.ts';
import { turkishCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Vadinin dostu',
  harkmoor: 'Bataklığın kulağı',
  scattersea: 'Yedinci dalga',
  overcloud: 'Bulutlarla senli benli',
  fourlight: 'Dördüncü ışığın bekçisi',
  'research-1': 'Kurşun kalem sahibi',
  'research-5': 'Ot lekeli bilgin',
  'research-15': 'İz okuyan',
  'research-40': 'Yabanla mektup arkadaşı',
  'research-80': 'Uzun otların doktoru',
  'research-120': 'Her yuvada beklenen',
  'research-166': 'Herkesi adıyla tanıyan',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Adının yanındaki unvan',
  none: 'Unvan yok',
  chosen: (title) => (title ? `Bundan sonra: ${title}.` : 'Adın yine tek başına.'),
  hint: 'Bir bölgenin görev dizisinin son adımı unvan verir; Pokedex’teki araştırma da.',
  toQuests: 'Görevlere',
  studied: (count) => `${turkishCount(count, 'tür')} incelendi. Arttıkça kartın çerçevesi güzelleşir.`,
};
export default words;
