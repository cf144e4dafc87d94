import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'placa',
    boxes: ['ADRIÇA. Noventa ilhas, e você achou a que tem estacionamento.'],
  },
  'halyard-quay': { name: 'placa', boxes: ['PEDRAS SALTITANTES, sul. Favor não jogar nenhuma de volta.'] },
  'halyard-well': {
    name: 'placa do poço',
    boxes: ['ÁGUA DOCE. Passe por ele com o cantil. O mar foi avisado, e se ofendeu um pouco.'],
  },
  'halyard-crate': {
    name: 'caixote',
    boxes: ['“Devolver ao remetente.” Depois, em outra letra: “Ele diz que também não é dele.”'],
  },
  'halyard-barrel': {
    name: 'barril',
    boxes: ['Arenque, diz a tampa. Desde a Páscoa não, diz o nariz. Enfiaram alguma coisa pelo lado.'],
  },
  'halyard-pots': {
    name: 'covos de lagosta',
    boxes: ['Quatro covos e nenhuma lagosta. Um deles pegou uma coisa que não belisca.'],
  },
  'halyard-mooring': {
    name: 'poste de amarração',
    boxes: ['A corda desce reta. Está bem esticada e, de vez em quando, leva dois puxões, de cumprimento.'],
  },
  'stones-landing': {
    name: 'placa',
    boxes: ['PEDRAS SALTITANTES. O recorde são sete ilhas com uma pedra. A pedra ainda vai.'],
  },
  'stones-west': {
    name: 'placa',
    boxes: ['FUSO, oeste. Não há como errar. Só se erra a entrada, e quase todos erram, uma volta inteira.'],
  },
  'stones-ferries': {
    name: 'placa',
    boxes: [
      'BALSAS. Barco nenhum dá meia-volta: seria admitir alguma coisa. Quase todos vão aonde querem.',
      'Quem quer chegar faz como o sol o dia inteiro. Ele nunca perdeu um barco.',
    ],
  },
  'stones-boulder': {
    name: 'pedregulho',
    boxes: [
      'A preamar chega ao entalhe. Abaixo dele alguém guarda o que devia ficar seco, e todo dia se engana.',
    ],
  },
  'stones-stump': {
    name: 'toco',
    boxes: ['Era um mastro. Dentro, onde passava a corda, há espaço para uma mão.'],
  },
  'stones-log': {
    name: 'tronco na praia',
    boxes: ['Entalhado: “K + o mar.” O mar respondeu com cracas, e com uma coisa redonda.'],
  },
  'stones-pots': {
    name: 'covos de lagosta',
    boxes: ['Vazios, de porta aberta. Lá dentro há uma cadeira bem pequena.'],
  },
  'spindle-sign': { name: 'placa', boxes: ['O FUSO. Uma volta, e mais uma. Atalho é coisa de gaivota.'] },
  'spindle-north': {
    name: 'placa',
    boxes: [
      'SOBRENUVEM, norte e para cima. Leve um casaco. Leve lembranças das ilhas. Traga o casaco de volta.',
    ],
  },
  'spindle-door': {
    name: 'porta do farol',
    boxes: ['Não há fechadura. “Bata”, diz uma placa. “Se ninguém vier, você bateu feito o mar.”'],
  },
  'spindle-wreck': {
    name: 'naufrágio',
    boxes: [
      'Os repolhos do porão vão melhor do que foi o navio. Entre duas fileiras brilha algo que não é caracol.',
    ],
  },
  'spindle-mooring': {
    name: 'poste de amarração',
    boxes: ['Quem deu este nó não queria mais partir. No nó há uma coisa para quem quer.'],
  },
  'spindle-palm': {
    name: 'palmeira torta',
    boxes: ['À noite se inclina para a luz, como todos aqui. Um buraco na casca fica bem à altura da mão.'],
  },
};
export default words;
