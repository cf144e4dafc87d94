import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Mapas',
  hint: 'Aonde você quer ir?',
  inBattle: 'Ainda há uma batalha em aberto. Os mapas esperam até ela acabar.',
  more: 'Outros mapas aparecem aqui assim que você chegar a eles a pé.',
  wanderer: (species, map, ground, until) =>
    `Andarilho do dia: ${species} passa por ${map} (${ground}) e fica até as ${until}. Amanhã vem outro.`,
  places: {
    green_land: { title: 'Terra Verde', text: 'Um gramado de vila, um lago parado e o primeiro mato alto.' },
    green_land2: {
      title: 'Terra Verde 2',
      text: 'Rio abaixo até o mar: falésias, areia e criaturas mais fortes.',
    },
    green_land3: {
      title: 'Vau do Trinco',
      text: 'Nove ginásios em volta de uma praça, um mercado e um riacho sem pressa nenhuma.',
    },
    harkmoor: {
      title: 'Vila Turfa',
      text: 'Casas ao longo de uma estrada no brejo, e gente que fala pouco e quase tudo a sério.',
    },
    harkmoor2: {
      title: 'Longa Escuta',
      text: 'Urze, poças e um círculo de pedras. O caminho não tem pressa.',
    },
    harkmoor3: {
      title: 'Capela Afogada',
      text: 'Um aterro leva a um sino que ninguém toca.',
    },
    scattersea: {
      title: 'Adriça',
      text: 'Casas em volta de um porto, onde os barcos voltam antes que os relógios se entendam.',
    },
    scattersea2: {
      title: 'Pedras Saltitantes',
      text: 'Ilhas que parecem ter sido atiradas, e passarelas até onde elas caíram.',
    },
    scattersea3: {
      title: 'Fuso',
      text: 'Uma espiral de areia com um farol no meio e, no caminho, um navio com jardim.',
    },
    overcloud: {
      title: 'Ladeira do Sal',
      text: 'Casas em penhascos, amarradas umas às outras. O chá é salgado, a chaleira nunca esfria.',
    },
    overcloud2: {
      title: 'Serra do Vendaval',
      text: 'Quatro patamares acima da nuvem. Descer é mais rápido do que subir.',
    },
    overcloud3: {
      title: 'Órgão do Vento',
      text: 'Tubos de pedra da altura de casas. O vento toca, e ninguém vira as páginas.',
    },
    fourlight: {
      title: 'Meia-Hora',
      text: 'Uma cidade em volta de um relógio de sol que mostra quatro horas de uma vez. Ninguém se atrasa, por falta de motivo.',
    },
    fourlight2: {
      title: 'Milha Sem Pressa',
      text: 'Uma manhã, um meio-dia, uma tarde e uma noite, lado a lado. As pontes rangem a qualquer hora.',
    },
    fourlight3: {
      title: 'Lareira Fria',
      text: 'O fogão da primeira cozinha, com uma luz em cada canto, e uma biblioteca aos cuidados da geleira.',
    },
  },
};
export default words;
