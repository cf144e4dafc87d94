import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const portugueseComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Jogar do seu jeito',
  questions: [
    {
      id: 'settings',
      question: 'Onde ficam as configurações, e elas valem nos meus outros aparelhos?',
      answer: [
        'Configurações fica no alto e no rodapé de cada página: claro e escuro, contraste, texto de 80 a 200 por cento, modo calmo, ritmo das animações e dos textos, volumes, perguntas, o direcional à esquerda e mais. Valem na hora.',
        'Ficam com a sua conta e vão com você a todos os aparelhos. Antes do login, e sem conexão, ficam no navegador. Ao entrar, valem as da conta; o que você tinha escolhido antes nesse aparelho é oferecido em Configurações.',
        { links: [{ to: '/settings', text: 'Configurações' }] },
      ],
      also: 'opções preferências contraste fonte letra tamanho maior zoom canhoto vibração velocidade lento esperar relógio cor sincronizar idioma',
    },
    {
      id: 'calm',
      question: 'As animações são demais para mim.',
      answer: [
        'Ligue o modo calmo no rodapé da página: nada treme, pisca ou balança à toa. Um clique ou uma tecla pula qualquer animação de batalha.',
        'Se o seu sistema pede menos movimento, o modo calmo já vem ligado. O que você escolhe aqui tem preferência. Em Configurações, a rodada também pode esperar por você depois de cada ação.',
      ],
      also: 'calmo movimento reduzido piscar tremer epilepsia acessibilidade animação pular',
    },
    {
      id: 'night',
      question: 'Está claro demais. Posso jogar à noite?',
      answer: [
        'Escolha Escuro no rodapé da página, ou Claro, ou Sistema para seguir o do seu aparelho. Configurações também tem alto contraste.',
      ],
      also: 'modo escuro tema claro cor',
    },
    {
      id: 'sound',
      question: 'Como mudo o volume ou silencio o jogo?',
      answer: [
        'Som, no rodapé de cada página, tem um volume para música, um para efeitos e um para os gritos das criaturas, e uma chave que silencia tudo. A tecla M também silencia, e o alto-falante ao lado do mapa também. Fica lembrado.',
        'Nada soa antes do seu primeiro toque. Onde o navegador economiza dados, a música espera você pedir.',
      ],
      also: 'música efeitos grito alto baixo mudo silêncio volume áudio m tecla fone',
    },
    {
      id: 'screen-reader',
      question: 'Posso jogar com leitor de tela ou sem mouse?',
      answer: [
        'Pode. Tudo o que é pintado também é escrito, cada controle é um controle de verdade, e o mapa diz aonde dá para ir depois de cada passo. Nas batalhas, as teclas de 1 a 4 escolhem um golpe e Enter confirma. No controle, o direcional vai de item em item, A aperta, e os botões de ombro fazem o mesmo no mapa.',
        'O primeiro botão de cada página liga o modo texto, mesmo antes do login. A próxima pergunta conta mais.',
      ],
      also: 'acessibilidade cego teclado nvda voiceover teclas zoom',
    },
    {
      id: 'text-mode',
      question: 'O que é o modo texto, e que comandos ele conhece?',
      answer: [
        'O modo texto conta mapas e batalhas em frases e aceita comandos digitados: o anda para o oeste, olhar diz o que há em cada direção, ir mercado vai até o mercado por casas livres, lutar começa uma batalha, 2 usa o segundo golpe, bola joga uma bola. Enter numa linha vazia segue em frente. Digite ajuda para ver todos. Com a linha vazia, as setas andam; Esc interrompe uma caminhada; a tecla / leva à linha.',
        'O primeiro botão de cada página o liga e desliga: aperte Tab uma vez numa página nova. Este navegador se lembra. Mapas e batalhas não são pintados então, o que também serve para aparelhos lentos e para quem gosta de digitar; uma caixa no modo texto mostra a imagem ao lado.',
        'Cada passo soa como o chão, e uma batida surda à esquerda ou à direita fala de uma parede daquele lado.',
      ],
      also: 'acessibilidade cego modo leitor de tela comandos digitar teclado aventura de texto computador lento ir olhar',
    },
    {
      id: 'gamepad',
      question: 'Posso jogar com um controle?',
      answer: [
        'Ligue-o e aperte um botão. Nos mapas, o analógico esquerdo ou o direcional anda, e os botões de ombro vão de item em item; em todo o resto, quem faz isso é o direcional. A aperta, B fecha o que estiver aberto e, enquanto passa uma animação, qualquer botão a pula. Dá para escolher outros botões, e outras teclas, em Configurações.',
      ],
      also: 'gamepad joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Funciona no celular?',
      answer: [
        'Funciona, em pé e deitado. O direcional anda: segure uma seta para não parar, deslize para virar. Deslizar no mapa faz o mesmo, enquanto o dedo ficar na tela. As Configurações mudam o lugar, o tamanho e a transparência do direcional, o põem à esquerda ou o escondem; um toque longo no mapa o traz de volta. Numa batalha, um toque na imagem segue adiante depois dos resultados da rodada. Amplie o quanto quiser.',
      ],
      also: 'celular toque tablet android iphone zoom',
    },
    {
      id: 'hints',
      question: 'De onde vêm as pequenas dicas, e como as desligo?',
      answer: [
        'Cada parte do jogo conta uma vez, num cartãozinho, para que serve. No fim desta página dá para desligar isso, ou ver todas de novo.',
      ],
      also: 'tutorial ajuda dicas cartão desligar',
    },
  ],
});
