import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { chineseRegion } from './ids.ts';

type Step = NonNullable<ReturnType<typeof lineWords.step>>;

const STEPS: Readonly<Record<string, Step>> = {
  'green-shore': {
    giver: '黑泽尔·索恩比',
    title: '给玫瑰一点咸味',
    says: '我的玫瑰没见过海，看你的靴子，你也没见过。你们俩里头，有一个能走着去。',
    task: () => '走到青青原的海岸。',
  },
  'green-ten': {
    giver: '塔姆辛·克拉克尔',
    title: '夜里的十位',
    says: '磨坊夜里缺伴。是谁我不在乎，我在乎的是要凑够十个。',
    task: (goal) => `捉到${numberWords(goal)}种住在翠野的生灵。`,
  },
  'green-stone': {
    giver: '伊索尔德·莱姆',
    title: '第二句话',
    says: '奥托琳·昂伯会读古石。她念给我听了第一句，汤就好了。请您留下来听第二句。',
    task: () => '与奥托琳·昂伯交谈：白天她在海岸，黄昏和夜晚在青青原。',
  },
  'green-lost': {
    giver: '伊沃·辛德',
    title: '谁捡归谁',
    says: '人总掉东西。我该知道，东西的把手就是我打的。捡六样来，我不问原来是谁的。',
    task: (goal) => `在翠野找到${numberWords(goal)}样掉落的东西。藏着的也算。`,
  },
  'green-badges': {
    giver: '内莉丝·泰德韦尔',
    title: '三圈水纹',
    says: '一枚徽章是运气，两枚是碰巧。带着三枚回来，我为你升闸。',
    task: (goal) => `得到${numberWords(goal)}枚翠野的徽章。`,
  },
  'green-latchford': {
    giver: '科文·达斯克',
    title: '闩渡镇的灯',
    says: '闩渡镇的灯点得太早。请您去一趟，替我露出不以为然的样子。',
    task: () => '走到闩渡镇。',
  },
  'green-rival': {
    giver: '佩特拉·霍法斯特',
    title: '另一种看法',
    says: '附近有个和你一般大的，以为这是赛跑。站住别动，赢下来。',
    task: () => '赢下一场与你对头的对战。',
  },
  'green-hoard': {
    giver: '奥雷尔·温德罗',
    title: '有人拿了我的勺子',
    says: '从这上面我什么都看得见。闩渡镇附近有只囤粮鼠拿着我的勺子。两样都不必带来，我只想让人知道。',
    task: () => '捉到一只囤粮鼠。它住在闩渡镇的高草丛里。',
  },
  'hark-peatwick': {
    giver: '默多·卡伦',
    title: '左脚往后',
    says: '进泥炭村，走不湿的那条路。要是湿了，就是另一条。',
    task: () => '走到泥炭村。',
  },
  'hark-lost': {
    giver: '帕尔文·萨塔尔',
    title: '荒泽还回来的',
    says: '沼泽拿了东西，一留就是一百年。有些该到期了。先给我五样。',
    task: (goal) => `在聆泽找到${numberWords(goal)}样掉落的东西。藏着的也算。`,
  },
  'hark-laugh': {
    giver: '奥斯里克·斯特朗',
    title: '是谁在笑',
    says: '天黑以后，有什么在笑我的角力场。我不生气，我想听听那个笑话。',
    task: () => '捉到一只领笑鬣。它在黄昏和夜晚来到泥炭村的草甸。',
  },
  'hark-ring': {
    giver: '乔里·帕斯科',
    title: '两个数数的人',
    says: '我数羊，莫德·阿什拉数石头，我们俩还没数对过。替我问声好？我该自己去的，可她…怎么说，是个人。',
    task: () => '在长聆原与莫德·阿什拉交谈，白天、黄昏或夜晚。',
  },
  'hark-badges': {
    giver: '哈娜·斯塔内克',
    title: '砌到第四层',
    says: '一块石头的墙，就是石头。四块，就可以靠了。',
    task: (goal) => `得到${numberWords(goal)}枚聆泽的徽章。`,
  },
  'hark-chapel': {
    giver: '埃斯基尔修士',
    title: '蜡自己去',
    says: '我这一辈子，没有人来替礼拜堂取过蜡，蜡烛却燃着。您肯去看看它吃什么吗？',
    task: () => '走到沉水礼拜堂。',
  },
  'hark-book': {
    giver: '蒂根·霍洛',
    title: '十九种笔迹',
    says: '十九种。还有：不，没一个写了为什么。你读完敲钟人的册子就会问。这样我就先答了。',
    task: () => '在沉水礼拜堂读敲钟人的册子。',
  },
  'hark-thirty': {
    giver: '多卡丝·温特斯吉尔',
    title: '满堂钟声',
    says: '我为住在这儿的每一位敲钟，很想把数敲对。介绍三十位给我认识吧。',
    task: (goal) => `捉到${numberWords(goal)}种住在聆泽的生灵。`,
  },
  'sea-halyard': {
    giver: '特奥多罗·布拉斯',
    title: '小心空隙',
    says: '六点喝汤。要是你在陆地上读到这个，就已经迟了。先是一艘船，然后是帆索港。',
    task: () => '走到帆索港。',
  },
  'sea-well': {
    giver: '拉妮·托武阿',
    title: '不着急的水',
    says: '我飞过的水都是咸的，都赶时间。帆索港有口井，不咸，也不赶。替我喝一口。',
    task: () => '从帆索港的井边走过，喝一口水。',
  },
  'sea-lodge': {
    giver: '阿贝娜·门萨',
    title: '无证堤坝',
    says: '有人没有许可，就在我的船台上盖东西。牙口好得很。去问问它要不要一份工作。',
    task: () => '捉到一只木匠狸。它在黎明和白天，在帆索港的岸边施工。',
  },
  'sea-badges': {
    giver: '埃莱妮·卡拉斯',
    title: '四件一窑',
    says: '少于四件，我从不开窑。徽章可以放进来。出来会更亮，也可能不会。',
    task: (goal) => `得到${numberWords(goal)}枚散珠海的徽章。`,
  },
  'sea-rower': {
    giver: '塞莱斯坦·阿莫里',
    title: '前调：炭',
    says: '温热的炭。湿绳子。慷慨，很多。它坐船来，我还没拔开瓶塞就走了。请您查查是谁的。',
    task: () => '与内尔·法辛交谈：黎明和白天她在帆索港，黄昏和夜晚在水漂岛。',
  },
  'sea-spindle': {
    giver: '南晴夫',
    title: '会挥手的光',
    says: '每天夜里，我朝纺锤沙洲挥一挥灯，总有什么也朝我挥。我太腼腆，不敢问。您替我问吧。',
    task: () => '走到纺锤沙洲。',
  },
  'sea-lost': {
    giver: '波莫娜·贝拉科达',
    title: '漂来的，扔来的，还有帽子',
    says: '潮水不偷东西，亲爱的，它只是借，没写日期。替它收十二笔债来。',
    task: (goal) => `在散珠海找到${numberWords(goal)}样掉落的东西。藏着的也算。`,
  },
  'sea-thirty-five': {
    giver: '凯米·奥罗萨',
    title: '礁上的每一位',
    says: '礁石有本来客簿，还缺三十五个名字。它们不会写字，你会。',
    task: (goal) => `捉到${numberWords(goal)}种住在散珠海的生灵。`,
  },
  'cloud-saltsteep': {
    giver: '格尔塔·灿德',
    title: '9点04分开往盐崖村',
    says: '火车准点。它在站里停了六年，所以从不晚点。您得走着去。',
    task: () => '走到盐崖村。',
  },
  'cloud-well': {
    giver: '鲁娜·艾基奥',
    title: '冰川放走的',
    says: '盐崖村喝的水，先是冰川的。它想知道有没有人想念过。喝一点吧，我把你的表情记下来。',
    task: () => '从盐崖村的井边走过，喝一口水。',
  },
  'cloud-pot': {
    giver: '基利亚·万卡',
    title: '会走路的面包',
    says: '我把面包放进去，一转身，有一个自己热了。给我捉住那个长腿的炉子。',
    task: () => '捉到一只烤炉狳。它在黄昏和夜晚出没在盐崖村的高草丛。',
  },
  'cloud-badges': {
    giver: '诺布·拉旺',
    title: '经与纬',
    says: '有四根线，就可以开工。只有三根，就只有一个结和一堆意见。',
    task: (goal) => `得到${numberWords(goal)}枚云上境的徽章。`,
  },
  'cloud-organ': {
    giver: '伊德里斯·卡马尔',
    title: '给风琴点首曲子',
    says: '风每夜都弹同样的九个音。一定有谁点过一回。去听听是谁。',
    task: () => '走到风之琴。',
  },
  'cloud-plate': {
    giver: '雪住持',
    title: '铜牌上的灰',
    says: '千级台阶我都扫过。琴上有块牌子，我从没掸过。你去读一读。若有灰，不必告诉我。',
    task: () => '读一读风之琴上的牌子。',
  },
  'cloud-lost': {
    giver: '佐兰·卡拉利',
    title: '云上遗失物',
    says: '人，我背得回来。手套、水壶和一只左脚的滑雪板，就没有人管了。趁下雪前，拜托十四样。',
    task: (goal) => `在云上境找到${numberWords(goal)}样掉落的东西。藏着的也算。`,
  },
  'cloud-forty': {
    giver: '阿玛拉·迪亚洛博士',
    title: '四十层',
    says: '一种，告诉你这儿住着什么。四十种，告诉你为什么。架子的标签我都写好了。',
    task: (goal) => `捉到${numberWords(goal)}种住在云上境的生灵。`,
  },
  'four-halfpast': {
    giver: '坦德卡·莫约',
    title: '几点半',
    says: '半点镇的钟都同意是半点，别的一概不同意。什么时候到都行：你准是准时的。',
    task: () => '走到半点镇。',
  },
  'four-lamp': {
    giver: '埃诺·萨尔维',
    title: '那个会回亮的',
    says: '我把灯笼挂在湖上，偶尔会有另一盏上来看它。我不吃它。我想谢谢它。',
    task: () => '捉到一条塔灯鳗。它在黄昏和夜晚浮到半点镇的岸边。',
  },
  'four-clock': {
    giver: '托马什·弗罗纳',
    title: '有谁迟了',
    says: '我的雀儿照巴塞洛缪·托克的钟回家。要么它们早了，要么他晚了，雀儿我数过了。请您去问问他。客气些，他正上发条。',
    task: () => '在慢行里与巴塞洛缪·托克交谈。他什么时候都在，只是从不在同一个地方。',
  },
  'four-badges': {
    giver: '伊格内修斯·佩尔',
    title: '四笔入账',
    says: '我的账都平了，就差您。四枚徽章，用墨水记上，我就能合上这页，吃块饼干。',
    task: (goal) => `得到${numberWords(goal)}枚四光境的徽章。`,
  },
  'four-hearth': {
    giver: '塞拉芬·奥耶洛',
    title: '该有人坐在那里',
    says: '有一口灶，没有人点着过，也没有人让它灭过。我一直在这里守着。你的膝盖比我的好。',
    task: () => '走到冷灶。',
  },
  'four-shelf': {
    giver: '黛薇·拉拉斯',
    title: '最后一幕',
    says: '我最老的一出戏，演到好处就断了。冷灶最后一个书架上，有带结局的书。读快点，它们在滴水。',
    task: () => '在冷灶读最后一个书架。',
  },
  'four-lost': {
    giver: '索拉雅·哈达德',
    title: '十五片碎屑',
    says: '凡是丢过的东西，到头来都到这片地上。我把它们熔掉，不过我喜欢先问一声。',
    task: (goal) => `在四光境找到${numberWords(goal)}样掉落的东西。藏着的也算。`,
  },
  'four-champion': {
    giver: '米拉贝尔·昆斯',
    title: '四盏灯一起亮',
    says: '哈尔西翁·阿贝贝从前年春天起就没吃过惊了。去吓一吓嘛，这可是做好事。',
    task: () => '打败四光境的冠军。',
  },
};

const words: typeof lineWords = {
  title: '各地区的任务线',
  intro: '一件接一件，都是当地人托你办的。没有期限，不用着急：以前做过的也算。',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}：“${text}”`,
  place: (place, steps) => `第${numberWords(place)}步，共${numberWords(steps)}步`,
  closed: (count, region, won) =>
    `有${numberWords(count)}枚${chineseRegion(region)}的徽章就会开放。你有${numberWords(won)}枚。`,
  end: (title) => `终点：称号“${title}”`,
  finished: (title) => `全部完成。称号“${title}”是你的了。`,
  gotTitle: (title) => `称号“${title}”是你的了。`,
  line: (region, place, name, text, progress, reward) =>
    `${chineseRegion(region)}，${place}：${name}。${text}${progress}。奖励：${reward}。`,
  lineClosed: (region, text) => `${chineseRegion(region)}：${text}`,
};
export default words;
