import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'placa',
    boxes: ['MEIA-HORA. Espera-se você, a alguma hora. Favor não dar corda em nada.'],
  },
  'halfpast-north': {
    name: 'placa',
    boxes: ['MILHA SEM PRESSA, norte. Leva o tempo que levar, e um minuto para a vista.'],
  },
  'halfpast-dial': {
    name: 'placa do relógio de sol',
    boxes: ['QUATRO SOMBRAS, SEM NECESSIDADE DE SOL. Se todas concordarem, avise alguém.'],
  },
  'halfpast-well': {
    name: 'placa do poço',
    boxes: ['ÁGUA DE TODAS AS HORAS. Passe por ele com o cantil: acabou de encher, ou está prestes a.'],
  },
  'halfpast-dawn': {
    name: 'placa sob a luz rosa',
    boxes: ['AMANHECER. Aceso por ninguém. Cedo por princípio.'],
  },
  'halfpast-night': {
    name: 'placa sob a luz azul',
    boxes: ['NOITE. A mais clara das quatro, e a única que pede desculpas por isso.'],
  },
  'halfpast-barrel': {
    name: 'barril',
    boxes: ['Minutos de sobra, diz a tampa. Alguém anda juntando, e outra coisa também.'],
  },
  'halfpast-crate': {
    name: 'caixote',
    boxes: ['ENTREGAR ATÉ O MEIO-DIA. Não diz de qual dia, então está aqui desde então.'],
  },
  'halfpast-stone': {
    name: 'pedra quente',
    boxes: ['Uma pedra do meio-dia. Quente em cima, quente embaixo, e oca onde cabe uma mão.'],
  },
  'mile-foot': {
    name: 'placa',
    boxes: [
      'MILHA SEM PRESSA. Manhã à esquerda, meio-dia à direita, o resto mais acima. Proibido ultrapassar.',
    ],
  },
  'mile-fork': {
    name: 'placa',
    boxes: ['ENTARDECER, à direita. NOITE, à esquerda. Na dúvida, são os dois.'],
  },
  'mile-dawn': {
    name: 'placa sob a luz rosa',
    boxes: ['UMA MANHÃ. Propriedade do bosque. Favor devolver antes do almoço.'],
  },
  'mile-noon': {
    name: 'placa sob a luz dourada',
    boxes: ['MEIO-DIA. Sombras podem ser deixadas aqui e retiradas na volta.'],
  },
  'mile-dusk': {
    name: 'placa sob a luz violeta',
    boxes: ['ENTARDECER. Caiu aqui no ano da cheia, e ninguém se machucou.'],
  },
  'mile-night': {
    name: 'placa sob a luz azul',
    boxes: ['NOITE, SELF-SERVICE. Deixe as estrelas como as encontrou.'],
  },
  'mile-islet': {
    name: 'placa',
    boxes: [
      'FECHADO. Abre para quem esteve diante das quatro luzes na ordem em que se levantam.',
      'Quem as confunde recomeça. O amanhecer nunca se importou.',
    ],
  },
  'mile-cairn': {
    name: 'montinho de pedras',
    boxes: ['A meio caminho entre o café e o jantar. Lá pela hora do lanche há um vão.'],
  },
  'mile-log': {
    name: 'tronco',
    boxes: ['Uma cama de musgo, ainda quente. Quem dormiu aqui deixou gorjeta.'],
  },
  'mile-boulder': {
    name: 'pedregulho',
    boxes: ['Quente demais do lado do sol. O outro lado estava à espera de alguém esperto.'],
  },
  'hearth-sign': { name: 'placa', boxes: ['LAREIRA FRIA. Limpe os pés. Ela se lembra de ter sido cozinha.'] },
  'hearth-mantel': {
    name: 'prateleira da lareira',
    boxes: [
      'Quatro potes: sal, mel, tomilho e um que diz DEPOIS. As cinzas estão frias há mil anos, e varridas hoje de manhã.',
    ],
  },
  'hearth-shelf-first': {
    name: 'primeira estante',
    boxes: ['O volume um começa: “Fazia frio.” O dois também. Do nove em diante há sopa.'],
  },
  'hearth-shelf-last': {
    name: 'última estante',
    boxes: [
      'Livros que degelam antes de acabar. Os finais escorrem para o vale, onde o povo tem que inventá-los.',
    ],
  },
  'hearth-kettle': {
    name: 'chaleira',
    boxes: ['Cheia toda noite para quem vier. Ninguém disse quem seria, então é uma chaleira grande.'],
  },
  'hearth-cairn': {
    name: 'montinho de pedras',
    boxes: ['Uma pedra de cada casa do vale. A menor é de uma criança, e tem algo embaixo.'],
  },
  'hearth-barrel': {
    name: 'barril',
    boxes: ['Maçãs, diz ele. Rolaram para casa há muito tempo e deixaram o que não podiam carregar.'],
  },
  'hearth-larder': {
    name: 'placa',
    boxes: ['DESPENSA, lá embaixo. No escuro desde a primeira ceia. Traga uma luz e leve-a de volta.'],
  },
  'larder-crate': {
    name: 'caixa de potes',
    boxes: [
      'GELEIA, diz o primeiro pote. GELEIA, diz o segundo. NÃO É GELEIA, diz o terceiro com a mesma letra, e chacoalha.',
    ],
  },
  'larder-honey': {
    name: 'barril de mel',
    boxes: ['Mel de mil anos. Uma colher fica de pé nele. Ninguém admite ter sido o último a mexer.'],
  },
  'hearth-boulder': {
    name: 'pedregulho',
    boxes: ['Não entrou na lareira. Prometeram-lhe um papel na segunda.'],
  },
};
export default words;
