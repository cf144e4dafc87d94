import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapsWords } from '../../en/maps.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: '풀밭',
  'tall-grass': '키 큰 풀숲',
  wood: '숲',
  sand: '모래밭',
  shore: '물가',
  rocks: '바위밭',
  snow: '눈밭',
};
const TIERS: Readonly<Record<string, string>> = {
  common: '흔함',
  uncommon: '덜 흔함',
  rare: '희귀',
  fabled: '옛이야기',
};

/** Questions about where and how often wild creatures appear. */
export const koreanWildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: '야생 생물',
  questions: [
    {
      id: 'grounds',
      question: '야생 생물은 어디에 사나요?',
      answer: [
        '땅마다 사는 생물이 달라요. 한 걸음에 누군가를 만날 확률은 아래와 같아요. 길과 바닥과 다리는 안전해요.',
        {
          table: {
            caption: '누군가를 만나는 걸음',
            head: ['땅', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : `${each}%`)),
            ]),
          },
        },
        `멀리 걸을수록 강해져요. ${maps
          .map(({ name, cellsPerLevel }) => `${titleOf(name)}에서는 ${cellsPerLevel}칸마다 한 레벨`)
          .join(', ')}.`,
        '한 번 만난 생물은 사는 곳과 시간과 확률이 Pokedex에 나와요.',
        { links: [{ to: '/pokedex', text: 'Pokedex 열기' }] },
      ],
      also: '만남 확률 지도 풀숲 숲 모래 물가 바위 풀밭 찾기',
    },
    {
      id: 'rare',
      question: '희귀하다는 건 얼마나 희귀한가요?',
      answer: [
        '곳마다 생물은 흔함, 덜 흔함, 희귀, 옛이야기로 나뉘어요. 저마다 한 종류씩 나오는 곳이라면, 옛이야기 한 번에 이만큼 나와요:',
        { list: tiers.map(({ tier, times }) => `${TIERS[tier] ?? tier}: ${times}`) },
        `전설은 ${legends}가지가 전해져요. 모두 옛이야기이고, 한 가지 땅의 먼 곳에, 한 시간대에만 나와요.`,
      ],
      also: '등급 확률 전설 옛이야기 희귀 흔함',
    },
    {
      id: 'kinds',
      question: '어둠빛과 반짝빛 생물은 무엇인가요?',
      answer: [
        '모든 종류에 있는 드문 빛깔이에요. 어둠빛은 조금 더 세게 때리고, 반짝빛은 조금 더 빨라요. 모습도 달라요. 이름 앞에 빛깔이 붙으니 색만 보고 알아낼 필요는 없어요.',
        {
          list: [
            `어둠빛: ${kinds.dark.oneIn}마리에 하나, 공격 ${kinds.dark.more}% 증가.`,
            `반짝빛: ${kinds.shiny.oneIn}마리에 하나, 속도 ${kinds.shiny.more}% 증가.`,
          ],
        },
        `가방에 반짝 부적이 있으면 ${kinds.dark.oneInWithCharm}마리에 하나, ${kinds.shiny.oneInWithCharm}마리에 하나가 돼요.`,
        `연구도 도움이 돼요. 잡아 본 종류 하나마다 둘 다 ${kinds.notes}%씩 자주 나오고, 그 효과는 사라지지 않아요.`,
      ],
      also: '확률 색 빛깔 이로치 색이 다른',
    },
    {
      id: 'research',
      question: '연구는 무엇이고 무엇을 주나요?',
      answer: [
        `Pokedex의 종류마다 과제가 몇 가지 있어요. 몇 마리 잡기, 제 시간에 만나기, 함께 이기기, 진화시키기 같은 것이에요. 아무거나 ${kinds.study.sketch}가지면 스케치, ${kinds.study.tasks}가지면 논문이 돼요. 둘 다 코인을 조금 주고, 교환이나 운이 꼭 필요하지는 않아요. 게임이 알아서 세고, 기한은 없어요.`,
        `한 종류를 연구한 사람은 그 반짝빛을 ${kinds.study.times}배 자주 만나요. ${kinds.shiny.oneIn}마리에 하나가 아니라 ${kinds.study.oneIn}마리에 하나이고, 영영 그대로이며, 부적은 따로 더해져요. 마음을 나누는 길은 이것뿐이고, 더 빠른 길은 없어요.`,
        '연구한 종류가 늘면 칭호를 받아 하나를 이름 옆에 달 수 있고, 트레이너 카드의 테두리도 고와져요. 쉬어도 잃는 것은 없어요.',
        { links: [{ to: '/pokedex', text: 'Pokedex 열기' }] },
      ],
      also: '과제 논문 스케치 칭호 테두리 반짝빛 확률 Pokedex 공책',
    },
    {
      id: 'finds',
      question: '지도에는 무엇이 떨어져 있나요? 열매는 상하나요?',
      answer: [
        '볼과 지갑이 떨어져 있고, 사람마다 한 번씩 주울 수 있어요. 다가가서 버튼이나 Enter를 누르거나 직접 누르세요. 호기심 많은 사람이 들여다볼 만한 곳에 숨은 것도 있어요. 통 속, 그루터기, 돌 뒤 같은 곳이에요. 팻말과 사람들이 귀띔해 줘요.',
        '열매는 날마다 열려요. 하루는 UTC 자정에 시작돼요. 덤불 하나의 즙이 물통 한 모금이에요. 익은 열매는 언제까지나 기다려요. 쉬어도 잃는 것은 없어요.',
      ],
      also: '물건 땅 찾기 숨은 열매 덤불 팻말 읽기 보기 줍기 보물',
    },
    {
      id: 'hours',
      question: '시간과 날씨는 무엇을 바꾸나요?',
      answer: [
        `엠버와일드의 하루는 진짜 시간으로 ${hours.reduce((sum, { minutes }) => sum + minutes, 0)}분이고, 모두에게 똑같이 흘러요: ${hours
          .map(({ hour, minutes }) => `${hourWords.names[hour]} ${minutes}분`)
          .join(', ')}. 어떤 생물은 정해진 시간대에만 나와요.`,
        '지도의 날씨는 5분마다 모두에게 똑같이 바뀌어요. 안개나 비나 눈 속에만 나오는 생물도 있고, 좋아하는 날씨에 더 자주 나오는 생물도 있어요. Pokedex에 적혀 있어요.',
        '배틀의 날씨는 따로예요. 기술이 불러오고, 배틀 안에서만 통해요.',
      ],
      also: '시간 시계 새벽 낮 해질녘 밤 비 해 계절 안개 눈 나뭇잎 날씨',
    },
  ],
});
