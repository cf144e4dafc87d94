import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { koreanRegion } from '../ids.ts';

/** Leaders, users, partners, and trading. */
export const koreanChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: '체육관과 다른 플레이어',
  questions: [
    {
      id: 'gyms',
      question: '체육관은 어떻게 되어 있나요?',
      answer: [
        `${gyms.regions.map(koreanRegion).join(', ')}에 관장이 ${gyms.leaders}명씩, 챔피언이 한 명씩, 모두 ${gyms.all}명이 있고, 팀은 ${gyms.team.least}–${gyms.team.most}마리예요. 첫 지방은 열려 있고, 다음 지방은 앞 지방의 관장을 어떤 순서로든 모두 이기면 열려요. 챔피언은 그 지방의 관장을 모두 이겨야 상대해 줘요.`,
        { links: [{ to: '/gymbattle', text: '체육관으로' }] },
      ],
      also: '관장 배지 지방 챔피언 열림',
    },
    {
      id: 'prizes',
      question: '체육관에서는 얼마를 받나요?',
      answer: [
        `관장에게 처음 이기면 길의 처음에는 ${numberWords(gyms.coins.least)}코인, 끝에는 ${numberWords(gyms.coins.most)}코인을 받아요. 얼마인지는 관장의 카드에 적혀 있어요. 재대결은 코인의 ${gyms.rematchPercent}%와 경험치 전부를 몇 번이든 줘요.`,
      ],
      also: '상금 코인 보상 재대결 다시 관장',
    },
    {
      id: 'quests',
      question: '퀘스트는 무엇인가요?',
      answer: [
        '날마다 작은 일 세 가지, 한 주(월요일부터)에 조금 큰 일 한 가지예요. 코인을 주고, 가끔 볼도 몇 개 줘요. 목록은 날짜와 사람에 따라 정해지고, UTC 자정에 새로 와요. 목록을 보기 전이라도 자정부터 한 일을 세어요.',
        '끝낸 퀘스트는 7일 동안 보상을 들고 기다려요. 하나도 안 해도 잃는 것은 없어요. 이어 가야 할 날수도 없고, 퀘스트로만 얻는 것도 없어요.',
        '그 밖에 지방마다 이어지는 퀘스트가 있어요. 그곳 사람들이 하나씩 부탁하고, 끝에는 칭호가 있어요. 기한은 없고, 앞 지방의 배지 3개로 열리며, 전에 한 일도 세어요.',
        { links: [{ to: '/quests', text: '퀘스트' }] },
      ],
      also: '날마다 매일 매주 일 임무 보상 오늘 연속 지방 칭호',
    },
    {
      id: 'achievements',
      question: '업적은 무엇인가요?',
      answer: [
        '그동안 한 일에 주는 메달 46개예요. 종류, 배지, 배틀, 교환, 지도 같은 것이에요. 모양은 무엇의 메달인지, 동과 은과 금은 얼마나 왔는지를 나타내요. 첫날부터, 메달이 생기기 전에 한 일도 세어요. 달성한 것은 영영 남고, 트레이너 페이지에서 다른 사람에게도 보여요.',
        { links: [{ to: '/profile?tab=achievements', text: '나의 업적' }] },
      ],
      also: '메달 트로피 보상 목표 진행 동 은 금',
    },
    {
      id: 'users',
      question: '다른 플레이어 본인과 싸우나요?',
      answer: [
        '그 사람의 지금 팀을 그대로 베낀 팀과 싸우고, 움직이는 것은 게임이에요. 상대는 얻는 것도 잃는 것도 없고, 그 자리에 없어도 돼요. 비슷한 실력의 사람이 없으면 전속 팀이 나서요.',
        { links: [{ to: '/userbattle', text: '상대 찾기' }] },
      ],
      also: 'PVP 대전 온라인 유저 배틀',
    },
    {
      id: 'lower-prizes',
      question: '상금이 왜 전보다 적나요?',
      answer: [
        `같은 날 같은 유저를 이길 때마다 다음 상금은 ${prizes.fall}%씩 줄고, 내 팀보다 훨씬 약한 팀은 조금만 줘요. 전속 팀과 오늘 아직 이기지 않은 사람에게서는 깎이지 않은 상금을 받아요. 경험치는 그대로예요.`,
        `유저 배틀과 골드 배틀의 상금은 판돈을 빼고 합쳐서 하루 ${numberWords(prizes.dayMost)}코인까지이고, 유저 배틀은 서로 다른 유저 ${numberWords(prizes.opponents)}명까지예요. 하루는 UTC 자정에 시작돼요. 상금을 다 줄 수 없을 때는 골드 배틀이 판돈을 받지 않아요.`,
      ],
      also: '적음 줄어듦 제한 하루 한도 코인 유저 골드 같은',
    },
    {
      id: 'training',
      question: '경험치 배틀은 어디에 좋은가요?',
      answer: [
        '고른 타입의 상대가 팀과 같은 수만큼, 조금 약하게 나와요. 모든 배틀 가운데 경험치를 가장 많이 주고, 코인은 없어요.',
        { links: [{ to: '/expbattle', text: '훈련하기' }] },
      ],
      also: '훈련 경험치 레벨 올리기',
    },
    {
      id: 'trading',
      question: '다른 플레이어와 교환할 수 있나요?',
      answer: [
        `네. ‘나의 Pokemon’의 ‘교환에 올리기’로 모두가 볼 수 있게 올리면, 다른 사람들이 자기 생물을 한 마리에서 ${mostOffered}마리까지 내놓고 제안할 수 있어요. 제안은 ‘내가 올린 교환’에 오고, 거기서 받아들이거나 거절해요. 내가 한 제안은 ‘나의 제안’에 있어요.`,
        '팀에 있는 생물과 즐겨찾기는 줄 수 없어요. 먼저 ‘나의 팀’에서 빼 주세요. 교환한 생물은 레벨과 경험치와 기술을 그대로 지니고, 그동안의 주인을 모두 기억해요.',
        {
          links: [
            { to: '/trades', text: '내가 올린 교환' },
            { to: '/offers', text: '나의 제안' },
          ],
        },
      ],
      also: '교환 맞바꾸기 제안 주기',
    },
    {
      id: 'trade-safety',
      question: '교환에서 속을 수도 있나요?',
      answer: [
        '본 그대로 받아요. 제안한 뒤에 종류나 레벨이나 기술이 바뀐 생물이 있으면 받아들일 수 없고, 무엇이 다른지 양쪽에 보여요. 교환에 올린 생물의 기술을 바꾸면 그 생물에게 온 제안은 끝나요. 내놓았던 생물은 자유로워지고, 제안한 사람에게 알려요. 생물은 한꺼번에 모두 바뀌거나 전혀 바뀌지 않고, 다른 제안은 모두 끝나요.',
      ],
      also: '사기 속임수 교환 안전 제안 바뀜',
    },
  ],
});
