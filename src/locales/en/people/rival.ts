import type { PeopleTexts } from '../../../../content/people/index.ts';
import type { rival } from '../../../../content/people/rival.ts';
import { texts } from '../../texts.ts';

/** What the rival says. */
export const rivalPeople = texts<PeopleTexts<typeof rival>>('people/rival', {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'So you’re the new one. Sorrel Latch. I’ve a notebook with everybody in it. You’re on page one. So far you’re a dash.',
        'I’m going to be the best there is. I’ve told my gran, so now I have to.',
      ],
      alone: [
        'You haven’t even got a creature. I can’t beat you like that. I mean, I could. It wouldn’t count.',
      ],
      few: [
        'Catch three kinds and I’ll battle you. I chose mine so that it’s good against yours. That’s research.',
      ],
      notebook: [
        'The notebook has a column for wins and a column for “it was raining”. I like to be thorough.',
      ],
      first: [
        'Three kinds! I wrote it down before you said it. Right: you, me, here, now.',
        'Nan Orrel can be the judge. She isn’t looking. That’s what makes her fair.',
      ],
      town: ['I’m in training. Get three badges, then we’ll talk. Well, I’ll talk. You’ll be too amazed.'],
      second: [
        'Three badges? I’ve three as well. I got mine in a better order.',
        'I’ve crossed out the old page. This is a new page. Shall we?',
      ],
      gate: [
        'I’m only looking at the gate. Gran says it opens outwards so that something could come home.',
        'All eight badges, and then we’ll see who goes through it first.',
      ],
      third: [
        'All eight. So have I. If it weren’t for you I would be the only one, and who would I tell?',
        'Whoever wins is first through the gate. I know that you’ve been through. First properly.',
      ],
      moor: [
        'I asked the bell who lit the lamps in there. It said “dong”. I’m staying until it says more.',
        'Beat all eight of the moor’s leaders first, you. I’ve got the bell.',
      ],
      fourth: [
        'One of mine let the ember out. A Latch. I was going to be the one who shuts it in again. The best would be allowed to.',
        'Then mine fell asleep in my arms, out here in the cold, and it was warm. Battle me, quick, before I get sensible.',
      ],
      friend: [
        'I’ve given up the notebook. Gran was to burn it. She’s reading it out to the neighbours instead.',
        'And I won’t nail the latch shut. If they all came out of one kitchen, they’re family. Mine’s the one that snores.',
      ],
      tally: ['It stands at four to none, I think. It was raining, though. For two of them.'],
      after: [
        'I’m going to see the islands next. Gran says that somebody there shared it out. I’ll race you. I’ve already started.',
      ],
      banked: [
        'You banked it! I wanted to nail it shut, and you went and tucked it in. I’m writing that down. I’ve had to buy a notebook.',
        'Mine could go home to it now. I told it so. It looked at me as if I was the slow one, and went back to sleep on my foot.',
      ],
      loose: [
        'You left it up! I’d have shut it, once. I’d have been the best there is, and everybody would’ve been cold. Don’t tell Gran.',
        'Mine went out last night and came home with a friend. So now I’ve two that snore. They take turns. I’ve timed it.',
      ],
    },
  },
});
