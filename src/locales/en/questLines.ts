import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  /** What the giver says. */
  readonly says: string;
  /** What counts. */
  readonly task: (goal: number) => string;
}

const badges = (count: number, region: string) =>
  `${numberWords(count)} ${count === 1 ? 'badge' : 'badges'} of ${region}`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Salt for the roses',
    says: 'My roses have never seen the sea, and neither have you, by your boots. One of you can walk there.',
    task: () => 'Reach the coast of Green Land.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Ten in the dark',
    says: 'The mill needs company at night. I don’t mind who. I mind that there are ten of them.',
    task: (goal) => `Catch ${numberWords(goal)} species that live in Greenreach.`,
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'The second sentence',
    says: 'Ottoline Umber reads old stones. She told me the first sentence of one, and then the soup was ready. Do stay for the second.',
    task: () => 'Talk to Ottoline Umber: by day on the coast, at dusk and at night in Green Land.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Finders, keepers',
    says: 'People drop things. I should know, I make them with handles. Pick up six and I’ll not ask whose they were.',
    task: (goal) => `Find ${numberWords(goal)} things that lie about in Greenreach. Hidden ones count.`,
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Three ripples',
    says: 'One badge is luck, two are a coincidence. Come back with three and I’ll raise the lock for you.',
    task: (goal) => `Win ${numberWords(goal)} badges of Greenreach.`,
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'A lamp for Latchford',
    says: 'They light their lamps too early in Latchford. Go and look disapproving on my behalf.',
    task: () => 'Reach Latchford.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Second opinion',
    says: 'There’s somebody of your age about who thinks that the whole thing is a race. Stand still and win.',
    task: () => 'Win a battle against your rival.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Somebody has my spoon',
    says: 'From up here I see everything, and a hoardent near Latchford has my spoon. Bring me neither. I only want it to be known.',
    task: () => 'Catch a hoardent. It lives in the tall grass of Latchford.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Left foot back',
    says: 'The road into Peatwick is the one that’s not wet. If you’re wet, it’s the other one.',
    task: () => 'Reach Peatwick.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'What the moor gives back',
    says: 'The bog takes a thing and keeps it a hundred years. Some of it’s due. Five would do me for a start.',
    task: (goal) => `Find ${numberWords(goal)} things that lie about in Harkmoor. Hidden ones count.`,
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Who is laughing',
    says: 'Something laughs at my ring after dark. I’m not offended. I’d like to know the joke.',
    task: () => 'Catch a cackleader. It comes to the meadows of Peatwick at dusk and at night.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Two people who count',
    says: 'I count sheep and Maud Ashlar counts stones, and neither of us has been right yet. Would you say hello? I would, but she’s… well, a person.',
    task: () => 'Talk to Maud Ashlar on the Long Hark, by day, at dusk or at night.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Four courses up',
    says: 'A wall of one stone is a stone. Four, and you may lean on it.',
    task: (goal) => `Win ${numberWords(goal)} badges of Harkmoor.`,
  },
  'hark-chapel': {
    giver: 'Brother Eskil',
    title: 'The wax goes by itself',
    says: 'Nobody has fetched the wax for the chapel in my lifetime, and the candle burns. Would you go and see what it eats?',
    task: () => 'Reach the Drowned Chapel.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Nineteen hands',
    says: 'Nineteen. And: no, none of them says why. You’ll ask when you’ve read the ringer’s book. Like this I’ve answered already.',
    task: () => 'Read the ringer’s book in the Drowned Chapel.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'A full peal',
    says: 'I ring for all who live here, and I’d like to get the number right. Introduce me to thirty.',
    task: (goal) => `Catch ${numberWords(goal)} species that live in Harkmoor.`,
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Mind the gap',
    says: 'Soup’s at six. If you can read this on land, you are late. There’s a ship, and then there’s Halyard.',
    task: () => 'Reach Halyard.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Water that stands still',
    says: 'All the water that I fly over is salt and in a hurry. There’s one well in Halyard that is neither. Drink one for me.',
    task: () => 'Walk past the well of Halyard and drink.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'An unlicensed dam',
    says: 'Somebody is building on my slip without a permit. It has very good teeth. Find out whether it wants work.',
    task: () => 'Catch a lodgekin. It builds at the shore of Halyard at dawn and by day.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Four in the kiln',
    says: 'I never open the kiln for fewer than four. You may put your badges in. They’ll come out shinier, or not.',
    task: (goal) => `Win ${numberWords(goal)} badges of Scattersea.`,
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Top note: coal',
    says: 'Warm coal. Wet rope. Generosity, plenty of it. It comes by boat and is gone before I have uncorked a bottle. Find out whose it is.',
    task: () =>
      'Talk to Nell Farthing: at dawn and by day in Halyard, at dusk and at night on the Skipstones.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'The light that waves',
    says: 'Every night I wave my light at the Spindle, and something waves back. I’m too shy to ask. You ask.',
    task: () => 'Reach the Spindle.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Flotsam, jetsam, hats',
    says: 'The tide does not steal, dear, it borrows without a date. Collect twelve of its debts.',
    task: (goal) => `Find ${numberWords(goal)} things that lie about in Scattersea. Hidden ones count.`,
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Everyone on the reef',
    says: 'The reef keeps a guest book, and thirty-five names are missing in it. They can’t write. You can.',
    task: (goal) => `Catch ${numberWords(goal)} species that live in Scattersea.`,
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'The 9:04 to Saltsteep',
    says: 'The train is on time. It has been standing in the station for six years, so it is never late. You’ll have to walk.',
    task: () => 'Reach Saltsteep.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'What the glacier lets go',
    says: 'What they drink in Saltsteep, the glacier had first. It would like to know whether it was missed. Have some. I’ll write down your face.',
    task: () => 'Walk past the well of Saltsteep and drink.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Bread that walks',
    says: 'I put the loaves in, I turn round, and one is warm on its own account. Catch me the oven that has legs.',
    task: () => 'Catch an ovendil. It is about in the tall grass of Saltsteep at dusk and at night.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Warp and weft',
    says: 'With four threads one can begin. With three one only has a knot and opinions.',
    task: (goal) => `Win ${numberWords(goal)} badges of Overcloud.`,
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'A request for the organ',
    says: 'The wind plays the same nine notes each night. Somebody must have asked for it once. Go and hear who.',
    task: () => 'Reach the Wind Organ.',
  },
  'cloud-plate': {
    giver: 'Abbess Tuyet',
    title: 'The dust on the brass',
    says: 'I have swept a thousand steps. On the organ there is a plate that I have never dusted. Read it. If it is dusty, do not tell me.',
    task: () => 'Read the plate on the Wind Organ.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Lost above the clouds',
    says: 'I bring back people. For gloves, flasks and one left ski there is nobody. Fourteen, please, before it snows again.',
    task: (goal) => `Find ${numberWords(goal)} things that lie about in Overcloud. Hidden ones count.`,
  },
  'cloud-forty': {
    giver: 'Dr Amara Diallo',
    title: 'Forty layers',
    says: 'One species tells you what lives here. Forty tell you why. I have the shelf labelled already.',
    task: (goal) => `Catch ${numberWords(goal)} species that live in Overcloud.`,
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Half past what',
    says: 'The clocks in Halfpast agree on the half and on nothing else. Arrive whenever you like: you’ll be on time.',
    task: () => 'Reach Halfpast.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'The one that glows back',
    says: 'I hang my lantern over the lake, and now and then another comes up to look at it. I’d not eat it. I’d like to thank it.',
    task: () => 'Catch an incandeel. It rises at the shore of Halfpast at dusk and at night.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'One is late',
    says: 'My finches come home by Bartholomew Tock’s clock. Either they’re early or he’s late, and I’ve counted the finches. Ask him. Kindly, he is winding.',
    task: () =>
      'Talk to Bartholomew Tock on the Unhurried Mile. He is there at every hour, but never in the same place.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Four entries',
    says: 'My ledgers balance but for you. Four badges, in ink, and I can close the page and have a biscuit.',
    task: (goal) => `Win ${numberWords(goal)} badges of Fourlight.`,
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Somebody should sit there',
    says: 'There is a hearth that nobody lit and nobody let go out. I’ve kept vigil from here. You have the better knees.',
    task: () => 'Reach the Cold Hearth.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'The last act',
    says: 'My oldest play stops where it gets good. By the Cold Hearth there are books with endings, on the last shelf. Read fast, they drip.',
    task: () => 'Read the last shelf by the Cold Hearth.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Fifteen splinters',
    says: 'Everything that was ever lost comes to this land in the end. I melt it down, but I do like to ask it first.',
    task: (goal) => `Find ${numberWords(goal)} things that lie about in Fourlight. Hidden ones count.`,
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'All four lights at once',
    says: 'Halcyon Abebe has not been surprised since the spring before last. It would be such a kindness.',
    task: () => 'Beat the champion of Fourlight.',
  },
};

/** Texts of the regions' lines of quests. */
export const lineWords = texts('questLines', {
  title: 'The lines of the regions',
  intro:
    'One thing after the other, asked for by the people there. No date, no hurry: what you did before counts.',
  /** The words of a step; undefined for one that this version of the game does not know. */
  step: (id: string): StepWords | undefined => STEPS[id],
  says: (giver: string, text: string) => `${giver}: “${text}”`,
  place: (place: number, steps: number) => `Step ${numberWords(place)} of ${numberWords(steps)}`,
  closed: (count: number, region: string, won: number) =>
    `Opens with ${badges(count, region)}. You have ${numberWords(won)}.`,
  end: (title: string) => `At the end: the title “${title}”`,
  finished: (title: string) => `All done. The title “${title}” is yours.`,
  gotTitle: (title: string) => `The title “${title}” is yours.`,
  /** In text mode. */
  line: (region: string, place: string, name: string, text: string, progress: string, reward: string) =>
    `${region}, ${place}: ${name}. ${text} ${progress}. Reward: ${reward}.`,
  lineClosed: (region: string, text: string) => `${region}: ${text}`,
});
