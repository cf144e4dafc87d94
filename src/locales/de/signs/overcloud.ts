import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'Wegweiser',
    boxes: ['SALZSTEIG, oben. Alles ist oben. Wer einen Weg hinunter findet, möge ihn melden.'],
  },
  'saltsteep-pass': {
    name: 'Wegweiser',
    boxes: ['GRAT, Norden. Halt deinen Hut fest. Halt auch den Hut der Person vor dir fest.'],
  },
  'saltsteep-well': {
    name: 'Schild am Brunnen',
    boxes: [
      'SCHMELZWASSER, LANGSAM TRINKEN. Geh mit deiner Flasche vorbei. Es ist so kalt, dass die Schlucke Schlange stehen.',
    ],
  },
  'saltsteep-kettle': {
    name: 'Kessel',
    boxes: ['Seit dem Frühling kocht er gleich. Sie schauen ihm abwechselnd dabei zu, was alles erklärt.'],
  },
  'saltsteep-barrel': {
    name: 'Salzfass',
    boxes: ['Salz, grob. An einer Schnur hängt ein Zettel: „Im Notfall graben.“ Das Salz war nicht gemeint.'],
  },
  'saltsteep-crate': {
    name: 'Kiste',
    boxes: ['Auf allen Seiten steht OBEN. Die Träger haben getan, was sie konnten.'],
  },
  'saltsteep-cairn': {
    name: 'Steinmal',
    boxes: ['Oberster Stein: flach, mit einem Lächeln bemalt. Darunter: weniger Lächeln, mehr Tasche.'],
  },
  'ridge-foot': {
    name: 'Wegweiser',
    boxes: ['FALLWINDGRAT. Hinter den Stufen geht es nicht wieder hinauf. Im Wind geht kein Wort.'],
  },
  'ridge-top': {
    name: 'Wegweiser',
    boxes: ['WINDORGEL, Norden. Heute: alles in Es-Dur, ob es passt oder nicht.'],
  },
  'ridge-cairn': {
    name: 'Steinmal',
    boxes: ['Der unterste Stein hat sich kürzlich bewegt. Der Schnee hatte noch keine Zeit, es zu merken.'],
  },
  'ridge-log': {
    name: 'Hohler Stamm',
    boxes: [
      'Wer trägt einen Stamm hier herauf, wo kein Baum wächst? Jemand, der ein Versteck brauchte und ein Nickerchen.',
    ],
  },
  'ridge-pile': {
    name: 'Steinhaufen',
    boxes: ['Noch kein Steinmal. Er wäre gern eines und übt.'],
  },
  'ridge-marker': {
    name: 'Hohes Steinmal',
    boxes: ['HALBER WEG, sagt ein Kratzer. Ein anderer sagt: OPTIMIST.'],
  },
  'organ-sign': {
    name: 'Wegweiser',
    boxes: ['WINDORGEL. Pfeifen bitte nicht berühren. An der, die flüstert, bitte nicht lauschen.'],
  },
  'organ-plate': {
    name: 'Schild an der Orgel',
    boxes: ['GEBAUT VON NIEMANDEM, GESTIMMT VOM WETTER. Täglich Konzerte, bis sie aufhören.'],
  },
  'organ-tarn': {
    name: 'Wegweiser',
    boxes: [
      'DER BERGSEE. Er trägt alle, und immer bis ans Ende. Nur an den vier Steinen hat je jemand angehalten.',
      'Darunter eingeritzt: „Viermal rutschen bis zum Schnee. Ich habe neunzehnmal gebraucht.“',
    ],
  },
  'organ-stone': {
    name: 'Stehender Stein',
    boxes: [
      'In seinen Fuß ist ein Platz für eine Person zum Zuhören gewetzt. Er passt allen, die je darin saßen.',
    ],
  },
  'organ-cairn': {
    name: 'Steinmal',
    boxes: ['Sieben Steine, sieben Töne. Der achte ist lose und singt zu tief, wenn du ihn hebst.'],
  },
  'organ-pile': {
    name: 'Steinmal am Abgrund',
    boxes: ['Von hier sieht man das Meer, und was jemand vor denen versteckt hat, die nur aufs Meer sehen.'],
  },
  'organ-boulder': {
    name: 'Felsblock',
    boxes: ['Er summt mit. Dahinter liegt, was man ihm gab, damit er still ist.'],
  },
};
export default words;
