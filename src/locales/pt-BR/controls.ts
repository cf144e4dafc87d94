import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Controles',
  text: 'Dá para fazer tudo com qualquer um deles.',
  label: 'Dispositivo',
  or: 'ou',
  change: 'Mudar teclas e botões',
  devices: [
    {
      value: 'keys',
      name: 'Teclado',
      rows: [
        {
          what: 'Andar',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Setas', 'W A S D', 'Teclado numérico'],
          note: 'Duas juntas andam na diagonal; segure para não parar.',
        },
        { what: 'Escolher golpe', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Confirmar, seguir', actions: ['confirm'], note: '' },
        { what: 'Fugir de um selvagem', actions: ['run'], note: 'Pode levar várias tentativas.' },
        { what: 'Beber do cantil', actions: ['drink'], note: 'Gasta a vez. Um poço o enche.' },
        {
          what: 'Pular uma animação',
          with: ['Qualquer tecla'],
          note: 'Não faz mais nada. Tab, Page Up, Page Down e F5 fazem o de sempre.',
        },
        {
          what: 'Velocidade das batalhas',
          actions: ['speed'],
          note: 'Normal, duas ou quatro vezes mais rápida; fica lembrada.',
        },
        {
          what: 'Rever a batalha',
          actions: ['earlier', 'later'],
          note: 'Uma rodada antes, uma depois; Esc volta ao agora.',
        },
        {
          what: 'Ir de item em item',
          with: ['Tab', 'Shift + Tab'],
          note: 'As setas mudam uma escolha.',
        },
        { what: 'Fechar um menu ou painel', with: ['Esc'], note: '' },
        {
          what: 'Ligar e desligar o som',
          actions: ['mute'],
          note: 'Os volumes ficam em Som, no rodapé de cada página.',
        },
        {
          what: 'Tela cheia, e voltar',
          actions: ['fullscreen'],
          note: 'Onde o navegador deixa; há um botão no rodapé de cada página.',
        },
        {
          what: 'Ir à linha de comando',
          actions: ['commands'],
          note: 'No modo texto, que o primeiro botão de cada página liga.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Toque',
      rows: [
        {
          what: 'Andar',
          with: ['Direcional', 'Deslizar no mapa'],
          note: 'Mantenha o dedo para não parar, deslize para virar. O mouse arrasta do mesmo jeito.',
        },
        {
          what: 'Trazer o direcional de volta',
          with: ['Toque longo no mapa'],
          note: 'As Configurações mudam lugar, tamanho e transparência, ou o escondem.',
        },
        {
          what: 'Ir até um lugar',
          with: ['Toque no mapa'],
          note: 'Termina onde surge uma criatura, ou com um passo à mão. O mouse clica do mesmo jeito.',
        },
        {
          what: 'Escolher golpe ou bola',
          with: ['Toque nele'],
          note: 'Depois toque em Atacar ou Jogar bola. O mouse clica do mesmo jeito.',
        },
        {
          what: 'Seguir depois da rodada',
          with: ['Continuar', 'A imagem da batalha'],
          note: 'Toque num dos dois.',
        },
        {
          what: 'Fugir de um selvagem',
          with: ['A figura correndo'],
          note: 'O botão à esquerda de Atacar.',
        },
        {
          what: 'Beber do cantil',
          with: ['O cantil'],
          note: 'O número ao lado diz quantos goles restam.',
        },
        { what: 'Pular uma animação', with: ['Toque em qualquer lugar'], note: 'Não faz mais nada.' },
        {
          what: 'Velocidade das batalhas',
          with: ['1×'],
          note: 'O botão na imagem da batalha: 1×, 2× ou 4×.',
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'Controle',
      rows: [
        {
          what: 'Andar',
          with: ['Analógico esquerdo'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Direcional'],
          note: '',
        },
        {
          what: 'Ir de item em item',
          with: ['Direcional'],
          actions: ['previous', 'next'],
          note: 'Num mapa, o direcional anda. Para os lados, ele move uma barra deslizante.',
        },
        { what: 'Apertar, confirmar', actions: ['press'], note: '' },
        { what: 'Apertar o botão principal', actions: ['confirm'], note: '' },
        { what: 'Fechar um menu ou painel', actions: ['cancel'], note: '' },
        { what: 'Rever a batalha', actions: ['earlier', 'later'], note: '' },
        { what: 'Fugir de um selvagem', actions: ['run'], note: '' },
        { what: 'Beber do cantil', actions: ['drink'], note: '' },
        { what: 'Velocidade das batalhas', actions: ['speed'], note: '' },
        { what: 'Ligar e desligar o som', actions: ['mute'], note: '' },
        { what: 'Pular uma animação', with: ['Qualquer botão'], note: 'Não faz mais nada.' },
      ],
    },
  ],
};
export default words;
