import type { SignTexts } from '../../../../content/signs/index.ts';
import type { signsOfOvercloud } from '../../../../content/signs/overcloud.ts';
import { texts } from '../../texts.ts';

/** What signs, books and curious things of Overcloud say. */
export const overcloudSigns = texts<SignTexts<typeof signsOfOvercloud>>('signs/overcloud', {
  'saltsteep-road': {
    name: 'signpost',
    boxes: ['SALTSTEEP, up. Everything is up. Whoever finds a way down is asked to report it.'],
  },
  'saltsteep-pass': {
    name: 'signpost',
    boxes: ['RIDGE, north. Hold your hat. Hold the hat of the person in front of you, too.'],
  },
  'saltsteep-well': {
    name: 'plate on the well',
    boxes: [
      'MELTED SNOW, DRINK SLOWLY. Walk past it with your flask. It is so cold that the draughts queue.',
    ],
  },
  'saltsteep-kettle': {
    name: 'kettle',
    boxes: [
      'It has been about to boil since spring. They take turns watching it, which explains everything.',
    ],
  },
  'saltsteep-barrel': {
    name: 'salt barrel',
    boxes: ['Salt, coarse. On a string hangs a note: “For emergencies, dig.” It was not about salt.'],
  },
  'saltsteep-crate': {
    name: 'crate',
    boxes: ['Marked UP on all sides. The carriers did what they could.'],
  },
  'saltsteep-cairn': {
    name: 'cairn',
    boxes: ['Topmost stone: flat, painted with a smile. Below it: less of a smile, more of a pocket.'],
  },
  'ridge-foot': {
    name: 'signpost',
    boxes: ['WINDFALL RIDGE. Beyond the drops there is no way back up. Beyond the wind there is no talking.'],
  },
  'ridge-top': {
    name: 'signpost',
    boxes: ['WIND ORGAN, north. Today: everything in E flat, whether it fits or not.'],
  },
  'ridge-cairn': {
    name: 'cairn',
    boxes: ['The lowest stone has moved lately. Snow has not had the time to notice.'],
  },
  'ridge-log': {
    name: 'hollow log',
    boxes: ['Who carried a log up here, where no tree grows? Somebody who needed a safe place, and a nap.'],
  },
  'ridge-pile': {
    name: 'heap of stones',
    boxes: ['Not a cairn yet. It wants to be one, and practises.'],
  },
  'ridge-marker': {
    name: 'tall cairn',
    boxes: ['HALF WAY, says a scratch. Another says OPTIMIST.'],
  },
  'organ-sign': {
    name: 'signpost',
    boxes: ['THE WIND ORGAN. Please do not touch the pipes. Please do not listen at the one that whispers.'],
  },
  'organ-plate': {
    name: 'plate on the organ',
    boxes: ['BUILT BY NOBODY, TUNED BY WEATHER. Concerts daily, until they stop.'],
  },
  'organ-tarn': {
    name: 'signpost',
    boxes: [
      'THE TARN. It carries everybody, and always all the way. Only the four stones have ever made anybody stop.',
      'Scratched below: “Four slides to the snow. I needed nineteen.”',
    ],
  },
  'organ-stone': {
    name: 'standing stone',
    boxes: ['A seat for one listener is worn into its foot. It fits everybody who has ever tried it.'],
  },
  'organ-cairn': {
    name: 'cairn',
    boxes: ['Seven stones, seven notes. The eighth is loose, and sings flat when you lift it.'],
  },
  'organ-pile': {
    name: 'cairn at the edge',
    boxes: ['From here one sees the sea, and what somebody hid from those who only look at the sea.'],
  },
  'organ-boulder': {
    name: 'boulder',
    boxes: ['It hums along. Behind it lies what it was given to be quiet.'],
  },
});
