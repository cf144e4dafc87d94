import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: '操作',
  text: 'どれを使っても、すべてのことができます。',
  label: '機器',
  or: 'か',
  change: 'キーとボタンを変える',
  devices: [
    {
      value: 'keys',
      name: 'キーボード',
      rows: [
        {
          what: '歩く',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['矢印キー', 'W A S D', 'テンキー'],
          note: '二つ同時でななめ。押したままで歩き続けます。',
        },
        { what: 'わざを選ぶ', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: '決定、次へ', actions: ['confirm'], note: '' },
        { what: '野生からにげる', actions: ['run'], note: '何度か試すことになるかもしれません。' },
        { what: '水筒を飲む', actions: ['drink'], note: '1ターン使います。水は井戸で。' },
        {
          what: 'アニメを飛ばす',
          with: ['どのキーでも'],
          note: '飛ばすだけです。Tab、Page Up、Page Down、F5はいつもどおりです。',
        },
        { what: 'バトルの速さ', actions: ['speed'], note: 'ふつう、2倍、4倍。選んだ速さは残ります。' },
        {
          what: 'バトルをふり返る',
          actions: ['earlier', 'later'],
          note: '1ターン前と1ターン後。Escでいまにもどります。',
        },
        { what: '項目を移る', with: ['Tab', 'Shift + Tab'], note: '選択は矢印キーで変えます。' },
        { what: 'メニューを閉じる', with: ['Esc'], note: '' },
        { what: '音を消す、出す', actions: ['mute'], note: '音量はページ下の「音」にあります。' },
        {
          what: '全画面にする、もどす',
          actions: ['fullscreen'],
          note: 'ブラウザができる場合。ページ下にボタンもあります。',
        },
        {
          what: 'コマンド欄へ',
          actions: ['commands'],
          note: 'テキストモードで。各ページの最初のボタンで入れます。',
        },
      ],
    },
    {
      value: 'touch',
      name: 'タッチ',
      rows: [
        {
          what: '歩く',
          with: ['十字パッド', 'マップをなぞる'],
          note: '指を置いたままで歩き続け、すべらせると曲がります。マウスでも同じです。',
        },
        {
          what: 'パッドをもどす',
          with: ['マップを長押し'],
          note: '「設定」で場所、大きさ、濃さを変えたり、隠したりできます。',
        },
        {
          what: '場所を選んで歩く',
          with: ['マップをタップ'],
          note: '生きものが現れるか、自分で動くと止まります。マウスのクリックも同じです。',
        },
        {
          what: 'わざやボールを選ぶ',
          with: ['タップ'],
          note: 'そのあと「攻撃する」か「投げる」をタップ。マウスのクリックも同じです。',
        },
        { what: 'ターンのあと次へ', with: ['「続ける」', 'バトルの絵'], note: 'どちらかをタップ。' },
        { what: '野生からにげる', with: ['走る人のボタン'], note: '「攻撃する」の左にあります。' },
        { what: '水筒を飲む', with: ['水筒'], note: '横の数字は残りの口数です。' },
        { what: 'アニメを飛ばす', with: ['どこでもタップ'], note: '飛ばすだけです。' },
        { what: 'バトルの速さ', with: ['1×'], note: 'バトルの絵の上のボタン。1×、2×、4×です。' },
      ],
    },
    {
      value: 'gamepad',
      name: 'ゲームパッド',
      rows: [
        {
          what: '歩く',
          with: ['左スティック'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['十字キー'],
          note: '',
        },
        {
          what: '項目を移る',
          with: ['十字キー'],
          actions: ['previous', 'next'],
          note: 'マップでは十字キーで歩きます。左右でつまみが動きます。',
        },
        { what: '押す、決定', actions: ['press'], note: '' },
        { what: 'おもなボタンを押す', actions: ['confirm'], note: '' },
        { what: 'メニューを閉じる', actions: ['cancel'], note: '' },
        { what: 'バトルをふり返る', actions: ['earlier', 'later'], note: '' },
        { what: '野生からにげる', actions: ['run'], note: '' },
        { what: '水筒を飲む', actions: ['drink'], note: '' },
        { what: 'バトルの速さ', actions: ['speed'], note: '' },
        { what: '音を消す、出す', actions: ['mute'], note: '' },
        { what: 'アニメを飛ばす', with: ['どのボタンでも'], note: '飛ばすだけです。' },
      ],
    },
  ],
};
export default words;
