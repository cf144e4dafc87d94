import type { hours } from '../en/hours.ts';
import { arabicCount, nouns } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'الفجر', day: 'النهار', dusk: 'الغسق', night: 'الليل' },
  weathers: {
    clear: 'سماء صافية',
    clouds: 'غيوم',
    glints: 'بريق على الماء',
    leaves: 'أوراق متساقطة',
    mist: 'ضباب',
    rain: 'مطر',
    snow: 'ثلج',
  },
  lasts: (minutes, next) => `${arabicCount(minutes, nouns.minute)} حتى ${next}`,
  until: (time, next) => `${next} الساعة ${time}`,
};
export default words;
