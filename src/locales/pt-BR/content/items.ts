import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Bola básica',
    description: 'Vidro claro num suporte simples. Boa para o que está cansado ou é manso.',
  },
  gball: {
    name: 'Superbola',
    description: 'Vidro azul num suporte mais largo. Segura uma vez e meia o que a bola básica segura.',
  },
  uball: {
    name: 'Ultrabola',
    description: 'Vidro âmbar, queimado duas vezes. Segura o dobro do que a bola básica segura.',
  },
  mball: {
    name: 'Bola mestra',
    description: 'Vidro violeta que ninguém mais sabe fazer. Nunca falha.',
  },
  'trail-charm': {
    name: 'Amuleto da trilha',
    description:
      'Uma botina entalhada num cordão. Enquanto estiver com você, criaturas raras aparecem com uma vez e meia a frequência normal.',
  },
  'coin-charm': {
    name: 'Amuleto da moeda',
    description:
      'Uma moeda de duas caras, ambas sorrindo. Enquanto estiver com você, vitórias pagam um décimo a mais.',
  },
  'study-charm': {
    name: 'Amuleto do estudo',
    description:
      'Um marcador de livro que já leu tudo. Enquanto estiver com você, o time aprende um décimo mais depressa.',
  },
  'glimmer-charm': {
    name: 'Amuleto do lusco-fusco',
    description:
      'Uma lasca de entardecer numa garra de prata. Enquanto estiver com você, criaturas brilhantes e sombrias aparecem o dobro das vezes.',
  },
  'grass-whistle': {
    name: 'Apito de capim',
    description:
      'Uma folha de capim a quem contaram um segredo. Por 100 passos na natureza, criaturas raras aparecem com uma vez e meia a frequência normal.',
  },
  'peat-lantern': {
    name: 'Lanterna de turfa',
    description:
      'Queima devagar e cheira a chuva velha. Por 150 passos na natureza, criaturas raras aparecem o dobro das vezes.',
  },
  'salt-bell': {
    name: 'Sino de sal',
    description:
      'Só toca debaixo d’água, e tudo o que tem orelhas vem olhar. Por 200 passos na natureza, criaturas raras aparecem com duas vezes e meia a frequência normal.',
  },
  'pearl-dust': {
    name: 'Pó de pérola',
    description:
      'Uma pitada de luar, espirrada por uma ostra. Por 150 passos na natureza, criaturas brilhantes e sombrias aparecem com uma vez e meia a frequência normal.',
  },
  'star-bait': {
    name: 'Isca de estrela',
    description:
      'Uma migalha de estrela cadente num fio muito comprido. Por 200 passos na natureza, criaturas brilhantes e sombrias aparecem o dobro das vezes.',
  },
  'cloud-chime': {
    name: 'Carrilhão de nuvem',
    description:
      'Sete tubinhos que tocam o que o vento ia dizer. Por 250 passos na natureza, criaturas raras aparecem o triplo das vezes.',
  },
  'flower-box': {
    name: 'Floreira',
    description: 'Calêndulas numa caixa que já guardou bolas. Elas não perceberam.',
  },
  'camp-lantern': {
    name: 'Lampião de acampamento',
    description: 'Claro o bastante para ler. As mariposas trazem os próprios livros.',
  },
  'plaid-rug': {
    name: 'Tapete xadrez',
    description: 'Cada migalha que já caiu nele continua lá dentro, em algum canto.',
  },
  'trail-sign': {
    name: 'Placa',
    description: 'Aponta para quatro lados, e em todos está escrito “depois”.',
  },
  bunting: {
    name: 'Bandeirinhas',
    description: 'Bandeirinhas para uma festa que pode começar a qualquer momento.',
  },
  'stew-pot': {
    name: 'Panela de ensopado',
    description: 'Está no fogo desde antes de alguém perguntar o que tem dentro.',
  },
  bench: {
    name: 'Banco',
    description: 'Cabem duas pessoas, ou uma só e uma opinião muito grande.',
  },
  'banner-greenreach': {
    name: 'Estandarte de Verdelonge',
    description: 'Uma folha sobre verde. Farfalha quando é elogiada.',
  },
  'berry-tent': {
    name: 'Barraca de frutinha',
    description: 'Sua barraca no vermelho da última frutinha, que ninguém teve coragem de pegar.',
  },
  'string-lights': {
    name: 'Varal de luzes',
    description: 'Seis luzinhas que se recusam a apagar uma depois da outra.',
  },
  hammock: {
    name: 'Rede',
    description: 'Entrar é uma arte. Sair é um boato.',
  },
  'sun-rug': {
    name: 'Tapete do sol',
    description: 'Tecido ao meio-dia. No meio é quentinho até no inverno.',
  },
  'moss-rug': {
    name: 'Tapete de musgo',
    description: 'Macio, verde e um pouco maior a cada primavera.',
  },
  'banner-harkmoor': {
    name: 'Estandarte de Charcouve',
    description: 'Um junco sobre marrom de turfa. Tem cheiro de chuva.',
  },
  'bog-light': {
    name: 'Luz do brejo',
    description: 'Uma luz num pote que prometeu não desviar mais ninguém do caminho.',
  },
  'banner-scattersea': {
    name: 'Estandarte de Migalhamar',
    description: 'Uma onda sobre azul. Tremula até quando o vento não quer.',
  },
  'shell-fountain': {
    name: 'Fonte de concha',
    description: 'Encoste o ouvido, e o mar escuta você.',
  },
  'banner-overcloud': {
    name: 'Estandarte de Sobrenuvem',
    description: 'Um pico sobre branco. Olha os outros de cima.',
  },
  'paper-moons': {
    name: 'Luas de papel',
    description: 'Três luas, dobradas por alguém com saudade da verdadeira.',
  },
  telescope: {
    name: 'Telescópio',
    description: 'Mostra as estrelas e, de vez em quando, uma que acena de volta.',
  },
  'banner-fourlight': {
    name: 'Estandarte de Quatroluz',
    description: 'Quatro faíscas sobre violeta. Não há duas pessoas que vejam a mesma primeiro.',
  },
  'starry-tent': {
    name: 'Barraca estrelada',
    description: 'Sua barraca no azul das duas da madrugada, com estrelas e tudo.',
  },
  'four-lights': {
    name: 'Lampião das quatro luzes',
    description: 'Aurora, dia, crepúsculo e noite, cada um no seu vidro, e se dando bem.',
  },
  fox: {
    name: 'Fantasia de raposa',
    description: 'Para vestir, com orelhas, cauda e tudo. As galinhas fazem perguntas, então não pare.',
  },
  toadstool: {
    name: 'Chapéu de cogumelo',
    description: 'Para vestir, com uma capa de musgo. Protege da chuva e, até agora, de quem queria comê-lo.',
  },
  diver: {
    name: 'Escafandro',
    description: 'Para vestir: latão, lona e ar próprio, caso as poças fiquem mais fundas.',
  },
  stargazer: {
    name: 'Manto de meia-noite',
    description: 'Para vestir, com chapéu. Só chega na hora uma vez por dia.',
  },
  lamplighter: {
    name: 'Casaco das quatro luzes',
    description: 'Para vestir: as quatro luzes num casaco só, e um lampião para o caminho de casa.',
  },
};
export default words;
