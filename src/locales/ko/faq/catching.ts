import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

const RATES = {
  easiest: '가장 잡기 쉬운 종류',
  middle: '중간쯤인 종류',
  hardest: '가장 잡기 어려운 종류',
} as const;
const SITUATIONS = {
  well: '멀쩡할 때',
  half: 'HP가 절반일 때',
  last: 'HP가 1일 때',
  asleep: 'HP가 1이고 잘 때',
} as const;

/** Questions about balls and catching. */
export const koreanCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: '잡기',
  questions: [
    {
      id: 'catch',
      question: '생물은 어떻게 잡나요?',
      answer: [
        '생물이 나타나면 ‘잡아 볼까!’를 누르고 내 생물을 내보내세요. 기술로 야생 생물을 약하게 만든 다음 볼을 던지세요. 볼 옆에는 실제로 잡힐 확률이 적혀 있어요. HP가 적거나, 자거나, 얼어 있으면 높아져요.',
        '볼을 던지면 공격은 쉬어요. 잡지 못하면 야생 생물의 차례가 와요. 야생 생물이 쓰러지면 사라져요.',
      ],
      also: '볼 던지기 몬스터볼 만남 포획',
    },
    {
      id: 'catch-odds',
      question: '볼로 잡힐 확률은 얼마나 되나요?',
      answer: [
        '종류와 HP와 상태 이상에 달렸어요. 화상과 독과 마비는 도움이 되고, 잠과 얼음은 가장 도움이 돼요. 레벨과 빛깔은 상관없어요. 마스터볼은 절대 놓치지 않아요.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [
                SITUATIONS[situation],
                ...percents.map((percent) => `${percent}%`),
              ]),
          },
        })),
        import.meta.env.TRIAL
          ? '게임이 실제로 주사위를 굴리는 숫자예요. 배틀에서는 눈앞의 생물의 숫자가 보여요.'
          : '서버가 실제로 주사위를 굴리는 숫자예요. 배틀에서는 눈앞의 생물의 숫자가 보여요.',
      ],
      also: '포획률 확률 볼 베이직 슈퍼 울트라 마스터 퍼센트',
    },
    {
      id: 'caught',
      question: '잡은 생물은 어디로 가나요?',
      answer: [
        `팀이 ${teamSize}마리보다 적으면 팀으로 가요. 그다음부터는 ‘나의 Pokemon’에서 기다려요. 거기서 다른 생물과 자리를 바꾸거나, 누가 나가면 팀에 넣을 수 있어요. 잡으면 생물의 레벨만큼 코인을 받고, 경험치는 없어요.`,
        { links: [{ to: '/pokemons', text: '나의 Pokemon' }] },
      ],
      also: '상자 보관 팀 가득 바꾸기',
    },
  ],
});
