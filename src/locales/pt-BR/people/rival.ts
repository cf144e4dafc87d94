import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Então é você. Sorrel Latch. Tenho um caderno com todo mundo. Você está na página um. Por enquanto é um traço.',
        'Vou ser o número um de todos os tempos. Já contei à minha avó, então agora tem que ser.',
      ],
      alone: ['Você nem criatura tem. Assim não dá para vencer você. Quer dizer, dá. Não ia valer.'],
      few: [
        'Capture três espécies, e eu batalho com você. Escolhi a minha para ser boa contra a sua. Isso é pesquisa.',
      ],
      notebook: [
        'O caderno tem uma coluna para vitórias e uma para “estava chovendo”. Gosto das coisas completas.',
      ],
      first: [
        'Três espécies! Anotei antes de você falar. Pronto: você, eu, aqui, agora.',
        'A Nan Orrel pode ser a juíza. Não está olhando. É isso que a faz justa.',
      ],
      town: [
        'Estou em treino. Arranje três insígnias, e a gente conversa. Bom, eu converso. Você vai estar de queixo caído.',
      ],
      second: [
        'Três insígnias? Eu também tenho. Ganhei as minhas numa ordem melhor.',
        'Risquei a página velha. Esta é uma página nova. Vamos?',
      ],
      gate: [
        'Só estou olhando o portão. Vó diz que abre para fora para que alguma coisa pudesse voltar.',
        'Todas as oito insígnias, e aí se vê quem passa primeiro.',
      ],
      third: [
        'Todas as oito. Eu também. Sem você, eu estaria a sós com isso, e a quem ia contar?',
        'Quem vencer passa primeiro pelo portão. Eu sei que você já passou. Primeiro oficialmente.',
      ],
      moor: [
        'Perguntei ao sino quem acendeu as luzes lá dentro. Disse “dom”. Fico até ele dizer mais.',
        'Vença antes os oito líderes do brejo, você. Eu fico com o sino.',
      ],
      fourth: [
        'Gente minha soltou a brasa. Um Latch. E eu ia prender de novo. Quem fosse melhor de todos teria esse direito.',
        'Aí o meu dormiu nos meus braços, aqui no frio, e estava quente. Batalhe logo, antes que eu crie juízo.',
      ],
      friend: [
        'Larguei o caderno. Era para a vó queimar. Em vez disso, ela o lê em voz alta aos vizinhos.',
        'E não vou pregar o trinco. Se saíram todos de uma cozinha, são família. O meu é o que ronca.',
      ],
      tally: ['Está quatro a zero, eu acho. Mas estava chovendo. Em dois deles.'],
      after: ['Agora vou ver as ilhas. Vó diz que lá alguém repartiu a brasa. Aposto corrida. Já comecei.'],
      banked: [
        'Você abafou! Eu queria pregar, e você foi e cobriu direitinho. Vou anotar. Tive que comprar um caderno.',
        'O meu já podia voltar para ela. Eu disse a ele. Me olhou como quem espera eu entender e dormiu no meu pé.',
      ],
      loose: [
        'Você deixou aberto! Eu teria fechado, antes. Seria o número um, e todo mundo com frio. Não conte à vó.',
        'O meu saiu ontem à noite e voltou com companhia. Agora são dois que roncam. Se revezam. Eu cronometrei.',
      ],
    },
  },
};
export default words;
