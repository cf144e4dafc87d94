import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

/** What newcomers ask first. */
export const koreanBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: '시작하기',
  questions: [
    {
      id: 'begin',
      question: '어떻게 시작하나요?',
      answer: [
        `가입하고, 첫 파트너 ${starters}마리 중 하나를 고르고, ‘지도’를 여세요. 키 큰 풀숲이나 숲, 모래밭, 물가, 바위밭을 걸어 보세요. 야생 생물은 그런 곳에 살아요.`,
        {
          links: [
            { to: '/signup', text: '가입하기' },
            { to: '/maps', text: '지도 열기' },
          ],
        },
      ],
      also: '시작 새 계정 첫 파트너 스타터 처음',
    },
    {
      id: 'bag',
      question: '처음에 무엇을 가지고 있나요?',
      answer: [
        `레벨 ${newcomer.level}의 첫 파트너, ${numberWords(newcomer.coins)}코인, 그리고 ${newcomer.balls.join(', ')}.`,
        `팀에는 ${teamSize}마리까지 들어가요. 찾을 수 있는 종류는 ${species}가지예요.`,
      ],
      also: '코인 볼 시작 몇 마리 종류',
    },
    {
      id: 'password',
      question: '이름과 비밀번호는 어떻게 지을 수 있나요?',
      answer: [
        `이름은 ${name.least}–${name.most}자이고, A–Z(악센트, ø나 ß 같은 글자도 좋아요), 숫자, 점, 줄표, 한 칸짜리 공백을 쓸 수 있어요. 똑같거나 비슷해 보이는 이름은 아무도 쓸 수 없어요. 대문자와 공백과 악센트는 구별하지 않고, 0과 o, 1과 l과 i도 구별하지 않아요.`,
        `비밀번호는 ${password.least}자 이상이면 무엇이든 좋아요. ${password.least}자도 되지만 길수록 현명해요. 알아맞힌 사람이 내 이름으로 놀게 되니까요. 낱말 서너 개를 이어 쓰면 외우기 쉽고 맞히기 어려워요.`,
        '게임은 메일 주소를 묻지 않아서, 잊은 비밀번호를 보내 줄 수 없어요. 가입할 때 받는 복구 코드를 챙겨 두세요. 서버는 비밀번호를 아무도 읽을 수 없게 뒤섞어서 보관해요.',
      ],
      also: '계정 보안 로그인 잊음 짧은 글자 메일',
    },
    {
      id: 'walk',
      question: '어떻게 걷나요?',
      answer: [
        '방향키(두 개를 함께 누르면 비스듬히), W A S D, 숫자판, 게임패드, 화면의 패드로 걸어요. 누르고 있으면 계속 걸어요. 지도의 한 곳을 누르거나 클릭해도 돼요. 생물이 나타나거나 손수 한 걸음 걸을 때까지 빈 길을 따라 그곳으로 걸어가요. 회색 방향은 막힌 곳이에요. 모든 키와 버튼은 페이지 맨 아래 ‘조작’에 있어요.',
      ],
      also: '이동 조작 키 터치 패드 방향',
    },
  ],
});
