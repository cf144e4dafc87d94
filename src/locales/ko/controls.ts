import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: '조작',
  text: '어느 것으로든 모든 것을 할 수 있어요.',
  label: '기기',
  or: '또는',
  change: '키와 버튼 바꾸기',
  devices: [
    {
      value: 'keys',
      name: '키보드',
      rows: [
        {
          what: '걷기',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['방향키', 'W A S D', '숫자판'],
          note: '두 개를 함께 누르면 비스듬히, 누르고 있으면 계속 걸어요.',
        },
        { what: '기술 고르기', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: '결정, 계속', actions: ['confirm'], note: '' },
        { what: '야생 생물에게서 도망치기', actions: ['run'], note: '여러 번 해야 할 수도 있어요.' },
        { what: '물통의 물 마시기', actions: ['drink'], note: '차례를 써요. 우물에서 채워요.' },
        {
          what: '연출 건너뛰기',
          with: ['아무 키나'],
          note: '건너뛰기만 해요. Tab, Page Up, Page Down, F5는 늘 하던 일을 해요.',
        },
        { what: '배틀 속도', actions: ['speed'], note: '보통, 두 배, 네 배. 고른 것이 남아요.' },
        {
          what: '배틀 돌아보기',
          actions: ['earlier', 'later'],
          note: '이전 턴과 다음 턴. Esc로 지금으로 돌아와요.',
        },
        { what: '항목 사이 옮기기', with: ['Tab', 'Shift + Tab'], note: '고르는 것은 방향키로 바꿔요.' },
        { what: '메뉴나 창 닫기', with: ['Esc'], note: '' },
        { what: '소리 끄기, 켜기', actions: ['mute'], note: '음량은 페이지 맨 아래 ‘소리’에 있어요.' },
        {
          what: '전체 화면, 돌아오기',
          actions: ['fullscreen'],
          note: '브라우저가 할 수 있을 때. 페이지 맨 아래에 버튼도 있어요.',
        },
        {
          what: '명령줄로 가기',
          actions: ['commands'],
          note: '텍스트 모드에서. 페이지마다 첫 버튼으로 켤 수 있어요.',
        },
      ],
    },
    {
      value: 'touch',
      name: '터치',
      rows: [
        {
          what: '걷기',
          with: ['방향 패드', '지도 쓸기'],
          note: '손가락을 대고 있으면 계속 걷고, 미끄러뜨리면 방향을 틀어요. 마우스도 똑같이 끌어요.',
        },
        {
          what: '패드 되부르기',
          with: ['지도 길게 누르기'],
          note: '설정에서 옮기고, 크기를 바꾸고, 비치게 하거나 숨길 수 있어요.',
        },
        {
          what: '어떤 곳으로 걸어가기',
          with: ['지도 누르기'],
          note: '생물이 나타나거나 손수 한 걸음 걸으면 멈춰요. 마우스도 똑같이 클릭해요.',
        },
        {
          what: '기술이나 볼 고르기',
          with: ['그것을 누르기'],
          note: '그런 다음 ‘공격’이나 ‘볼 던지기’를 눌러요. 마우스도 똑같이 클릭해요.',
        },
        { what: '턴 뒤에 계속하기', with: ['계속', '배틀 그림'], note: '어느 쪽이든 눌러요.' },
        {
          what: '야생 생물에게서 도망치기',
          with: ['달리는 사람'],
          note: '‘공격’ 왼쪽의 버튼이에요.',
        },
        {
          what: '물통의 물 마시기',
          with: ['물통'],
          note: '옆의 숫자는 남은 모금이에요.',
        },
        { what: '연출 건너뛰기', with: ['아무 데나 누르기'], note: '건너뛰기만 해요.' },
        { what: '배틀 속도', with: ['1×'], note: '배틀 그림 위의 버튼: 1×, 2×, 4×.' },
      ],
    },
    {
      value: 'gamepad',
      name: '게임패드',
      rows: [
        {
          what: '걷기',
          with: ['왼쪽 스틱'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['십자키'],
          note: '',
        },
        {
          what: '항목 사이 옮기기',
          with: ['십자키'],
          actions: ['previous', 'next'],
          note: '지도에서는 걸어요. 왼쪽과 오른쪽은 슬라이더를 움직여요.',
        },
        { what: '누르기, 결정', actions: ['press'], note: '' },
        { what: '주요 버튼 누르기', actions: ['confirm'], note: '' },
        { what: '메뉴나 창 닫기', actions: ['cancel'], note: '' },
        { what: '배틀 돌아보기', actions: ['earlier', 'later'], note: '' },
        { what: '야생 생물에게서 도망치기', actions: ['run'], note: '' },
        { what: '물통의 물 마시기', actions: ['drink'], note: '' },
        { what: '배틀 속도', actions: ['speed'], note: '' },
        { what: '소리 끄기, 켜기', actions: ['mute'], note: '' },
        { what: '연출 건너뛰기', with: ['아무 버튼이나'], note: '건너뛰기만 해요.' },
      ],
    },
  ],
};
export default words;
