import { texts } from '../texts.ts';
import { amount } from './faq/numbers.ts';

/** The page about the game. */
export const aboutWords = texts('about', {
  title: 'About',
  sections: [
    {
      title: 'What Emberwild is',
      text: 'A game about walking through wild places, meeting creatures, raising a team and matching it against others, right in your browser. There is nothing to install.',
    },
    {
      title: 'Fair by design',
      text: import.meta.env.TRIAL
        ? 'What was decided stays decided: reloading never changes an encounter, a throw or a battle. Chances that matter are shown as numbers.'
        : 'Every roll of the dice happens on the server, and what was decided stays decided: reloading never changes an encounter, a throw or a battle. Chances that matter are shown as numbers.',
    },
    {
      title: 'For everybody',
      text: 'Keyboard, mouse, touch, gamepad and screen reader are equal ways to play. Zoom as far as you like. Types and kinds carry shapes and words, not only colours.',
    },
    {
      title: 'Made by hand',
      text: 'All creatures, maps, names and pictures were drawn for this game and belong to no other.',
    },
  ],
  numbersTitle: 'The world in numbers',
  numbers: {
    species: 'species',
    kinds: 'kinds of each',
    maps: 'maps',
    gyms: 'gym leaders',
  },
  amount,
  questions: 'Questions and answers',
  thanksTitle: 'With thanks to',
  thanks: (count: number) =>
    `The game stands on ${count} open-source libraries that come with it to your browser. Their authors let everybody use them.`,
  faces:
    'Texts are set in Nunito by the Nunito Project Authors, headings in Lilita One by Juan Montoreano, both under the SIL Open Font License.',
  libraries: 'Libraries and their licences',
  licence: (name: string) => `${name} licence`,
});
