import type { hours } from '../en/hours.ts';

const TO: Readonly<Record<string, string>> = {
  Şafak: 'şafağa',
  Gündüz: 'gündüze',
  Akşam: 'akşama',
  Gece: 'geceye',
};

const words: typeof hours = {
  names: { dawn: 'Şafak', day: 'Gündüz', dusk: 'Akşam', night: 'Gece' },
  weathers: {
    clear: 'açık gökyüzü',
    clouds: 'bulutlar',
    glints: 'suda pırıltılar',
    leaves: 'düşen yapraklar',
    mist: 'sis',
    rain: 'yağmur',
    snow: 'kar',
  },
  lasts: (minutes, next) => `${TO[next] ?? next} ${minutes} dakika`,
  until: (time, next) => `${next.toLocaleLowerCase('tr')} saat ${time}`,
};
export default words;
