import { texts } from '../texts.ts';

/** One line on the temper of each starter, shown below its name. */
export const starterWords = texts('starters', {
  tempers: {
    podkin: 'Sunny and musical. It is up before you are.',
    rootling: 'Greedy and hopeful. It goes nose first.',
    dozebud: 'Sleepy and soft. Nobody can hurry it.',
    kindlam: 'Trusting. Warm company on a cold night.',
    clinkdil: 'Cosy and curious. It looks into every oven.',
    flickeep: 'Vain. It knows how well it glows.',
    puddlip: 'Blissful. No puddle is safe from it.',
    nubwhal: 'Friendly to a fault. It greets every wave.',
    dampaw: 'Busy and serious. It leaves no leak alone.',
  } as Readonly<Record<string, string>>,
});
