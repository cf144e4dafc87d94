import type { FaqChapter } from './types.ts';

/** Questions about settings and accessibility. */
export const comfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Playing your way',
  questions: [
    {
      id: 'settings',
      question: 'Where are all settings, and are they on my other devices too?',
      answer: [
        'Settings is at the top and at the foot of every page: light and dark, contrast, text from 80 to 200 percent, Calm mode, the pace of animations and of texts, volumes, questions, the pad on the left and more. They apply at once.',
        'They are kept with your account and go with you to every device. Before you log in, and without a connection, they are kept in the browser. At a login those of your account apply; what you had chosen before on that device is offered under Settings.',
        { links: [{ to: '/settings', text: 'Settings' }] },
      ],
      also: 'options preferences contrast font text size larger zoom left handed vibration speed slow wait clock colour sync',
    },
    {
      id: 'calm',
      question: 'The animations are too much for me.',
      answer: [
        'Switch on Calm mode at the foot of the page: nothing shakes, flashes or idles. A click or a key skips any battle animation.',
        'If your system asks for less motion, Calm mode is on from the beginning. What you choose here goes before that. Under Settings a round can also wait for you after each action.',
      ],
      also: 'calm reduced motion flash shake epilepsy accessibility animation skip',
    },
    {
      id: 'night',
      question: 'It is too bright here. Can I play by night?',
      answer: [
        'Choose Dark at the foot of the page, or Light, or System to follow your system. Settings has high contrast as well.',
      ],
      also: 'dark mode theme light colour',
    },
    {
      id: 'sound',
      question: 'How do I change the volume, or mute the game?',
      answer: [
        'Sound at the foot of every page has a volume each for music, effects and the cries of creatures, and a switch that mutes everything. The M key mutes too, and so does the loudspeaker beside a map. It is remembered.',
        'Nothing sounds before your first press. Where your browser saves data, music waits until you ask for it.',
      ],
      also: 'music effects cry loud quiet silent volume audio m key headphones',
    },
    {
      id: 'screen-reader',
      question: 'Can I play with a screen reader or without a mouse?',
      answer: [
        'Yes. Everything that is painted is also written, every control is a real control, and the map tells you where you can go after each step. In battles, keys 1 to 4 choose an attack and Enter confirms. On a gamepad the cross goes from control to control, A presses, and the shoulder buttons do the same on the map.',
        'The first button of every page turns on text mode, also before you log in. The next question tells more of it.',
      ],
      also: 'accessibility blind keyboard nvda voiceover keys zoom',
    },
    {
      id: 'text-mode',
      question: 'What is text mode, and which commands does it know?',
      answer: [
        'Text mode tells maps and battles in sentences and takes typed commands: w walks west, look tells what lies in each direction, go mart walks to the mart along free cells, fight begins a battle, 2 uses the second attack, ball throws a ball. Enter on an empty line goes on. Type help for all of them. While the line is empty, the arrow keys walk; Escape stops a walk; the key / leads to the line.',
        'The first button of every page turns it on and off: press Tab once on a new page. This browser remembers it. Maps and battles are not painted then, so it also suits slow devices and players who like to type; a box in text mode shows the picture beside it.',
        'Each step sounds like its ground, and a dull knock on the left or right tells of a wall on that side.',
      ],
      also: 'accessibility blind mode screen reader commands type keyboard text adventure slow computer lichess go look',
    },
    {
      id: 'gamepad',
      question: 'Can I play with a gamepad?',
      answer: [
        'Plug it in and press a button. On maps the left stick or the cross walks and the shoulder buttons go from control to control; everywhere else the cross does that. A presses, B closes what is open, and while an animation plays, any button skips it. You can choose other buttons, and other keys, in Settings.',
      ],
      also: 'controller joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Does it work on a phone?',
      answer: [
        'Yes, upright and on its side. The pad walks: hold an arrow to keep walking, slide to turn. So does a swipe on the map, for as long as the finger stays down. Settings move the pad, resize it, make it see-through, put it to the left or hide it; a long press on the map brings it back. In a battle a tap on its picture goes on from the results of a round. You can zoom as far as you like.',
      ],
      also: 'mobile touch tablet android iphone zoom',
    },
    {
      id: 'hints',
      question: 'Where do the little hints come from, and how do I stop them?',
      answer: [
        'Each part of the game tells you once, in a small card, what it is there for. At the end of this page you can switch that off, or see all of them again.',
      ],
      also: 'tutorial help tips hint card off',
    },
  ],
});
