import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

const BATTLES = {
  wb: '야생 생물',
  gym: '체육관 관장',
  user: '유저',
  training: '경험치 배틀',
  gold: '골드 배틀',
} as const;

/** Experience, moves and evolving. */
export const koreanGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: '키우기',
  questions: [
    {
      id: 'pays',
      question: '이기면 무엇을 얻나요?',
      answer: [
        '팀 모두가 쓰러진 생물까지 똑같이 경험치를 얻고, 코인도 받아요. 둘 다 이긴 상대의 레벨이 높을수록 많아요.',
        {
          table: {
            caption: '이기면 얻는 것',
            head: ['상대', '경험치', '코인'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              `${experience}%`,
              kind === 'wb'
                ? `레벨마다 ${numberWords(coins ?? 0)}, 그리고 ${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `쓰러뜨리지 않고 잡은 야생 생물은 레벨마다 ${numberWords(wild.caught)}코인에 ${numberWords(wild.fee)}코인을 더 줘요.`,
        `팀이 크면 나누어 받지만, 꼭 그만큼 줄지는 않아요. ${teamSize}마리가 저마다 받는 것은 혼자일 때보다 적어도, 모두 합치면 더 많아요.`,
      ],
      also: '보상 경험치 코인 돈 벌기 승리',
    },
    {
      id: 'levels',
      question: '레벨 하나에 경험치가 얼마나 드나요?',
      answer: [
        '종류에 따라 빠르게, 보통으로, 느리게 자라요. 레벨 1부터 세면 이만큼 들어요:',
        {
          table: {
            caption: '레벨까지의 경험치',
            head: ['레벨', '빠름', '보통', '느림'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: '경험치 성장 레벨 업 합계',
    },
    {
      id: 'free',
      question: '생물을 놓아줄 수 있나요?',
      answer: [
        `네. ‘나의 Pokemon’에서 하나씩, 또는 한 번에 ${MOST_SET_FREE}마리까지요. 되돌릴 수 없고 받는 것도 없으니 먼저 물어봐요. 즐겨찾기와 팀에 있는 생물과 교환 중인 생물은 남아요. Pokedex는 아무도 잊지 않아요.`,
        { links: [{ to: '/pokemons', text: '나의 Pokemon' }] },
      ],
      also: '놓아주기 방생 보내기 삭제 상자 가득',
    },
    {
      id: 'nickname',
      question: '생물에게 따로 이름을 지어 줄 수 있나요?',
      answer: [
        `네. 팀이나 ‘나의 Pokemon’에서 이름 옆의 펜을 누르세요. 별명은 ${MOST_NICKNAME}자까지이고, 배틀과 교환에서도 종류 이름 옆에 적혀요. 종류나 빛깔의 이름처럼 보이거나 누구를 모욕해서는 안 돼요. 플레이어가 신고할 수 있고, 운영자가 영영 없앨 수 있어요.`,
        '교환하면 함께 가요. 새 주인이 바꿀 수 있어요.',
        { links: [{ to: '/team', text: '나의 팀' }] },
      ],
      also: '별명 이름 짓기 바꾸기 닉네임',
    },
    {
      id: 'evolve',
      question: '생물은 어떻게 진화하나요?',
      answer: [
        `종류마다 정해진 레벨부터(빠르면 ${evolving.least}, 늦으면 ${evolving.most}) ‘나의 팀’과 ‘나의 Pokemon’에 ‘진화’ 버튼이 나와요. 누르기 전에는 아무 일도 없어요. 레벨과 경험치와 기술은 그대로예요.`,
        '배틀이 벌어지는 동안 팀에 있는 생물은 진화할 수 없어요.',
        { links: [{ to: '/pokemons?canEvolve=1', text: '진화할 수 있는 생물' }] },
      ],
      also: '진화 단계 성장 버튼',
    },
    {
      id: 'moves',
      question: '기술은 어떻게 바꾸나요?',
      answer: [
        '‘나의 팀’과 ‘나의 Pokemon’에서 네 기술은 저마다 목록이에요. 지금 레벨까지 배운 것 가운데 몇 번이든 고르고 ‘저장’을 누르세요. 한 번 배운 것은 잊지 않아요.',
        { links: [{ to: '/team', text: '나의 팀' }] },
      ],
      also: '배우기 기술 자리 잊기 다시 배우기',
    },
    {
      id: 'favourites',
      question: '실수로 떠나보내지 않으려면 어떻게 하나요?',
      answer: [
        '‘나의 팀’이나 ‘나의 Pokemon’에서 하트를 눌러 즐겨찾기에 넣으세요. 즐겨찾기가 팀에서 나갈 때는 한 번 더 묻고, 교환하거나 놓아줄 수도 없어요. 내 생물은 내가 교환하거나 놓아줄 때까지 내 것이에요.',
        { links: [{ to: '/pokemons?favourite=1', text: '즐겨찾기' }] },
      ],
      also: '즐겨찾기 잠금 삭제 방생 잃음 안전 하트',
    },
  ],
});

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return '관장마다 다름';
  if (kind === 'gold') return '상금';
  return coins ? `레벨마다 ${numberWords(coins)}` : '없음';
}
