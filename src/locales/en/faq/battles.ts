import type { FaqChapter, FaqFacts } from './types.ts';

/** What happens in a battle. */
export const battlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Battles',
  questions: [
    {
      id: 'effective',
      question: 'What do “super effective” and “ultra effective” mean?',
      answer: [
        'Every attack has a type, and so has every creature. An attack that suits does double damage (super effective) or four times the damage (ultra effective). The mark beside each of your attacks shows it before you choose.',
        { links: [{ to: '/typechart', text: 'Open the Type Chart' }] },
      ],
      also: 'type weakness resist immune damage',
    },
    {
      id: 'status-moves',
      question: 'Why does Growl do damage?',
      answer: [
        `Every move hits here. Those that are known for what they do to stats and health have a power of ${statusPower}, and do the rest beside that. So no choice is a lost turn, and two creatures that only growl at each other come to an end as well.`,
        'The AttackDex lists them in the class Status, with what they do in words.',
        { links: [{ to: '/attackdex?class=status', text: 'See them in the AttackDex' }] },
      ],
      also: 'status move power 30 stat attack leer weak',
    },
    {
      id: 'great-moves',
      question: 'What is a great move?',
      answer: [
        'One of the strongest there are: those that begin with Max or G-Max, and others of power 200 that cost nothing. A team has one of them in a battle. Whoever uses it, and whether it lands or not, every further one fails, and its button says so.',
        'So it pays to wait for the right moment. The other side has only one as well.',
        { links: [{ to: '/attackdex?q=great+move', text: 'See them in the AttackDex' }] },
      ],
      also: 'max g-max strongest once limit used up',
    },
    {
      id: 'order',
      question: 'Who strikes first?',
      answer: [
        'Some moves come before or after all others and say so. Else the quicker creature strikes first; when both are as quick, the dice decide.',
      ],
      also: 'speed priority turn round',
    },
    {
      id: 'switch',
      question: 'Can I change my creature during a battle?',
      answer: [
        'Yes: the button with the two arrows beside Attack switches to another one. That is your turn, and it comes before any attack: the new creature takes what the opponent does. A creature that is trapped, has to rest or is in the midst of a move cannot be taken back.',
      ],
      also: 'switch swap replace change team creature trapped',
    },
    {
      id: 'opponents',
      question: 'Does the opponent cheat?',
      answer: [
        'No. It knows what you would know in its place: of your creatures the kind, the level and what they have shown. Wild creatures take any move, users and training partners the one that promises most, most gym leaders think a round ahead.',
      ],
      also: 'fair computer ai unfair leader',
    },
    {
      id: 'lose',
      question: 'What do I lose when I lose?',
      answer: [
        'Nothing but time; in a gold battle the stake. Your creatures enter every battle whole, and nobody is ever taken from you.',
      ],
      also: 'defeat lost faint heal health hit points money',
    },
    {
      id: 'why-lost',
      question: 'Why did I lose?',
      answer: [
        'The page of a defeat says what decided it, types, speed or levels, and what would help. In your profile you can watch your latest battles again, step by step.',
        { links: [{ to: '/profile', text: 'Your profile' }] },
      ],
      also: 'replay watch again analysis reason defeat help',
    },
    {
      id: 'flask',
      question: 'How do I heal in the middle of a battle?',
      answer: [
        'With your flask, beside Attack. It has three draughts; each gives back half of the hit points of a creature that stands, also of one that waits, and ends its ailment. It is your turn, so the opponent acts then.',
        'A well fills the flask when you walk past it; towns have one. Ripe berries give one draught. In user and gold battles it stays closed.',
      ],
      also: 'flask draught potion heal well drink hit points',
    },
    {
      id: 'run-away',
      question: 'How do I run away from a wild creature?',
      answer: [
        'With the running figure beside Attack. Who is at least as fast gets away for certain; for slower ones it becomes easier with each attempt, and an attempt in vain costs the turn. A creature that is trapped, has to rest or is bound to a move cannot get away.',
        'Nothing is gained and nothing lost, and your victories in a row go on. There is no running away from other battles.',
      ],
      also: 'run flee escape away wild leave',
    },
    {
      id: 'flee',
      question: 'How do I leave a battle?',
      answer: [
        'Walk away: it waits for you as it stands. Another battle takes its place, and then the first one counts as fled; the game asks before that happens.',
      ],
      also: 'flee quit give up leave pause',
    },
  ],
});
