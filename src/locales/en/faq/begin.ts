import { amount, listWords, spelt } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

/** What newcomers ask first. */
export const beginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Beginning',
  questions: [
    {
      id: 'begin',
      question: 'How do I begin?',
      answer: [
        `Sign up, choose one of ${spelt(starters)} first creatures, and open Maps. Walk through tall grass, woods, sand, shores or rocks: that is where wild creatures live.`,
        {
          links: [
            { to: '/signup', text: 'Sign up' },
            { to: '/maps', text: 'Open the maps' },
          ],
        },
      ],
      also: 'start new account starter first steps',
    },
    {
      id: 'bag',
      question: 'What do I have at the beginning?',
      answer: [
        `A first creature of level ${newcomer.level}, ${amount(newcomer.coins)} coins and ${listWords(newcomer.balls)}.`,
        `Your team has room for ${spelt(teamSize)}. There are ${species} species to be found.`,
      ],
      also: 'coins balls start how many creatures species',
    },
    {
      id: 'password',
      question: 'Which name and password may I have?',
      answer: [
        `A name has ${name.least} to ${name.most} letters from A to Z (accents, and letters such as ø or ß, are welcome), digits, dots, dashes and single spaces. Nobody else has the same, or one that looks like it: capitals, spaces and accents make no difference, nor does 0 for o, or 1 for l or i.`,
        `A password has at least ${password.least} characters, whichever you like. ${password.least} are accepted, more are wiser: whoever guesses it plays as you. Three or four words in a row are easy to remember and hard to guess.`,
        'The game asks for no e-mail address, so it cannot send you a forgotten password: keep the recovery codes that you get when you sign up. The server keeps a scrambled form of it from which nobody can read it.',
      ],
      also: 'account security login forgot short characters email',
    },
    {
      id: 'walk',
      question: 'How do I walk?',
      answer: [
        'With the arrow keys (two at once for a diagonal), W A S D, the number pad, a gamepad, or the pad on the screen. Hold a direction to keep walking. Or tap or click a place on the map: you walk there along free ground, until a creature appears or you take a step yourself. Greyed directions are blocked. Controls at the foot of the page lists all keys and buttons.',
      ],
      also: 'move controls keys touch pad direction',
    },
  ],
});
