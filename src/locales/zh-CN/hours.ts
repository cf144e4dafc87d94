import type { hours } from '../en/hours.ts';

const words: typeof hours = {
  names: { dawn: '黎明', day: '白天', dusk: '黄昏', night: '夜晚' },
  weathers: {
    clear: '晴朗',
    clouds: '多云',
    glints: '水光粼粼',
    leaves: '落叶纷纷',
    mist: '薄雾',
    rain: '下雨',
    snow: '下雪',
  },
  lasts: (minutes, next) => `离${next}还有${minutes}分钟`,
  until: (time, next) => `${time}进入${next}`,
};
export default words;
