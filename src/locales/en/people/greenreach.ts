import type { peopleOfGreenreach } from '../../../../content/people/greenreach.ts';
import type { PeopleTexts } from '../../../../content/people/index.ts';
import { texts } from '../../texts.ts';

/** What the people of Greenreach say. */
export const greenreachPeople = texts<PeopleTexts<typeof peopleOfGreenreach>>('people/greenreach', {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'New face! I’m Nan Orrel. I keep the well. It would keep itself, but then who would talk to it?',
        'Tall grass for meeting creatures, paths for not meeting them. That is all the map anyone needs.',
      ],
      alone: [
        'No creature at your heels yet? They ask for you at home. Four of them, and they have been brushed.',
      ],
      champion: [
        'You beat the champion, and here you are at my well as if it were Tuesday. I like that in a person.',
      ],
      badge: [
        'A badge! May I hold it? … Lighter than I thought.',
        'It is the carrying them all at once that makes you stand up straight.',
      ],
      defeated: [
        'Sit a moment. The well has seen every loser in the valley, and half of them came back to boast.',
      ],
      dusk: [
        'One more bucket before the lamps. Water drawn at dusk makes better tea. I cannot prove it, so don’t ask.',
      ],
      rope: ['Forty years, the same rope. I have replaced it nine times, but never all at once.'],
      coins: [
        'People throw coins in and wish. I fish the coins out and wish they would throw them nearer the edge.',
      ],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. These are my trees. That one is Margaret, this one is Margaret’s mother.',
        'Take windfalls as you like. Do not take advice from Margaret, she leans.',
      ],
      alone: ['You mean to walk through that grass with no creature? Brave. The grass has won before.'],
      garden: [
        'You won at Thornby’s garden? In front of those roses?',
        'They have never lost at anything. Do give them a day to get over it.',
      ],
      ten: [
        'Ten kinds of creature! That is one more than I have kinds of apple. I shall plant something out of spite.',
      ],
      grass: [
        'I let the grass grow long behind the fence. I say it is for the creatures. Really it is my back.',
      ],
      pie: ['An apple is only a pie that has not met the right people.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, of the mart. I stand out here so that the shelves can breathe.',
        'The door is just there. It opens by itself, which is more than I do before breakfast.',
      ],
      defeated: [
        'You have the look of somebody who ran out of balls at the wrong moment. We sell the right moment, too. Aisle one.',
      ],
      thirty: [
        'Thirty kinds caught. I have started to order by your footsteps, you know. Good for business, bad for my ledger.',
      ],
      dawn: ['We are open. We are always open. I have asked about it and nobody knows where the key is.'],
      prices: ['I do not make the prices. I only say them in a sorry voice.'],
      stock: [
        'A Master ball costs what it costs because it never misses. I miss everything. I am very reasonable.',
      ],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Come closer, dear, I don’t bite. I knit. It is slower, but people remember it longer.',
        'Ysolde Marrow. Whatever they told you I said about the miller, I said it more nicely.',
      ],
      alone: [
        'Off you go and choose a creature, dear. I have already knitted it something. It will fit. They all have necks, more or less.',
      ],
      rime: [
        'You came out of Rime Hall with all your fingers! Then you must have worn a good scarf. I claim half that badge.',
      ],
      five: [
        'Five badges, and you still stop to talk to an old woman.',
        'The fifth is where they mostly stop. They start saying “presently”.',
      ],
      defeated: ['Lost, did you? I unpick one row in three. Nobody has ever called the shawl a failure.'],
      shawl: [
        'It began as a sock. You must let a thing become what it wants, particularly if you have lost count.',
      ],
      sock: [
        'My husband went to find the other sock in spring. It was a good marriage, he never came back without it.',
      ],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Shh! I’m counting mushrooms. Five. There are always five.',
        'I’m Wick. If you stand on one, it’s four, and then I’d know it was you.',
      ],
      alone: ['You haven’t got a creature? I haven’t got one, too! We could both not have one together.'],
      fifty: ['FIFTY kinds? There aren’t fifty of anything! Well, teeth. A snail has loads.'],
      five: ['Five kinds! That’s as many as mushrooms. Don’t catch any more or the sum won’t work.'],
      saturday: ['No lessons today. The last one was about free days, so I know exactly what to do.'],
      mushrooms: ['The red ones are houses, the brown ones are waiting lists.'],
      oak: ['There’s a door in the great oak. I knocked. Somebody knocked back. We did that till supper.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. I look after the wood. It was here first, so I mostly ask it what it wants.',
        'Creatures under the trees are shyer than those in the grass. Or better read. Hard to tell.',
      ],
      alone: [
        'I would not go under the trees alone. Not that they mind. They would follow you home, and then explain that to your mother.',
      ],
      cinder: [
        'The Cinder Forge badge. Hm. Kindly keep it in an inside pocket while you talk to the birches.',
      ],
      seven: [
        'Nine hundred years, this oak. Under the roots it is black. The wood burned once, from one end to the other.',
        'Nothing was hurt. It burned like that, and next morning there were creatures in it. My people wrote: “Guests.”',
      ],
      defeated: [
        'An oak loses every leaf it has, each year, in front of everybody. Comes back. Think about it.',
      ],
      dawn: [
        'Dawn is when they change shifts. Stand still: the ones who go to bed pass the ones who get up, and neither says good morning.',
      ],
      oak: ['This oak is nine hundred years old. It has a hollow, a bad knee, and opinions about squirrels.'],
      rounds: ['I walk round every tree twice. Once to see it, once so that it has seen me.'],
      quiet: ['You hear that? No, nor do I. Took me eleven years to get it this quiet.'],
      banked: [
        'The guests have been asked in, I hear. They still come out under the oak at dusk, only now they walk like people who have a key.',
      ],
      loose: [
        'My people wrote “guests”. I have crossed it out and put “neighbours”. The oak held the pencil, in a manner of speaking.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Evening, or thereabouts. Cosmo Wren, lamplighter. Four lamps here, two on the coast, one moon.',
        'The moon is not strictly mine, but I wave at it and so far it has come on.',
      ],
      lantern: [
        'You have been inside the Dusk Lantern, and come out with a badge. I only ever got an invoice.',
      ],
      defeated: [
        'Nobody sees a face fall at night. Walk round the square once. By the fourth lamp you will look as if you had won.',
      ],
      dawn: ['Putting them out again. It is exactly like lighting them, but one feels less popular.'],
      dusk: ['Dusk is the only honest hour: everybody admits that they cannot quite see.'],
      count: [
        'Between two lamps there is one step that belongs to neither. That is where the shy creatures cross.',
      ],
      moths: ['The moths ask me every night what is inside. Glass, I say. They do not believe a word.'],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Careful, you are standing in a sentence. Ottoline Umber. I read stones.',
        'This one begins “When the ember was wild” and then somebody has leaned a ladder on it.',
      ],
      quarry: ['You beat Holdfast at the quarry? Splendid. They keep cutting my sources into paving.'],
      hundred: [
        'A hundred kinds! The stones list forty and then say “and so on”.',
        'You are the first person I have met who did the “and so on”.',
      ],
      ember: [
        'I have moved the ladder! “When the ember was wild, the grass got up and looked about.” It is not a calendar. It is a birth.',
        'It goes on: “It was let out by the latch.” In Latchford they must know what that means. They have told nobody, so they do.',
      ],
      night: [
        'By night the letters fill with shadow and anyone can read them. By day one needs a doctorate and a damp sponge.',
      ],
      ring: ['A sun, a moon, and two wheels. Either it is a calendar or somebody was very proud of a cart.'],
      island: [
        'They put it on an island so that nobody would move it. Then they built two bridges. That is people for you.',
      ],
      spiral: [
        'The spiral means “it comes back”. On a stone by a lake. I should like to know what, and when.',
      ],
      banked: [
        'The stone has a last line. I can read it since you came back: “It sleeps, and is not shut in.” I have had to sit down. In a sentence.',
      ],
      loose: [
        'The stone’s last line stops in the middle of a word. I had always thought: weather. It is not. They left room.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Mind the flour! Bran Tolliver. It gets everywhere. I sneezed once and the cat was a ghost for a week.',
        'And whatever Ysolde Marrow says of me, I said it to her first.',
      ],
      tower: [
        'You have beaten the Windrow Tower. So that is why the sails stood still on that day. I thought it was manners.',
      ],
      crackle: ['The Crackle Mill! Call that a mill? It grinds nothing but its teeth. Good badge, though.'],
      dusk: [
        'I stop the sails at dusk. A mill that turns at night only grinds the dark, and then it gets into the bread.',
      ],
      bread: ['The secret of good bread is patience, which is why I make flour.'],
      wind: ['The wind comes from the sea, does one honest turn here, and goes off inland to be a nuisance.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, keeper of the light. A hundred and forty-four stairs. Ask me how I know.',
        'If you see me by day, I am asleep, and that is somebody else in my hat.',
      ],
      tidewell: [
        'The badge of Tidewell Lock. Then you know what I know: water is only ever waiting for you to look away.',
      ],
      defeated: [
        'Every ship out there has turned back at least once. We call those the ones that are still ships.',
      ],
      night: [
        'The beam goes round in twelve seconds. For eleven of them, everything out there thinks that it is unobserved.',
      ],
      stairs: [
        'Going up I count the stairs. Going down I count my knees. It has not always come out at two.',
      ],
      ships: ['Three lights answered mine last winter. Two were ships.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Hold this end. Thanks. Marisol Keel. You have just become part of a net, it happens to people here.',
        'A net is a lot of holes that somebody agreed about.',
      ],
      three: [
        'Three badges. They’ll be talking of the gate to the moor, then. Take socks. I’ve heard it’s mostly below the knee.',
      ],
      twenty: ['Twenty kinds! My nets have caught nineteen, if you count the bicycle.'],
      dawn: ['I lay them out at dawn and see what the night has written on them. Mostly: crab. Crab. Crab.'],
      knots: ['Six knots a minute, and one of them is always a bow. Keeps the fish guessing.'],
      catch: [
        'You throw a ball at them and they go in? And they’re pleased about it? I’ve been doing this all wrong.',
      ],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Halt! This crate is my ship. She’s called the Unsinkable, because she’s on land.',
        'I’m Captain Pip. You can be the anchor. It’s a promotion.',
      ],
      champion: [
        'You beat the CHAMPION? You can be captain. Until supper. Then I’m captain again, that’s the law of the sea.',
      ],
      defeated: ['If you lose you have to walk the plank. We haven’t got a plank. You’re very lucky.'],
      crate: [
        'There’s treasure in here. I can’t look, or it stops being treasure and it’s just turnips again.',
      ],
      captain: ['One day I’ll sail to where the map stops, and draw a bit more.'],
    },
  },
});
