import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: '提示',
  dismiss: '知道了',
  stop: '不要提示了',
  hints: {
    map: {
      title: '出发吧',
      text: '野生的生灵住在高草丛、树林、沙地、岸边和岩石间。路上是安全的；离这里越远，大家越强。',
    },
    encounter: {
      title: '有谁在那里',
      text: '试着捉住它，或者干脆走开。对战绝不会让你失去伙伴。',
    },
    battle: {
      title: '你的第一场对战',
      text: '先选谁上场，再在每回合选一个招式。野生的没力气了，就扔球：几率写在旁边。水壶能疗伤，去井边打满。',
    },
    caught: {
      title: '它是你的了',
      text: '队伍有空位就入队，没有就在“你的Pokemon”里等着。只要没在对战，随时可以换。',
    },
    team: {
      title: '你的队伍',
      text: '它们按这个顺序上场，赢了大家都有长进。每个招式都可以从学会的里面挑；改好了按“保存”。',
    },
    gyms: {
      title: '道馆的馆主',
      text: '打败一个地区的全部馆主，下一个地区就会开放。等级和奖金写在卡片上；输了什么也不损失。',
    },
    mart: {
      title: '球和护符',
      text: '说好每样要几个，一次付清。护符带在身上就有用。',
    },
    pokedex: {
      title: '你遇见过谁',
      text: '你遇见的每一种都会记在这里：住哪里，什么时候来，会学什么。',
    },
    training: {
      title: '学习时间',
      text: '你选的属性的陪练，经验值给得比野外多，但没有金币。选你的招式最能打疼的那种。',
    },
    gold: {
      title: '当心赌注',
      text: '赌注开打时付，输了就没了。除此之外什么也不会失去。',
    },
  },
  settings: {
    title: '提示',
    text: '游戏的每个地方都会告诉你一次它是做什么的。',
    show: '显示提示',
    again: '再显示一遍提示',
    forgotten: '所有提示都会再出现一次',
  },
};
export default words;
