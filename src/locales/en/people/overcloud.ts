import type { PeopleTexts } from '../../../../content/people/index.ts';
import type { peopleOfOvercloud } from '../../../../content/people/overcloud.ts';
import { texts } from '../../texts.ts';

/** What the people of Overcloud say. */
export const overcloudPeople = texts<PeopleTexts<typeof peopleOfOvercloud>>('people/overcloud', {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Welcome, welcome. Lift the left foot. That was a thread. Now the right. That was me. Norbu Lhawang.',
        'I weave. They spin. It is a good house: everybody in it has work, and most have eight legs.',
      ],
      badge: [
        'You are in the border now, in red boots. The lady who ordered the scarf says that you make her neck feel braver.',
      ],
      defeated: ['A dropped stitch. One does not cry over it, one goes back three rows and has tea there.'],
      dawn: ['At dawn every web has dew on it, and they all pretend to be jewellers.'],
      bridge: ['I shall not say which thread holds up the bridge. It is shy, and it needs its confidence.'],
      list: ['The list is eleven years long. I have woven it. It is rather a nice list.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Boots off! … Good, ten toes, I like to know. Quilla Huanca. I look after the hot springs.',
        'They get hotter towards the back. So do I.',
      ],
      steam: [
        'Since you took the heat so well: nobody lights these springs. They warm up when the islands cook. Supper below, hot at nine.',
        'It comes up as smoke, goes over the top as cloud and comes down the rock as my bath. I only add the salts.',
      ],
      defeated: ['In with you, up to the chin. Nobody has ever stayed beaten past the forehead.'],
      night: ['At night the guests are mostly goats. They tip well. I don’t ask what it is.'],
      spoon: ['This is the large spoon. You don’t want to have earned the small one.'],
      towel: ['There’s one towel missing, and a very well-dried mountain goat. I’ve made my peace.'],
      banked: [
        'The springs are hot in the morning as well now. Somebody’s cooking all night up north, very low. It’s the best thing for a back.',
      ],
      loose: [
        'The springs come up wherever they please since you answered. On Monday it was my cellar. I’ve put in a bench.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dr Amara Diallo',
    lines: {
      hello: [
        'Oh, how lovely, somebody recent! Dr Amara Diallo. I look at what is older than ten million years.',
        'You are standing on a sea, by the way. Do not worry. It left a note.',
      ],
      layers: [
        'A favour for a victor: this streak here is soot. And there, a hand’s breadth up, again. And again. Each a thousand years apart.',
        'As regular as a clock. The fire goes up, goes round, and comes down. By my count the next one is due about Wednesday.',
      ],
      defeated: ['Everything is wiped out now and then. What came after was always so much better dressed.'],
      thursday: ['On Thursdays I date. Rocks. One has to say it, people bring flowers.'],
      pocket: ['Forty pockets. In thirty-nine a stone, and in one a sandwich. I have had it dated.'],
      fern: ['This fern never amounted to anything, and look, it is the one that we still talk about.'],
      banked: [
        'The next streak was due on Wednesday, and it did not come! A thousand years of punctuality. How lovely it is to be wrong.',
      ],
      loose: [
        'It came on Wednesday, on the dot: a streak of soot, on my sandwich. I have labelled it. Somebody will be so pleased one day.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Abbess Tuyet',
    lines: {
      hello: [
        'You came up all the steps, and counted them. I saw your lips. A thousand is right. Abbess Tuyet.',
        'They are swept. They will need sweeping. That is all of the teaching. The rest is soup.',
      ],
      badge: [
        'You have swept one step in passing, with your coat. It was the four hundredth. It has mentioned it.',
      ],
      defeated: ['You fell down. Now you know that floor. Most people only ever see it from above.'],
      dawn: [
        'In the morning I sweep up. In the evening I sweep down. At noon the wind and I bow to each other.',
      ],
      broom: ['It is the same broom. I have changed the head nine times and the handle four.'],
      step: [
        'A novice asked which step is the most important. I showed him the one that he was not looking at.',
      ],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Shh. … It says hello. I mean, it said it on Tuesday, it takes a while to come out. I’m Runa.',
        'I write down what the glacier says. Page one is one word, and I’m not sure about the end of it.',
      ],
      knees: [
        'It told me why it has bad knees! Warm rain. It falls warm up here, every so often. It remembers the last time.',
        'It says: a thousand winters ago there was smoke from below, and afterwards somebody was ticklish. I’ve written “sic”.',
      ],
      defeated: ['It has been pushed back nine times. It says that you should try doing it slower.'],
      dusk: ['At dusk it creaks. That’s it sitting down.'],
      slow: ['It moves a hand each day. I’ve raced it. You get such a lot of reading done.'],
      notebook: ['So far I’ve got: “Oh”, “my”, and something that could be “neighbours”.'],
      banked: [
        'It’s said a whole sentence! It took nine days. “Oh, my neighbours are home.” I’ve bought a second notebook.',
      ],
      loose: [
        'It laughed! It took most of a week, and there’s a new crevasse, but I was there. It says that something’s tickling. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'You there! You are in front of Auntie. Three degrees left. Thank you. Idris Qamar, astronomer.',
        'I name stars. They come when they are called, but one must have patience, and a warm dressing gown.',
      ],
      round: [
        'You there, with my badge. There is one light that no table lists. It comes up from the islands, thin, and goes round the sky once.',
        'A thousand years a lap. My predecessors drew it, each a little further on. I have nearly run out of paper, and it of sky.',
      ],
      defeated: [
        'Eclipsed? It passes. I have never yet seen one that did not, and I bring a chair each time.',
      ],
      dusk: ['Dusk! Everybody’s favourite star is coming out. It is a planet. I have not the heart.'],
      slippers: ['They are on the right feet. It is the feet that are on the wrong legs.'],
      names: ['I have run out of relatives. The new one in the north is called The Dentist.'],
      banked: [
        'You there! The light that went round has stopped, low in the north. I have named it. Not after a relative. “Home.” … And Auntie.',
      ],
      loose: [
        'You there! The light that goes round has begun another lap. I have bought more paper. I had thought that I should mind.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'You are on the platform. It begins there, at the yellow line. You are in order. Zahnd, Gerta.',
        'The railway goes up at fourteen and comes down at all other times, mostly against my will.',
      ],
      badge: ['You are in the timetable. Under footnote c: “may arrive unexpectedly. Connections wait.”'],
      defeated: [
        'A delay is not a cancellation. I shall say that once. Stand up, the whistle is in a minute.',
      ],
      sunday: [
        'On Sundays I oil. Do not lean on anything. Two hikers have gone further than they had paid for.',
      ],
      watch: ['My watch is right. I have had letters about the sun.'],
      slope: [
        'They said that no wheel would hold on this slope. They were right. It is the teeth that hold.',
      ],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Lost? No? Pity, we’re all dressed. Zoran Karaly, mountain rescue.',
        'If you hear wings behind you, stop running. It only makes them think that it’s a game.',
      ],
      badge: [
        'You’ve a rope of your own on the hook now. It has your name on, and some teeth marks, from affection.',
      ],
      defeated: [
        'Everyone I’ve carried down has gone up again. One was waving the whole way. You’ll be fine.',
      ],
      night: ['At night we fly with the horn only. Three blasts: found. Two: looking. One: I’ve sat on it.'],
      goats: ['The goats weren’t lost. They’d booked.'],
      left: ['The one on the left is called Crumb. The one on the right we don’t call.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, little feet on big stones. Sit. Not there, that is for the wind. Yangzom Merak, I make the tea.',
        'I came up for my hat seventy years ago. It was not here. Everything else was.',
      ],
      hat: [
        'You let a fire out below and cry after it. I let a hat out up here. Both went the same way: up, over, round.',
        'Yesterday on my doorstep lay the ribbon of it, warm. Seventy years, for a ribbon! The fire has been gone a thousand. Well then.',
      ],
      defeated: ['You lost. The mountain has not noticed. I call that good manners.'],
      night: ['That glow down there? The islands, making supper. By morning it will be weather.'],
      tea: ['Salt, butter, tea. People make a face, and then they ask for the other half.'],
      seventy: [
        'I meant to stay till the kettle boiled. At this height that is a larger promise than one thinks.',
      ],
      banked: [
        'My hat is back. This morning, on the kettle, warm. So now I may go down. … Sit. I do not want to go down.',
      ],
      loose: [
        'I threw the ribbon up again. It looked so well, going. In seventy years somebody finds it, and wonders, and has tea.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Good day. Inside voice, please, even outside. Perpetua Vale. I teach the school, all eleven of it.',
        'We do sums, knots, and letting go. The last one is the hardest. We practise with kites.',
      ],
      list: [
        'The school keeps a list of all that was ever let go by accident. Hats, kites, a goat, one fire. Beside each we write: thank you.',
        'Because it comes back as something. The kites came back as swallows’ nests. For the fire we have left a line free.',
      ],
      entry: [
        'Yangzom’s ribbon is ticked off! First one in nine hundred years. The children have sharpened all the pencils.',
        'The next line is the fire. “Let out by: a kind person. Returned: …” We’ve laid out the good ink.',
      ],
      defeated: ['Then you have let one go. Shall I put it down? There. Thank you. It’ll be round again.'],
      weekend: ['There’s no school today. I come all the same. Somebody has to be here when they turn up.'],
      sums: [
        'If you have three and give away two, how many have you? “Two friends,” says the smallest. I gave her the mark.',
      ],
      thanks: ['We say thank you first and find out for what later. It saves time up here.'],
      banked: [
        'We filled in the line: “Returned: yes. By: a kind person.” The smallest did the full stop. It took her all of Tuesday.',
      ],
      loose: [
        'We filled in the line: “Returned: it visits.” There was some debate about it. Then one of them came in and sat on the register.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Letters! Any letters? You hold them up, like so, and let go when it tugs. Fenwick Soar, air post.',
        'I’ve never lost one. I’ve only never been told where they arrived.',
      ],
      reply: [
        'Here’s a thing. One came back. “To whoever has the fire now: is it eating well?” The stamp’s a thousand years old.',
        'It was posted up here, and it’s been round. I looked at the postmark. It’s warm to the thumb.',
      ],
      defeated: ['Marked “return to sender”? It’s no shame. It means that somebody knew where you belong.'],
      dawn: [
        'The dawn collection’s the best. All the things people thought of overnight, and most of them kind.',
      ],
      stamps: ['Stamps are by weight of feeling. Apologies go at the parcel rate.'],
      address: ['Half of them say just “you know who you are”. The wind does, too. It’s uncanny.'],
      banked: [
        'It’s got an address! “The Ember, The Hearth, mind your feet.” Eleven bags in the first week. I’ve sent for a bigger kite.',
      ],
      loose: [
        'Nine letters for the fire, and no address. So I hold them up and let go. They’re all signed for. With a scorch.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Hear that? No, the one underneath. E flat. Ottavia Reed. I don’t play the organ. I dust it.',
        'The wind plays. It knows one piece, and it’s a long way from the end.',
      ],
      smoke: [
        'The low pipes only sound when the air’s warm. It comes up from the islands, where they have their fires: all that smoke.',
        'It’s been climbing through here for a thousand years. My gran’s gran dusted to the second verse. We’re on the last.',
      ],
      thousand: [
        'It’s changed key! Since you came down from the tea hut. The smoke’s leaning north, over the edge, where the plain is.',
        'Nothing that was let out is gone. It’s only been a while getting round. I’ve dusted all the pipes, in case of visitors.',
      ],
      defeated: ['That was a wrong note. It’s up here. If you walk on, it’s in the middle of a tune.'],
      night: [
        'At night it plays softly, and the pipes frost over, and nobody breathes. It’s very good for a cold.',
      ],
      flat: ['Visitors say that it’s flat. So’s the sea, and nobody asks for their money back.'],
      clouds: ['That one’s rain, that one’s snow, and that’s somebody’s soup. You learn to tell.'],
      banked: [
        'It’s finished! Last night: last verse, last chord, after a thousand years. I clapped. Then it began again, from the top, softly.',
      ],
      loose: [
        'It’s left the ending out, and gone over into something you could dance to. I’ve been dusting in time. My hip’s not what it was.',
      ],
    },
  },
});
