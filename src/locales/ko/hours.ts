import type { hours } from '../en/hours.ts';

const words: typeof hours = {
  names: { dawn: '새벽', day: '낮', dusk: '해질녘', night: '밤' },
  weathers: {
    clear: '맑은 하늘',
    clouds: '구름',
    glints: '반짝이는 물결',
    leaves: '지는 나뭇잎',
    mist: '안개',
    rain: '비',
    snow: '눈',
  },
  lasts: (minutes, next) => `${next}까지 ${minutes}분`,
  until: (time, next) => `${time}에 ${next}`,
};
export default words;
