/** The page of questions and answers. */
export const faqWords = {
  title: 'F.A.Q',
  answers: [
    {
      question: 'How do I begin?',
      answer:
        'Sign up, choose one of nine first creatures, and open Maps. Walk through tall grass, woods, sand, shores or rocks: that is where wild creatures live.',
    },
    {
      question: 'How do I walk?',
      answer:
        'With the arrow keys (two at once for a diagonal), W A S D, the number pad, a gamepad, or the pad on the screen. Hold a direction to keep walking. Greyed directions are blocked. Controls at the foot of the page lists all keys and buttons.',
    },
    {
      question: 'How do I catch a creature?',
      answer:
        'When one appears, press “Try to Catch!” and send out a creature of yours. Weaken the wild one with attacks, then throw a ball. Beside each ball stands the real chance that it holds; fewer hit points, sleep or frost raise it.',
    },
    {
      question: 'What are dark and shiny creatures?',
      answer:
        'Rare kinds of every species. Dark ones hit a little harder, shiny ones are a little quicker, and both look the part. They carry their kind before the name, so colour alone never has to tell you.',
    },
    {
      question: 'What do “super effective” and “ultra effective” mean?',
      answer:
        'Every attack has a type, and so has every creature. An attack that suits does double damage (super effective) or four times the damage (ultra effective). The mark beside each of your attacks shows it before you choose.',
    },
    {
      question: 'I closed the page in the middle of a battle. Is it lost?',
      answer:
        'No. The server keeps every battle as it stands. Log in on any device and go back to it from the home page.',
    },
    {
      question: 'The animations are too much for me.',
      answer:
        'Switch on Calm mode at the foot of the page: nothing shakes, flashes or idles. A click or a key skips any battle animation.',
    },
    {
      question: 'It is too bright here. Can I play by night?',
      answer:
        'Choose Dark at the foot of the page, or Light, or System to follow your system. This browser remembers it.',
    },
    {
      question: 'Can I play with a screen reader or without a mouse?',
      answer:
        'Yes. Everything that is painted is also written, every control is a real control, and the map tells you where you can go after each step. In battles, keys 1 to 4 choose an attack and Enter confirms. On a gamepad the cross goes from control to control, A presses, and the shoulder buttons do the same on the map.',
    },
  ],
} as const;

/** The page about the game. */
export const aboutWords = {
  title: 'About',
  sections: [
    {
      title: 'What Emberwild is',
      text: 'A game about walking through wild places, meeting creatures, raising a team and matching it against others, right in your browser. There is nothing to install.',
    },
    {
      title: 'Fair by design',
      text: 'Every roll of the dice happens on the server, and what was decided stays decided: reloading never changes an encounter, a throw or a battle. Chances that matter are shown as numbers.',
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
} as const;
