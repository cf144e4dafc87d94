import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { portugueseCount, portugueseList } from '../counted.ts';
import { portugueseFeminine, portugueseNumber } from './spelt.ts';

/** What newcomers ask first. */
export const portugueseBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'O começo',
  questions: [
    {
      id: 'begin',
      question: 'Como eu começo?',
      answer: [
        `Crie uma conta, escolha uma entre ${portugueseFeminine(starters)} primeiras criaturas e abra os Mapas. Ande por mato alto, bosques, areia, praias ou rochas: é ali que vivem as criaturas selvagens.`,
        {
          links: [
            { to: '/signup', text: 'Criar conta' },
            { to: '/maps', text: 'Abrir os mapas' },
          ],
        },
      ],
      also: 'começar início nova conta inicial primeiros passos',
    },
    {
      id: 'bag',
      question: 'O que eu tenho no começo?',
      answer: [
        `Uma primeira criatura de nível ${newcomer.level}, ${portugueseCount(newcomer.coins, 'moeda', 'moedas')} e ${portugueseList(newcomer.balls)}.`,
        `No seu time cabem ${portugueseNumber(teamSize)}. Há ${portugueseCount(species, 'espécie', 'espécies')} para encontrar.`,
      ],
      also: 'moedas bolas começo quantas criaturas espécies',
    },
    {
      id: 'password',
      question: 'Que nome e que senha posso ter?',
      answer: [
        `Um nome tem de ${name.least} a ${name.most} letras de A a Z (acentos, e letras como ø ou ß, são bem-vindos), números, pontos, hifens e espaços simples. Ninguém mais tem um igual, nem um que pareça igual: maiúsculas, espaços e acentos não fazem diferença, nem 0 no lugar de o, ou 1 no lugar de l ou i.`,
        `Uma senha tem pelo menos ${password.least} caracteres, quaisquer que sejam. ${password.least} são aceitos, mais é melhor: quem a adivinha joga como você. Três ou quatro palavras seguidas são fáceis de lembrar e difíceis de adivinhar.`,
        'O jogo não pede e-mail; por isso, não pode mandar uma senha esquecida: guarde os códigos de recuperação que recebe ao criar a conta. O servidor guarda uma forma embaralhada da senha, da qual ninguém consegue lê-la.',
      ],
      also: 'conta segurança login esqueci curta caracteres e-mail',
    },
    {
      id: 'walk',
      question: 'Como eu ando?',
      answer: [
        'Com as setas (duas juntas para a diagonal), W A S D, o teclado numérico, um controle ou o direcional na tela. Segure uma direção para não parar. Ou toque ou clique num ponto do mapa: você vai até lá por terreno livre, até surgir uma criatura ou você dar um passo por conta própria. Direções em cinza estão fechadas. Controles, no rodapé da página, lista todas as teclas e botões.',
      ],
      also: 'mover andar controles teclas toque direcional direção',
    },
  ],
});
