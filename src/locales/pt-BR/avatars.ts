import type { avatarWords } from '../en/avatars.ts';
import { portugueseCount } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Seu visual',
  change: 'Mudar o visual',
  text: 'Quem anda pelo mapa por você? Dá para mudar de ideia quando quiser.',
  wear: 'Usar',
  cancel: 'Cancelar',
  price: (coins, town) =>
    `${portugueseCount(coins, 'moeda', 'moedas')}${town === null ? ' em qualquer mercado' : ` (${town})`}`,
  asking: 'Perguntando o que o mercado tem para vestir…',
  failed: 'Não deu para saber o que o mercado tem para vestir.',
  again: 'Tentar de novo',
  toMart: 'Visuais no mercado',
  looks: {
    player: { name: 'Andarilho', text: 'Boné azul-petróleo, cachecol coral e mochila.' },
    gardener: { name: 'Jardineira', text: 'Dois pompons de cabelo, macacão e regador.' },
    scholar: { name: 'Estudiosa', text: 'Lenço cor de ameixa, óculos redondos e uma bolsa de livros.' },
    racer: {
      name: 'Piloto',
      text: 'Cadeira de rodas de aros amarelos, jaqueta vermelha e faixa branca na testa.',
    },
    storyteller: { name: 'Contadora de histórias', text: 'Coque branco, xale carmim e bengala.' },
    woodcutter: { name: 'Lenhador', text: 'Barba ruiva, gorro de pompom e um feixe de lenha.' },
    drover: { name: 'Tropeiro', text: 'Chapéu largo, poncho listrado e uma trança comprida.' },
    hopper: { name: 'Pula-poça', text: 'Uma criança numa capa de chuva amarela que é um pato.' },
    dancer: { name: 'Dançarina', text: 'Rabo de cavalo cor de cobre e saia turquesa bem rodada.' },
    skipper: { name: 'Capitão', text: 'Turbante açafrão, barba preta e casaco de capitão.' },
    rocker: { name: 'Roqueiro', text: 'Crista magenta, óculos escuros e guitarra.' },
    sledder: { name: 'Condutor de trenó', text: 'Parca com coroa de pelo e luvas vermelhas.' },
    fox: { name: 'Raposa', text: 'Capuz laranja de orelhas pontudas e uma cauda peluda.' },
    toadstool: { name: 'Cogumelo', text: 'Chapéu vermelho de bolinhas brancas, capa de musgo e uma bolsa.' },
    diver: { name: 'Mergulho', text: 'Capacete redondo de latão com janelas e dois cilindros de ar.' },
    stargazer: { name: 'Estrelas', text: 'Chapéu pontudo e um manto de meia-noite, os dois com estrelas.' },
    lamplighter: { name: 'Lampiões', text: 'Cartola, casaco de quatro cores e um lampião numa vara.' },
  },
};
export default words;
