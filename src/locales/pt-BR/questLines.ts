import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';
import { portugueseRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  readonly says: string;
  readonly task: (goal: number) => string;
}

const species = (region: string) => (goal: number) =>
  `Capture ${portugueseCount(goal, 'espécie', 'espécies')} de ${region}.`;
const finds = (region: string) => (goal: number) =>
  `Ache ${portugueseCount(goal, 'coisa', 'coisas')} pelo chão de ${region}. As escondidas valem.`;
const badges = (region: string) => (goal: number) =>
  `Ganhe ${portugueseCount(goal, 'insígnia', 'insígnias')} de ${region}.`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Sal para as rosas',
    says: 'Minhas rosas nunca viram o mar, nem você, a julgar pelas botas. De vocês, um consegue ir a pé.',
    task: () => 'Chegue à costa de Terra Verde.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Dez no escuro',
    says: 'De noite o moinho precisa de companhia. Tanto faz quem. O que não tanto faz é que sejam dez.',
    task: species('Verdelonge'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'A segunda frase',
    says: 'Ottoline Umber lê pedras antigas. De uma me contou a primeira frase, e aí a sopa ficou pronta. Fique você para a segunda.',
    task: () => 'Fale com Ottoline Umber: de dia na costa, ao entardecer e de noite em Terra Verde.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Achado não é roubado',
    says: 'O povo deixa cair as coisas. Eu que o diga: faço com cabo. Recolha seis, e não pergunto de quem eram.',
    task: finds('Verdelonge'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Três ondinhas',
    says: 'Uma insígnia é sorte, duas são coincidência. Volte com três, e eu subo a comporta para você.',
    task: badges('Verdelonge'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Um lampião para Vau do Trinco',
    says: 'Em Vau do Trinco acendem os lampiões cedo demais. Vá até lá e faça cara feia por mim.',
    task: () => 'Chegue a Vau do Trinco.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Segunda opinião',
    says: 'Há alguém da sua idade que acha que tudo é corrida. Não saia do lugar e vença.',
    task: () => 'Vença uma batalha contra Sorrel Latch.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Alguém está com a minha colher',
    says: 'Daqui vejo tudo, e um hoardent perto de Vau do Trinco está com a minha colher. Não traga nenhum dos dois. Só quero que se saiba.',
    task: () => 'Capture um hoardent. Ele vive no mato alto de Vau do Trinco.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Pé esquerdo para trás',
    says: 'A estrada para a Vila Turfa é a que não está molhada. Se você se molhou, é a outra.',
    task: () => 'Chegue à Vila Turfa.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'O que o brejo devolve',
    says: 'O brejo pega uma coisa e fica com ela cem anos. Algumas já venceram. Cinco bastam para começar.',
    task: finds('Charcouve'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Quem está rindo',
    says: 'Alguém ri do meu círculo depois que escurece. Não me ofendo. Queria era saber a piada.',
    task: () => 'Capture um cackleader. Ele vem aos campos da Vila Turfa ao entardecer e de noite.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Dois que contam',
    says: 'Eu conto ovelhas, Maud Ashlar conta pedras, e até hoje ninguém acertou. Você dá um oi por mim? Eu ia, mas ela é… bem, gente.',
    task: () => 'Fale com Maud Ashlar na Longa Escuta, de dia, ao entardecer ou de noite.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Quatro fileiras',
    says: 'Muro de uma pedra é uma pedra. Com quatro, já dá para se encostar.',
    task: badges('Charcouve'),
  },
  'hark-chapel': {
    giver: 'Irmão Eskil',
    title: 'A cera vai sozinha',
    says: 'Desde que me entendo, ninguém vem buscar a cera da capela, e a vela arde. Você iria ver o que ela come?',
    task: () => 'Chegue à Capela Afogada.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Dezenove letras',
    says: 'Dezenove. E: não, nenhuma diz por quê. Você vai perguntar depois de ler o livro do sineiro. Assim eu já respondi.',
    task: () => 'Leia o livro do sineiro na Capela Afogada.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'Repique completo',
    says: 'Toco por todos que vivem aqui, e queria acertar o número. Apresente-me a trinta.',
    task: species('Charcouve'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Cuidado com o vão',
    says: 'A sopa é às seis. Se você lê isto em terra, já se atrasou. Há um navio, e depois há Adriça.',
    task: () => 'Chegue a Adriça.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Água que fica parada',
    says: 'Toda a água que eu sobrevoo é salgada e tem pressa. Em Adriça há um poço que não é nem uma coisa nem outra. Beba um por mim.',
    task: () => 'Passe ao lado do poço de Adriça e beba.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Represa sem alvará',
    says: 'Alguém está construindo no meu estaleiro sem licença. Tem ótimos dentes. Descubra se quer emprego.',
    task: () => 'Capture um lodgekin. Ele constrói na praia de Adriça ao amanhecer e de dia.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Quatro no forno',
    says: 'Por menos de quatro não abro o forno. Pode pôr as insígnias. Saem mais brilhantes, ou não.',
    task: badges('Migalhamar'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Nota de saída: carvão',
    says: 'Carvão morno. Corda molhada. Generosidade, bastante. Vem de barco e some antes que eu abra um frasco. Descubra de quem é.',
    task: () =>
      'Fale com Nell Farthing: ao amanhecer e de dia em Adriça, ao entardecer e de noite nas Pedras Saltitantes.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'A luz que acena',
    says: 'Toda noite aceno com a minha luz para o Fuso, e algo acena de volta. Sou tímido demais para perguntar. Pergunte você.',
    task: () => 'Chegue ao Fuso.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Destroços, salvados, chapéus',
    says: 'A maré não rouba, querida visita, ela toma emprestado sem data. Cobre doze dessas dívidas.',
    task: finds('Migalhamar'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Todo o pessoal do recife',
    says: 'O recife tem um livro de visitas, e faltam trinta e cinco nomes. Eles não sabem escrever. Você sabe.',
    task: species('Migalhamar'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'O das 9h04 para Ladeira do Sal',
    says: 'O trem está no horário. Está parado na estação há seis anos, então nunca se atrasa. Você vai ter que ir a pé.',
    task: () => 'Chegue à Ladeira do Sal.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'O que a geleira solta',
    says: 'O que se bebe na Ladeira do Sal foi antes da geleira. Ela quer saber se fez falta a alguém. Prove. Eu anoto a sua cara.',
    task: () => 'Passe ao lado do poço da Ladeira do Sal e beba.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Pão que anda',
    says: 'Ponho os pães, viro as costas, e um já está quente por conta própria. Pegue para mim o forno que tem pernas.',
    task: () => 'Capture um ovendil. Ele anda pelo mato alto da Ladeira do Sal ao entardecer e de noite.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Trama e urdidura',
    says: 'Com quatro fios se pode começar. Com três só se tem um nó e opiniões.',
    task: badges('Sobrenuvem'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Um pedido ao órgão',
    says: 'Toda noite o vento toca as mesmas nove notas. Um dia alguém deve ter pedido. Vá ouvir quem.',
    task: () => 'Chegue ao Órgão do Vento.',
  },
  'cloud-plate': {
    giver: 'Abadessa Tuyet',
    title: 'O pó no latão',
    says: 'Varri mil degraus. No órgão há uma placa que nunca espanei. Leia. Se tiver pó, não me conte.',
    task: () => 'Leia a placa do Órgão do Vento.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Perdidos acima das nuvens',
    says: 'Eu trago pessoas de volta. Por luvas, cantis e um esqui esquerdo, ninguém vai. Catorze, por favor, antes que neve de novo.',
    task: finds('Sobrenuvem'),
  },
  'cloud-forty': {
    giver: 'Dra. Amara Diallo',
    title: 'Quarenta camadas',
    says: 'Uma espécie diz o que vive aqui. Quarenta dizem por quê. A prateleira já está etiquetada.',
    task: species('Sobrenuvem'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Meia hora de quê',
    says: 'Os relógios de Meia-Hora concordam com a meia e com mais nada. Chegue quando quiser: estará na hora.',
    task: () => 'Chegue a Meia-Hora.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'A que brilha de volta',
    says: 'Penduro a lanterna sobre o lago, e às vezes outra sobe para olhar. Comer, eu não comeria. Queria agradecer.',
    task: () => 'Capture um incandeel. Ele sobe na praia de Meia-Hora ao entardecer e de noite.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Alguém está atrasado',
    says: 'Meus tentilhões voltam pelo relógio de Bartholomew Tock. Ou eles estão adiantados ou ele atrasado, e os tentilhões eu contei. Pergunte a ele. Com jeito, ele está dando corda.',
    task: () =>
      'Fale com Bartholomew Tock na Milha Sem Pressa. Ele está lá a qualquer hora, mas nunca no mesmo lugar.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Quatro lançamentos',
    says: 'Meus livros fecham, menos por você. Quatro insígnias, à tinta, e posso encerrar a página e comer um biscoito.',
    task: badges('Quatroluz'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Alguém devia sentar lá',
    says: 'Há uma lareira que ninguém acendeu e ninguém deixou apagar. Velei por ela daqui. Os joelhos melhores são os seus.',
    task: () => 'Chegue à Lareira Fria.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'O último ato',
    says: 'Minha peça mais antiga para onde fica boa. Na Lareira Fria há livros com final, na última estante. Leia depressa, eles pingam.',
    task: () => 'Leia a última estante da Lareira Fria.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Quinze estilhaços',
    says: 'Tudo o que já se perdeu acaba vindo a esta terra. Eu derreto, mas gosto de perguntar antes.',
    task: finds('Quatroluz'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'As quatro luzes de uma vez',
    says: 'A última surpresa de Halcyon Abebe foi há duas primaveras. Seria tão legal da sua parte.',
    task: () => 'Vença o campeonato de Quatroluz.',
  },
};

const words: typeof lineWords = {
  title: 'As linhas das regiões',
  intro:
    'Uma coisa depois da outra, a pedido da gente de lá. Sem data, sem pressa: o que você fez antes conta.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: “${text}”`,
  place: (place, steps) => `Passo ${numberWords(place)} de ${numberWords(steps)}`,
  closed: (count, region, won) =>
    `Abre com ${portugueseCount(count, 'insígnia', 'insígnias')} de ${portugueseRegion(region)}. Você tem ${numberWords(won)}.`,
  end: (title) => `No fim: o título “${title}”`,
  finished: (title) => `Tudo feito. O título “${title}” é seu.`,
  gotTitle: (title) => `O título “${title}” é seu.`,
  line: (region, place, name, text, progress, reward) =>
    `${portugueseRegion(region)}, ${place}: ${name}. ${text} ${progress}. Recompensa: ${reward}.`,
  lineClosed: (region, text) => `${portugueseRegion(region)}: ${text}`,
};
export default words;
