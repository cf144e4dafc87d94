import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: '操作方式',
  text: '每一种方式都能做到所有的事。',
  label: '设备',
  or: '或',
  change: '更改按键和按钮',
  devices: [
    {
      value: 'keys',
      name: '键盘',
      rows: [
        {
          what: '走路',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['方向键', 'W A S D', '数字小键盘'],
          note: '两个一起按就走斜线，按住就一直走。',
        },
        { what: '选择招式', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: '确定、继续', actions: ['confirm'], note: '' },
        { what: '从野生的生灵面前逃走', actions: ['run'], note: '也许要试上几次。' },
        { what: '喝水壶里的水', actions: ['drink'], note: '会用掉一次出手。去井边可以打满。' },
        {
          what: '跳过动画',
          with: ['任意键'],
          note: '不会做别的事。Tab、Page Up、Page Down和F5一切照常。',
        },
        { what: '对战速度', actions: ['speed'], note: '正常、2倍或4倍；会记住。' },
        {
          what: '回看对战',
          actions: ['earlier', 'later'],
          note: '往前一回合，往后一回合；Esc回到现在。',
        },
        { what: '在控件间移动', with: ['Tab', 'Shift + Tab'], note: '方向键改变选项。' },
        { what: '关闭菜单或面板', with: ['Esc'], note: '' },
        {
          what: '静音、恢复声音',
          actions: ['mute'],
          note: '音量在每一页底部的“声音”里调。',
        },
        {
          what: '全屏、退出全屏',
          actions: ['fullscreen'],
          note: '浏览器支持的话；每一页底部也有按钮。',
        },
        {
          what: '跳到命令行',
          actions: ['commands'],
          note: '在文字模式里；每一页的第一个按钮可以打开它。',
        },
      ],
    },
    {
      value: 'touch',
      name: '触屏',
      rows: [
        {
          what: '走路',
          with: ['方向盘', '在地图上滑动'],
          note: '手指不抬就一直走，滑开就转弯。鼠标拖动也一样。',
        },
        {
          what: '叫回方向盘',
          with: ['长按地图'],
          note: '在“设置”里可以移动它、改大小、调透明或藏起来。',
        },
        {
          what: '走到一个地方',
          with: ['点按地图'],
          note: '有生灵出现，或你自己走一步，就会停下。鼠标点击也一样。',
        },
        {
          what: '选择招式或球',
          with: ['点按它'],
          note: '再点“出招”或“扔球”。鼠标点击也一样。',
        },
        { what: '一回合后继续', with: ['继续', '对战画面'], note: '点哪个都行。' },
        {
          what: '从野生的生灵面前逃走',
          with: ['奔跑的小人'],
          note: '“出招”左边的按钮。',
        },
        { what: '喝水壶里的水', with: ['水壶'], note: '旁边的数字是还剩几口。' },
        { what: '跳过动画', with: ['点按任意处'], note: '不会做别的事。' },
        { what: '对战速度', with: ['1×'], note: '对战画面上的按钮：1×、2×或4×。' },
      ],
    },
    {
      value: 'gamepad',
      name: '手柄',
      rows: [
        {
          what: '走路',
          with: ['左摇杆'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['十字键'],
          note: '',
        },
        {
          what: '在控件间移动',
          with: ['十字键'],
          actions: ['previous', 'next'],
          note: '在地图上十字键是走路。左右键移动滑块。',
        },
        { what: '按下、确定', actions: ['press'], note: '' },
        { what: '按主要按钮', actions: ['confirm'], note: '' },
        { what: '关闭菜单或面板', actions: ['cancel'], note: '' },
        { what: '回看对战', actions: ['earlier', 'later'], note: '' },
        { what: '从野生的生灵面前逃走', actions: ['run'], note: '' },
        { what: '喝水壶里的水', actions: ['drink'], note: '' },
        { what: '对战速度', actions: ['speed'], note: '' },
        { what: '静音、恢复声音', actions: ['mute'], note: '' },
        { what: '跳过动画', with: ['任意按钮'], note: '不会做别的事。' },
      ],
    },
  ],
};
export default words;
