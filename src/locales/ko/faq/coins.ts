import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { koreanTier } from '../ids.ts';

/** Coins, what they buy, and what can be staked. */
export const koreanCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: '코인',
  questions: [
    {
      id: 'mart',
      question: '상점에서는 무엇을 파나요?',
      answer: [
        {
          table: {
            caption: '상점의 물건',
            head: ['물건', '코인', '어떤 것인지'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: '상점에 가기' }] },
      ],
      also: '사기 값 가게 물건 볼 부적',
    },
    {
      id: 'charms',
      question: '부적은 어떻게 쓰나요?',
      answer: [
        '지니고 있기만 하면 돼요. 가방에 하나면 충분하고, 둘째 것은 아무것도 더하지 않아요. 배틀에 통하는 것은 배틀이 시작될 때, 만남에 통하는 것은 걸음마다 살펴요. 골드 배틀의 상금은 그대로예요.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: '오솔길 동전 배움 반짝 부적 보너스 운',
    },
    {
      id: 'lures',
      question: '생물을 부르는 물건은 어떻게 쓰나요?',
      answer: [
        '사면 바로 쓰기 시작해요. 생물이 사는 곳을 한 걸음 걸을 때마다 닳고, 다른 곳에서는 쉬어요. 남은 걸음은 지도와 상점에 나와요. 여러 개를 함께 쓸 수 있고, 효과는 부적의 것과도 더해져요.',
        {
          table: {
            caption: '생물을 부르는 물건, 걸음 수, 파는 곳',
            head: ['물건', '걸음', '파는 곳'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? sold.map((map) => mapsWords.places[map].title).join(', ') : '어디서나',
            ]),
          },
        },
      ],
      also: '풀피리 초롱 방울 진주 별 풍경 걸음 희귀 반짝빛 마을 가게',
    },
    {
      id: 'furniture',
      question: '가구는 어디에 쓰나요?',
      answer: [
        '바라보는 데 써요. 상점에서 사서, 첫 페이지의 ‘야영지 꾸미기’로 야영지의 여덟 자리 가운데 하나에 놓고, 앉으세요. 등은 밤에 빛나고, 트레이너 페이지를 볼 수 있는 사람에게는 야영지도 보여요. 지방의 마을에서만 파는 것도 있어요.',
        { links: [{ to: '/pokemart?tab=camp', text: '상점의 가구' }] },
      ],
      also: '야영지 천막 깔개 등 깃발 꾸미기 집 벤치',
    },
    {
      id: 'looks',
      question: '산 모습은 어디에 쓰나요?',
      answer: [
        '입는 데만 써요. 열둘은 공짜이고, 나머지는 상점에서 팔아요. 하나는 어디서나, 나머지는 다른 지방의 마을마다 하나씩 있어요. 산 것은 첫 페이지의 ‘모습 바꾸기’로 몇 번이든 입을 수 있어요.',
        { links: [{ to: '/pokemart?tab=looks', text: '상점의 모습들' }] },
      ],
      also: '모습 옷 여우 모자 외투 캐릭터 입기',
    },
    {
      id: 'tutor',
      question: '기술 선생님은 무엇을 가르치나요?',
      answer: [
        '그 생물이 언젠가 스스로 배울 기술을 최대 10레벨 먼저 가르쳐요. 지금 레벨까지의 기술은 ‘나의 팀’에서 공짜로 몇 번이든 고를 수 있어요. 가르친 기술을 다른 것으로 바꾸면, 그 레벨이 되거나 다시 돈을 낼 때까지 잊어요.',
        { links: [{ to: '/pokemart?tab=tutor', text: '선생님에게 가기' }] },
      ],
      also: '선생님 가르치기 수업 배우기 기술 학교 코인',
    },
    {
      id: 'tournaments',
      question: '대회는 어떻게 하나요?',
      answer: [
        '참가비를 내고, 비슷한 레벨의 전속 팀들과 잇달아 싸워 모두 이기면 상금과 리본을 받아요. 참가한 팀으로 끝까지 싸우고, 배틀 사이에는 HP가 조금만 돌아와요. 한 번 지거나 대신 다른 배틀을 시작하면 대회는 끝나고, 참가비는 돌아오지 않아요. 창을 닫아도 잃는 것은 없어요. 대회는 기다려요.',
        { links: [{ to: '/goldbattle', text: '대회로' }] },
      ],
      also: '대회 토너먼트 컵 참가 상금 리본 전속 팀',
    },
    {
      id: 'gold',
      question: '골드 배틀은 할 만한가요?',
      answer: [
        '코인을 걸고, 이기면 상금을 받아요. 승률은 실제로 재 본 것이에요. 늘 가장 나아 보이는 기술만 쓰는 트레이너가 이만큼 이겨요. 타입과 순서를 잘 고르면 더 이길 수 있어요.',
        {
          table: {
            caption: '판돈, 상금, 승률',
            head: ['등급', '판돈', '상금', '승률'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              koreanTier(tier),
              numberWords(stake),
              numberWords(prize),
              `${odds}%`,
            ]),
          },
        },
        `${gold
          .map(({ tier, raise }) =>
            raise === 0
              ? `${koreanTier(tier)}는 팀과 같은 레벨`
              : `${koreanTier(tier)}는 최대 ${raise}% 높은 상대`,
          )
          .join(', ')}.`,
        { links: [{ to: '/goldbattle', text: '골드 배틀로' }] },
      ],
      also: '판돈 내기 승률 등급 브론즈 실버 골드 상금',
    },
  ],
});
