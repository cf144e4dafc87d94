import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: '营地里摆着什么',
  arrange: '布置营地',
  title: '你的营地',
  text: '改动立刻生效。一件家具只能摆在一处：摆到别处，它就搬过去了。',
  loading: '正把东西都从帐篷里搬出来…',
  failed: '没能读取你的家具。',
  again: '再试一次',
  empty: '你还没有家具。商店里有卖，每个地区的镇上还有当地独有的。',
  toMart: '去商店',
  more: '商店里还有更多',
  nothing: '什么都不摆',
  noneFits: '你还没有能摆在这里的东西。',
  done: '好了',
  placed: (piece, spot) => `${piece}：${spot}。`,
  cleared: (spot) => `${spot}：清空了。`,
  spots: {
    tent: '你的帐篷',
    line: '帐篷之间',
    rug: '篝火前面',
    backLeft: '左后方，松树旁',
    backRight: '右后方，松树旁',
    middle: '篝火后面',
    frontLeft: '左前方',
    frontRight: '右前方',
  },
  page: '营地',
};
export default words;
