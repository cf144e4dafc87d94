import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { koreanRegion } from './ids.ts';
import { subject } from './particles.ts';

type StepWords = NonNullable<ReturnType<typeof lineWords.step>>;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: '헤이즐 손비',
    title: '장미에게 소금을',
    says: '우리 장미는 바다를 본 적이 없어. 장화를 보니 너도 그렇고. 둘 중 하나는 걸어갈 수 있지.',
    task: () => '그린랜드의 바닷가에 가기.',
  },
  'green-ten': {
    giver: '탬신 크래클',
    title: '어둠 속의 열',
    says: '밤의 풍차엔 말동무가 필요해. 누구든 상관없어. 열은 돼야 하지만.',
    task: (goal) => `푸른들에 사는 종류 ${numberWords(goal)}가지 잡기.`,
  },
  'green-stone': {
    giver: '이졸데 라임',
    title: '두 번째 문장',
    says: '오톨린 엄버는 오래된 돌을 읽으시지요. 첫 문장을 들려주셨는데 수프가 다 되었답니다. 두 번째까지 듣고 오세요.',
    task: () => '오톨린 엄버와 이야기하기. 낮에는 바닷가에, 해질녘과 밤에는 그린랜드에 있어요.',
  },
  'green-lost': {
    giver: '이보 신더',
    title: '줍는 사람이 임자',
    says: '사람들은 물건을 떨어뜨리지. 나야 잘 알지, 손잡이까지 달아 만드는데. 여섯 개 주워 오면 누구 것인지 안 묻겠네.',
    task: (goal) => `푸른들에 떨어진 물건 ${numberWords(goal)}개 찾기. 숨은 것도 돼요.`,
  },
  'green-badges': {
    giver: '네리스 타이드웰',
    title: '물결 셋',
    says: '배지 하나는 운, 둘은 우연이야. 셋 들고 오면 수문을 올려 줄게.',
    task: (goal) => `푸른들의 배지 ${numberWords(goal)}개 따기.`,
  },
  'green-latchford': {
    giver: '코빈 더스크',
    title: '걸쇠나루의 등불',
    says: '걸쇠나루 사람들은 등을 너무 일찍 켭니다. 가서 제 대신 못마땅한 표정을 지어 주십시오.',
    task: () => '걸쇠나루에 가기.',
  },
  'green-rival': {
    giver: '페트라 홀드패스트',
    title: '다른 의견',
    says: '네 또래 하나가 이게 다 달리기 시합인 줄 안다. 가만히 서서 이겨라.',
    task: () => '라이벌과의 배틀에서 이기기.',
  },
  'green-hoard': {
    giver: '오렐 윈드로',
    title: '내 숟가락 가진 이',
    says: '여기선 다 보인다네. 걸쇠나루 곁의 곳간쥐가 내 숟가락을 가졌어. 둘 다 안 가져와도 돼. 알아만 두게.',
    task: () => '곳간쥐 잡기. 걸쇠나루의 키 큰 풀숲에 살아요.',
  },
  'hark-peatwick': {
    giver: '머도 캘런',
    title: '왼발 뒤로',
    says: '이탄골 가는 길은 안 젖은 쪽이야. 젖었으면 그건 다른 길이고.',
    task: () => '이탄골에 가기.',
  },
  'hark-lost': {
    giver: '파르빈 사타르',
    title: '늪이 돌려주는 것',
    says: '늪은 물건을 삼키면 백 년을 갖고 있어. 슬슬 돌려줄 때야. 우선 다섯 개면 돼.',
    task: (goal) => `귀기울늪에 떨어진 물건 ${numberWords(goal)}개 찾기. 숨은 것도 돼요.`,
  },
  'hark-laugh': {
    giver: '오스릭 스트랭',
    title: '누가 웃는가',
    says: '어두워지면 무엇이 내 씨름판을 보고 웃소. 기분 상한 건 아니오. 뭐가 우스운지 알고 싶을 뿐이오.',
    task: () => '깔깔대장 잡기. 해질녘과 밤에 이탄골의 풀밭에 나와요.',
  },
  'hark-ring': {
    giver: '조리 패스코',
    title: '세는 두 사람',
    says: '전 양을 세고 모드 애슐러는 돌을 세는데, 둘 다 맞은 적이 없어요. 인사 좀 전해 줄래요? 제가 가도 되는데, 그분은… 사람이잖아요.',
    task: () => '오래들판에서 모드 애슐러와 이야기하기. 낮, 해질녘, 밤에 있어요.',
  },
  'hark-badges': {
    giver: '하나 스타네크',
    title: '네 켜',
    says: '돌 하나짜리 담은 그냥 돌이에요. 넷이면 기대도 되죠.',
    task: (goal) => `귀기울늪의 배지 ${numberWords(goal)}개 따기.`,
  },
  'hark-chapel': {
    giver: '에스킬 수사',
    title: '저절로 주는 밀랍',
    says: '제 평생 예배당에 밀랍을 나른 이가 없는데 촛불은 탑니다. 무얼 먹고 타는지 보고 와 주시겠습니까?',
    task: () => '잠긴 예배당에 가기.',
  },
  'hark-book': {
    giver: '티건 할로',
    title: '열아홉 가지 글씨',
    says: '열아홉이요. 그리고 아뇨, 왜인지는 아무도 안 썼어요. 종지기의 책을 읽으면 물어볼 거잖아요. 그래서 미리 답했어요.',
    task: () => '잠긴 예배당에서 종지기의 책 읽기.',
  },
  'hark-thirty': {
    giver: '도르카스 윈터스길',
    title: '빠짐없는 종소리',
    says: '여기 사는 모두를 위해 종을 치는데, 수를 제대로 알고 싶어요. 서른만 소개해 줘요.',
    task: (goal) => `귀기울늪에 사는 종류 ${numberWords(goal)}가지 잡기.`,
  },
  'sea-halyard': {
    giver: '테오도루 브라스',
    title: '발 빠짐 주의',
    says: '수프는 여섯 시. 이걸 뭍에서 읽고 있으면 늦은 거야. 배를 타면 돛줄항이지.',
    task: () => '돛줄항에 가기.',
  },
  'sea-well': {
    giver: '라니 토부아',
    title: '가만히 있는 물',
    says: '내가 날아 넘는 물은 다 짜고 다 바빠. 돛줄항에 짜지도 바쁘지도 않은 우물이 하나 있어. 내 몫까지 마셔 줘.',
    task: () => '돛줄항의 우물 옆을 지나며 물 마시기.',
  },
  'sea-lodge': {
    giver: '아베나 멘사',
    title: '무허가 댐',
    says: '누가 허가도 없이 내 조선대에 집을 지어. 이가 아주 좋아. 일할 생각 있는지 알아봐 줘.',
    task: () => '뚝딱비버 잡기. 새벽과 낮에 돛줄항의 물가에서 집을 지어요.',
  },
  'sea-badges': {
    giver: '엘레니 카라스',
    title: '가마에 넷',
    says: '넷이 안 되면 가마를 안 연단다. 배지도 넣어 보렴. 더 반짝이거나, 아니거나.',
    task: (goal) => `흩섬바다의 배지 ${numberWords(goal)}개 따기.`,
  },
  'sea-rower': {
    giver: '셀레스탱 아모리',
    title: '첫 향은 숯',
    says: '따뜻한 숯. 젖은 밧줄. 너그러움, 아주 많이. 배로 와서 병마개를 따기도 전에 가 버립니다. 누구의 것인지 알아봐 주시지요.',
    task: () => '넬 파딩과 이야기하기. 새벽과 낮에는 돛줄항에, 해질녘과 밤에는 물수제비섬에 있어요.',
  },
  'sea-spindle': {
    giver: '미나미 하루오',
    title: '손 흔드는 불빛',
    says: '밤마다 맴돌등대로 불빛을 흔들면 무언가 마주 흔듭니다. 수줍어서 못 묻겠으니, 물어봐 주십시오.',
    task: () => '맴돌모래톱에 가기.',
  },
  'sea-lost': {
    giver: '포모나 벨라코르다',
    title: '떠내려온 모자들',
    says: '바다는 훔치지 않아요. 날짜 없이 빌릴 뿐. 빚 열두 개만 받아다 주세요.',
    task: (goal) => `흩섬바다에 떨어진 물건 ${numberWords(goal)}개 찾기. 숨은 것도 돼요.`,
  },
  'sea-thirty-five': {
    giver: '카이미 오로사',
    title: '암초의 모두',
    says: '암초의 방명록에 서른다섯 이름이 비었어요. 걔들은 글씨를 못 써요. 당신은 쓰죠.',
    task: (goal) => `흩섬바다에 사는 종류 ${numberWords(goal)}가지 잡기.`,
  },
  'cloud-saltsteep': {
    giver: '게르타 찬트',
    title: '9시 4분 소금비탈행',
    says: '열차는 정시입니다. 6년째 역에 서 있으니 늦을 수가 없지요. 걸어가셔야 합니다.',
    task: () => '소금비탈에 가기.',
  },
  'cloud-well': {
    giver: '루나 아이키오',
    title: '빙하가 놓아준 것',
    says: '소금비탈에서 마시는 물은 빙하가 먼저 갖고 있던 거예요. 누가 아쉬워했는지 알고 싶대요. 마셔 보세요. 표정은 제가 적을게요.',
    task: () => '소금비탈의 우물 옆을 지나며 물 마시기.',
  },
  'cloud-pot': {
    giver: '킬라 왕카',
    title: '걸어 다니는 빵',
    says: '빵을 넣고 돌아서면 하나는 제힘으로 따뜻해요. 다리 달린 오븐 좀 잡아 줘요.',
    task: () => '오븐딜로 잡기. 해질녘과 밤에 소금비탈의 키 큰 풀숲에 나와요.',
  },
  'cloud-badges': {
    giver: '노르부 라왕',
    title: '날실과 씨실',
    says: '실이 넷이면 시작할 수 있어요. 셋이면 매듭과 의견뿐이고요.',
    task: (goal) => `구름위의 배지 ${numberWords(goal)}개 따기.`,
  },
  'cloud-organ': {
    giver: '이드리스 카마르',
    title: '오르간 신청곡',
    says: '바람이 밤마다 똑같은 아홉 음을 연주한다네. 언젠가 누가 신청했겠지. 누군지 듣고 오게.',
    task: () => '바람 오르간에 가기.',
  },
  'cloud-plate': {
    giver: '뚜옛 원장',
    title: '놋쇠에 앉은 먼지',
    says: '계단 천 개를 쓸었소. 오르간의 명판만은 턴 적이 없소. 읽고 오시오. 먼지가 앉았거든 말하지 마시오.',
    task: () => '바람 오르간의 명판 읽기.',
  },
  'cloud-lost': {
    giver: '조란 카랄리',
    title: '구름 위 분실물',
    says: '나는 사람을 데려와. 장갑, 물통, 왼쪽 스키 한 짝은 데려올 사람이 없어. 눈 오기 전에 열넷만 부탁해.',
    task: (goal) => `구름위에 떨어진 물건 ${numberWords(goal)}개 찾기. 숨은 것도 돼요.`,
  },
  'cloud-forty': {
    giver: '아마라 디알로 박사',
    title: '마흔 켜',
    says: '한 종류는 여기 무엇이 사는지 알려 줘요. 마흔이면 왜 사는지 알려 주죠. 선반엔 벌써 이름표를 붙였어요.',
    task: (goal) => `구름위에 사는 종류 ${numberWords(goal)}가지 잡기.`,
  },
  'four-halfpast': {
    giver: '탄데카 모요',
    title: '몇 시 반',
    says: '한시반의 시계들은 ‘반’만 맞고 나머지는 다 달라요. 아무 때나 가세요. 늘 제시간이에요.',
    task: () => '한시반에 가기.',
  },
  'four-lamp': {
    giver: '에이노 사르비',
    title: '마주 빛나는 것',
    says: '호수에 등을 걸면 가끔 다른 등이 올라와 본다. 먹진 않는다. 고맙다고 하고 싶다.',
    task: () => '백열장어 잡기. 해질녘과 밤에 한시반의 물가에 떠올라요.',
  },
  'four-clock': {
    giver: '토마시 브로나',
    title: '누군가 늦는다',
    says: '내 참새들은 바솔로뮤 톡의 시계에 맞춰 돌아오네. 새가 이르든지 그 사람이 늦든지 한데, 새는 내가 세었지. 물어봐 주게. 상냥하게, 태엽을 감는 중이니.',
    task: () => '느긋십리에서 바솔로뮤 톡과 이야기하기. 언제나 있지만 늘 같은 자리는 아니에요.',
  },
  'four-badges': {
    giver: '이그나티우스 펠',
    title: '기입 네 건',
    says: '장부가 당신만 빼고 다 맞소. 배지 네 개를 잉크로 적으면 이 쪽을 닫고 과자를 먹을 수 있소.',
    task: (goal) => `네빛의 배지 ${numberWords(goal)}개 따기.`,
  },
  'four-hearth': {
    giver: '세라핀 오옐로',
    title: '누가 앉아 있어야',
    says: '아무도 피우지 않고 아무도 꺼뜨리지 않은 화덕이 있어요. 여기서 밤을 새워 지켰는데, 무릎은 당신이 낫죠.',
    task: () => '식은 화덕에 가기.',
  },
  'four-shelf': {
    giver: '데위 라라스',
    title: '마지막 막',
    says: '제 가장 오래된 연극은 재미있어질 때 끊겨요. 식은 화덕의 마지막 책장에 결말이 있는 책들이 있어요. 빨리 읽으세요, 녹아 떨어져요.',
    task: () => '식은 화덕의 마지막 책장 읽기.',
  },
  'four-lost': {
    giver: '소라야 하다드',
    title: '조각 열다섯',
    says: '잃어버린 것은 결국 다 이 땅으로 와요. 녹이긴 하지만, 먼저 물어보고 싶어서요.',
    task: (goal) => `네빛에 떨어진 물건 ${numberWords(goal)}개 찾기. 숨은 것도 돼요.`,
  },
  'four-champion': {
    giver: '미라벨 퀸스',
    title: '네 등불 한꺼번에',
    says: '핼시언 아베베는 재작년 봄부터 한 번도 안 놀랐대. 놀라게 해 주면 정말 착한 일이야.',
    task: () => '네빛의 챔피언 이기기.',
  },
};

const words: typeof lineWords = {
  title: '지방마다 이어지는 퀘스트',
  intro: '그곳 사람들이 하나씩 부탁해요. 기한도 재촉도 없고, 전에 한 일도 세어요.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: “${text}”`,
  place: (place, steps) => `${numberWords(steps)}단계 중 ${numberWords(place)}단계`,
  closed: (count, region, won) =>
    `${koreanRegion(region)}의 배지 ${numberWords(count)}개로 열려요. 지금은 ${numberWords(won)}개예요.`,
  end: (title) => `끝까지 하면: 칭호 ‘${title}’`,
  finished: (title) => `다 했어요. ${subject(`칭호 ‘${title}’`)} 받았어요.`,
  gotTitle: (title) => `칭호 ‘${title}’ 획득!`,
  line: (region, place, name, text, progress, reward) =>
    `${koreanRegion(region)}, ${place}: ${name}. ${text} ${progress}. 보상: ${reward}.`,
  lineClosed: (region, text) => `${koreanRegion(region)}: ${text}`,
};
export default words;
