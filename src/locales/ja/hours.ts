import type { hours } from '../en/hours.ts';

const words: typeof hours = {
  names: { dawn: '夜明け', day: '昼', dusk: '夕暮れ', night: '夜' },
  weathers: {
    clear: '晴れた空',
    clouds: 'くもり空',
    glints: '水のきらめき',
    leaves: '舞う落ち葉',
    mist: '霧',
    rain: '雨',
    snow: '雪',
  },
  lasts: (minutes, next) => `${next}まであと${minutes}分`,
  until: (time, next) => `${time}に${next}`,
};
export default words;
