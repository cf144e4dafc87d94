import type { PeopleTexts } from '../../../../content/people/index.ts';
import type { peopleOfScattersea } from '../../../../content/people/scattersea.ts';
import { texts } from '../../texts.ts';

/** What the people of Scattersea say. */
export const scatterseaPeople = texts<PeopleTexts<typeof peopleOfScattersea>>('people/scattersea', {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Stop! You are thin. No? Then you are about to be. Teodoro Brás, cook of the floating kitchen.',
        'The door is there, the spoons are inside. Nobody fights me hungry. It would be an unfair advantage, for you.',
      ],
      stove: [
        'You ate like a winner, so look at my stove. Eleven neighbours came to it for a light this week. Each went home with a fire.',
        'And what is left in the stove? A fire. I have done the sum on the tablecloth. It does not come out. I fried on it.',
      ],
      defeated: ['Defeat is mostly low salt. Sit. I have something for that, and it has a crust.'],
      friday: ['On Fridays there is fish stew. On the other days also, but on Fridays I announce it.'],
      stew: [
        'The secret of the stew is time. The other secret is the second onion. You have not heard this.',
      ],
      storm: [
        'Nine storms, and never a drop over the rim. You lean with the pot. The crew may look after themselves.',
      ],
      banked: [
        'You put it to bed in ash? Good. What rests today is better tomorrow. Every cook knows it. Kings and lawyers, no.',
      ],
      loose: [
        'You left the lid off? Good. Where nothing boils over, somebody is hungry. I have put in a third onion, in its honour.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Duck! … Lower. Thanks. That was Tuesday’s post coming in. I’m Lani, I make the kites.',
        'This leg is carved from the mast of my first one. It still knows when to come about. I don’t argue.',
      ],
      badge: [
        'Your kite came down! A woman in the north has it on her roof. She writes that it’s the only thing up there that smiles.',
      ],
      defeated: [
        'Lost your wind? Sit on the quay with your mouth shut. It always comes to see what’s wrong.',
      ],
      dawn: ['Dawn air is like new rope. It hasn’t decided yet what it’ll hold.'],
      cousin: ['The cousin’s well. He’s asked for more line. I’ve sent him a stamp.'],
      wind: ['The wind says you’re worth stopping for, and that you’ve a hole in your left sock.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Do not move. Peat. Bell metal. Wet sheep, a great many. You have walked here from Harkmoor, and I am so sorry.',
        'Célestin Amaury. I make perfumes. The house on this side; kindly breathe out before you enter.',
      ],
      smoke: [
        'For a nose that has beaten me: ask for a light on any of these islands, and smell it. Ninety hearths, one smoke. The same.',
        'Not alike. I would know alike. The same smoke, as if somebody had cut a smell into ninety and lost nothing.',
      ],
      defeated: ['I smell defeat. Top note: dust. But wait a moment. Yes. Under it, already, breakfast.'],
      dusk: ['At dusk the flowers stop biting and begin to hum. One bottles quickly, and apologises.'],
      nose: ['The nose is insured. The rest of me is merely its stand.'],
      flower: ['This one took my cuff link. I let her keep it. She has never looked so well.'],
      banked: [
        'The smoke has changed. The top as ever; and below it, very faint, clean sheets. I wept into a beaker. It sells well.',
      ],
      loose: [
        'The smoke has changed. Every island its own! Ninety different smokes, and I have one nose, and it wants a holiday.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Hands. Show me. Hm. You have never made a bowl, and you have never thrown one. Eleni Karras.',
        'I live on the clay and I dig where I live. One day there will be only shelves. Come before that.',
      ],
      plate: [
        'You did not crack, so I will show you. Deep in the clay I found a plate, wide as a table. In the rim: cuts. Ninety.',
        'A cake plate, for dividing something fairly. And the glaze has run on top, from heat. No cake does that.',
      ],
      defeated: ['Broken? Good, broken shows how thick it was. Yours was thick enough. Glue.'],
      monday: ['On Mondays I open the kiln. I do not breathe on Mondays until noon.'],
      island: ['The garden went into the vase in the window. It is still my garden. I water the vase.'],
      jar: ['This jar is not finished. Neither is it in a hurry. We get on.'],
      banked: [
        'I filled the cuts of the old plate with gold. All ninety. Now it is one plate, and it knows what it was for. Do not touch.',
      ],
      loose: [
        'I made the plate again. No cuts. One breaks off what one likes, and it stays whole. I do not know how. Do not tell the glaze.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Good evening. Please mind the cable, it is in a mood. Haruo Minami. I keep the last light on the reef.',
        'Should you own a book: I take those that are wet. The dry ones I find hard to trust.',
      ],
      case: [
        'A book came ashore, all of it a lawsuit: who owns a fire that was fished out of the sea? Ninety islands, ninety lawyers.',
        'It breaks off at the verdict. The last line I can read is: “Here the child asked for a knife, and for quiet.” It has kept me awake.',
      ],
      defeated: [
        'In chapter nine everybody loses. I stopped reading there once. It would have been a sad book.',
      ],
      night: ['By night I read aloud to the ships. They have begun to slow down at the good parts.'],
      novel: [
        'I know four hundred beginnings and sixty ends. The middle of things I have had to live through myself.',
      ],
      ninety: ['Page ninety. If it should stick to your shoe one day, do not be shy.'],
      banked: [
        'The last page of the lawsuit has come ashore: “Adjourned, all parties having gone home to supper.” I read it to the ships twice.',
      ],
      loose: [
        'A page of the lawsuit came ashore: “The fire was called three times, and was elsewhere, enjoying itself.” The ships like that part.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Oh, what a face! Is it your own? How brave. Pomona Bellacorda, of the masks.',
        'The regatta is at midnight. We have invited the sea, and one never knows what it will come as.',
      ],
      badge: [
        'Somebody danced in your mask last night and won at cards. Do not worry. You were very gracious about it.',
      ],
      defeated: [
        'Take a happy one from the wall. Wear it for an hour. It is remarkable how the inside catches up.',
      ],
      saturday: [
        'On Saturdays all of Halyard goes masked. The cats find it tiresome: they know everybody by the knees.',
      ],
      moon: ['Behind the moon? Another moon, dear guest. One must be prepared for rain.'],
      paper: [
        'It is only paper and paste. But then so is the law, and look how they stand up straight for it.',
      ],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Tap. Tap. Sorry, I knock on everything. You ring well. Abena Mensah, I build the ships.',
        'If it floats, I made it. If it doesn’t, it was like that when I came.',
      ],
      badge: [
        'I’ve put your name on a hull. Inside, below the water, where it matters. The sea reads it all day.',
      ],
      defeated: ['One plate’s gone, not the ship. Find it, hammer it, dance on it. In that order.'],
      night: [
        'At night I dance the decks. If you hear one wrong note out there, it’s me, and I’ll have stopped.',
      ],
      tunk: ['Tap, tap, tunk. Hear that? No? You’re lucky. I can’t eat off most tables.'],
      dent: [
        'The dent’s from the launch. Eleni’s bottle. She throws them well, and she doesn’t make them thin.',
      ],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Morning. One moment, I’m still breathing out. … There. Kaimi. I dive off the reef.',
        'Come in wet or come in dry. You’ll go out wet.',
      ],
      lamp: [
        'I’ll tell you what I dive for. Pearls pay. But under the reef there’s a lamp, and it burns. Down there. In the water.',
        'I go and trim it, as my aunt did. It lights the fish home. She said: it’s one island’s share, and that island sank. It stayed lit.',
      ],
      defeated: ['It’s lovely at the bottom, isn’t it? Quiet. Now kick.'],
      dawn: [
        'At dawn the reef makes a noise like frying. Teo says that it’s hunger. It’s shrimps. I let him.',
      ],
      grudge: ['I had a grudge on Tuesday. I dropped it somewhere by the anemones. They seem fine.'],
      six: ['Six minutes. People ask what I think about. The first five, lunch. The sixth, very much air.'],
      banked: [
        'My lamp’s still lit. It’s only stopped looking up. I asked it whether it’d rather go home, too. It said: I am. In bubbles.',
      ],
      loose: [
        'My lamp went for a swim. I found it by the anemones at breakfast, and it had trimmed itself. My aunt would’ve had words.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'You are in the fairway. Two steps to the left. Thank you. Zenobia Tan, harbourmaster.',
        'Ninety islands, one book. Everything that comes in is in it. You are in it. You were expected with better shoes.',
      ],
      oriel: [
        'You may see the first page. “In from the sea: one fire. Owner: disputed. Settled by Oriel, aged six, with a cake knife.”',
        '“Into ninety. Each piece as large as the whole.” And below, in a child’s hand: “It’s the same with the cake if you ask first.”',
      ],
      disputed: [
        'Our first entry is a fire that was fished out of the water, and ninety who each had a claim. Beat me, and I read you the rest.',
      ],
      defeated: ['You came back. That is entered as an arrival. I do not keep a column for anything else.'],
      night: [
        'My ship comes in at night. She has no hull to speak of. I have never charged her for the berth.',
      ],
      tide: ['The tide is four minutes late. I have written to the moon about it, in firm terms.'],
      berth: ['There are ninety berths, and a ninety-first that I keep free. One never asks a harbour why.'],
      banked: [
        'Entered: “Outward, to the north: one fire, banked. All ninety pieces remain here, entire.” I have underlined “entire”. Twice.',
      ],
      loose: [
        'The column “owner” is closed. I ruled it off with two lines and, as nobody was looking, a small flag.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Mind the pot, it’s hot. Nell Farthing. I row about. At night, mostly, with one coal.',
        'From island to island. Nobody asked me to. They’ve all got fires. I thought that it might like the air.',
      ],
      coal: [
        'Each night I give a bit of the coal away at every door. And each night I row home with the coal. The same one.',
        'I weighed it once, before and after. It had put on weight. I expect that’s the cake they give us.',
      ],
      whole: [
        'Zenobia’s read you the page! Oriel was my gran’s gran’s something. She’d have cut it in ninety-one, if anyone had said.',
        'That’s why I row. In case somebody didn’t like to ask.',
      ],
      defeated: ['You’ve gone out? Hold this pot a minute. No, closer. There. It doesn’t cost it anything.'],
      night: ['I’m expected on the far one by two. He pretends that he’s asleep, and has the cups out.'],
      asked: ['Never once asked. Never once sent away, either. You learn which of those counts.'],
      oars: ['My arms? They stopped complaining in the second year. They’ve gone on to hinting.'],
      banked: [
        'I still row. They know where it lives now, and they’ve written it a card, all ninety. It’s signed on the back as well.',
      ],
      loose: [
        'There was a second coal in the boat last night. I’d not put it there. It wanted to row. It’s got no arms, so I let it steer.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'A visitor! Twice round and not one word of complaint, I watched. Augustin Lamb, keeper.',
        'You’ll be wanting to know what’s inside. Stairs. I’ve written a book about them. It goes round and round.',
      ],
      ninety: [
        'From the top I count the fires of the islands. Ninety pieces of one, they say. I’ve looked for the smallest. There isn’t one.',
        'Each is a whole fire. The trouble is that last winter I counted ninety-one. Somebody’s been sharing again.',
      ],
      defeated: ['I’ve fallen down all three hundred. The trick is to call it going down for the milk.'],
      night: [
        'No, I don’t light it. I go up and say good evening, and it does the rest. We’ve kept it professional.',
      ],
      stairs: [
        'Three hundred up, two hundred and ninety-nine down. I’ve not found where the other one goes.',
      ],
      gulls: ['Gulls are only sheep that got out of it somehow.'],
      banked: [
        'Ninety-one fires, and they all lean north a bit, like people round a cot. I’ve taken to going down the stairs on tiptoe.',
      ],
      loose: [
        'I counted ninety-four from the top. Then they noticed me, and it was ninety-one. They’re playing. I went round again and pretended.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Wipe your boots! It’s a ship, but it’s a clean one. Bertha Kale, market gardener and second owner.',
        'She ran aground with forty sacks of earth. I came to complain about the noise, and I’d seeds in my pocket.',
      ],
      hundred: [
        'A hundred and ten kinds, and do any of them eat slugs? Then what are we congratulating each other for?',
      ],
      defeated: [
        'She was wrecked, too. Look at her now: never had so many visitors, and they all leave with leeks.',
      ],
      dawn: [
        'I water at dawn, with the tide. She thinks that she’s afloat for ten minutes. I let her have it.',
      ],
      cabbage: ['Sea air makes a salty cabbage. You save on the butter.'],
      captain: ['The captain writes every year to ask whether she’s fit to sail. I send him a marrow.'],
    },
  },
});
