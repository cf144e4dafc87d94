import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: '关于游戏',
  sections: [
    {
      title: '烬野是什么',
      text: '走过荒野，遇见生灵，养起一支队伍，再和别人的队伍比一比：就在你的浏览器里，什么都不用安装。',
    },
    {
      title: '天生公平',
      text: import.meta.env.TRIAL
        ? '定了的就是定了：重新载入不会改变相遇、扔球或对战。要紧的几率都用数字写明。'
        : '骰子全由服务器来掷，定了的就是定了：重新载入不会改变相遇、扔球或对战。要紧的几率都用数字写明。',
    },
    {
      title: '人人能玩',
      text: '键盘、鼠标、触屏、手柄和读屏软件，哪一种玩起来都一样。想放多大就放多大。属性和色型不只有颜色，还有形状和文字。',
    },
    {
      title: '手工制作',
      text: '所有的生灵、地图、名字和图画都是专为这个游戏创作的，不属于别的任何游戏。',
    },
  ],
  numbersTitle: '数字里的世界',
  numbers: { species: '种生灵', kinds: '种色型', maps: '张地图', gyms: '位馆主' },
  amount: (value) => numberWords(value),
  questions: '问与答',
  thanksTitle: '致谢',
  thanks: (count) =>
    `这个游戏站在${count}个开源库的肩上，它们随游戏一起来到你的浏览器。它们的作者让人人都能使用。`,
  faces:
    '正文字体为Nunito（Nunito Project Authors），标题字体为Lilita One（Juan Montoreano），均采用SIL Open Font License。',
  libraries: '开源库及其许可证',
  licence: (name) => `${name}许可证`,
};
export default words;
