import type { peopleOfHarkmoor } from '../../../../content/people/harkmoor.ts';
import type { PeopleTexts } from '../../../../content/people/index.ts';
import { texts } from '../../texts.ts';

/** What the people of Harkmoor say. */
export const harkmoorPeople = texts<PeopleTexts<typeof peopleOfHarkmoor>>('people/harkmoor', {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Oh! A person. Right. I’m Jory. You’re… not a sheep, so I’m a bit out of practice.',
        'My house is that one. I keep the door open so that I can see whether anyone minds.',
      ],
      badge: [
        'You’ve got it pinned on and everything. I told the flock. Number forty asked who you were. I said: a friend, I think?',
      ],
      defeated: [
        'Lost? I lose one every week and find it again in somebody’s kitchen. It’s mostly a matter of going to look.',
      ],
      dawn: ['Dawn’s when I count them. Four hundred. I’ve never got past ninety, I’m asleep by then.'],
      sheep: [
        'They’ve started to follow your creatures about. It’s the warmth, I think. They’ve good sense, under the wool.',
      ],
      dog: ['The dog does the talking for us both. She’s better at it, and she knows when to stop.'],
    },
  },
  'brother-eskil': {
    name: 'Brother Eskil',
    lines: {
      hello: [
        'Peace to you, and mind the one on your collar: she is new, and shy.',
        'Brother Eskil. I have taken a vow of silence, but I only took the small one.',
      ],
      badge: ['The sisters still hum the tune to which you beat me. I have made it the fourth hymn.'],
      wax: [
        'The chapel on the lake has had one candle lit for as long as there are books. We make the wax here. Nobody fetches it.',
        'I asked the oldest queen. She said that a flame of that kind does not eat.',
      ],
      defeated: ['Sit. Be stung a little. In an hour you will have forgotten what you lost, I promise you.'],
      sunday: ['On Sundays they sing in parts. I take the bass, and the drones never come in on time.'],
      dusk: ['At dusk they all come home, and not one asks another where she has been. I find that restful.'],
      honey: ['Heather honey will not pour. One has to reason with it.'],
      hum: [
        'If one stands quite still, the whole hill hums. It is lower than bees. I have stopped mentioning it.',
      ],
      banked: [
        'I told the queen that it is banked. She said: “As we do in winter. Close, round the warm one, and hum.” She was a little smug.',
      ],
      loose: [
        'I told the queen that it stays out. She said only: “Swarm.” She says it of whatever she is proud of.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Stop. Left foot back. There. You were about to meet my grandfather’s cart.',
        'Murdo Callan. I cut peat. What I find in it I put on the wall, unless it says good morning.',
      ],
      king: [
        'Now that you’ve the badge: the king. I found him sitting in the peat, crown on, as polite as you like.',
        'He’d a pot on his knees. Clay, lid off. Empty, but you could have warmed your hands at it. I did. Then I put him back.',
      ],
      defeated: ['Sunk? Everybody sinks. The trick’s to do it near somebody with a spade.'],
      dusk: [
        'At dusk the bog lights come up. They aren’t leading you anywhere. They’re only out for a walk, same as you.',
      ],
      butter: [
        'Nine hundred years old, that butter. I had it on toast. It tasted like somebody else’s memory of butter.',
      ],
      spade: ['A good spade asks before it goes in. Mine’s been told no twice. I’ve still got both feet.'],
      banked: [
        'I looked in on the king. The lid’s on the pot, I don’t know how, and he’s got the face of a man with a cat on his knees.',
      ],
      loose: [
        'I looked in on the king. The lid’s nowhere, and both his hands are in his lap, and I’d swear he’s smiling. He’d wanted to be told.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Stand downwind! No, of me. Parveen Sattar. I dye things, and I hear all the jokes about it, so save your breath.',
        'And I mean that. Save your breath, it’s the green day.',
      ],
      badge: ['It’ll never fade, that badge. I’ve tried it in everything. It came out looking pleased.'],
      defeated: [
        'So you ran in the wash. Come on. I’ve made my best purple out of a mistake and a dropped hat.',
      ],
      tuesday: ['It’s Tuesday. Don’t lick anything. I’ve put up a sign. Somebody licked the sign.'],
      yellow: ['About the yellow. You didn’t ask! Good. You’ll go far.'],
      hands: ['My hands were brown once. I’ve got the colour written down somewhere, I could match it.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Hold this. Now you know how heavy it is, and I know how careful you are. Hana Stanek.',
        'I build walls. People think it is about keeping out. It is about having somewhere to lean.',
      ],
      badge: ['I have put your stone in. Third row, facing west. It is still there. I look every morning.'],
      shelter: [
        'On the Long Hark there are old walls, knee-high, each half a ring. Open to the south, every one, and black inside.',
        'Somebody walked over the moor with a fire, and at each rest they built it a wall against the wind. That is not how one treats a prisoner.',
      ],
      defeated: ['It fell? Good. Now we see which stone was lying. Put it lower and begin again.'],
      dawn: ['At dawn the stones are wet and show their true colour. I choose then. I chose you a grey one.'],
      mortar: ['Mortar is for people who are in a hurry to be wrong.'],
      gap: [
        'I leave one gap in each wall. Small. For whatever I have not thought of, so that it need not climb.',
      ],
      banked: [
        'You gave it a house. I went to see it. Dry stone, no mortar. Whoever built that may eat with me, whatever century it was.',
      ],
      loose: [
        'You left it without a wall. I did not sleep. Then I thought: it is a gap, for what one has not thought of. A large one. Good.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'My friend! Mind the needle. Osric Strang. We shall embrace, and then we shall see who is standing.',
        'No? Later, then. The ring is inside. Bring courage, and a thimble if you own one.',
      ],
      badge: [
        'Your bluebell is sewn! There, above my heart, where the bull used to be. The bull was gracious about it.',
      ],
      defeated: [
        'You fell, and you came here on your own feet. Then who has won, I ask you? Well, they have. But still.',
      ],
      night: ['At night I embroider by the forge lamp. My enemies sleep badly, my cushions are superb.'],
      bluebells: ['A bluebell needs four hundred stitches. A man needs one good reason. I have both, look.'],
      bull: ['I wrestled a bull in Thornholm. We still write. His hand is terrible.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. And: fourteen. And: yes, it does, but only when it’s going to rain.',
        'I know, people like to ask first. It’s quicker like this, and then we’ve time for the weather.',
      ],
      warm: [
        'You want to know about the wells. All the deep ones come up warm here. It isn’t a hot spring. It breathes.',
        'I asked the stick what’s down there. It said: not down. It said: left over.',
      ],
      defeated: [
        'I knew that you’d lost and I came out to be here when you walked by. That’s the useful half of it.',
      ],
      monday: [
        'You’ll have a nice Wednesday. I don’t know why I tell people, they only stand about waiting for it.',
      ],
      answers: ['The answer’s no, thank you. Ask me whether I want to go home and do my sums.'],
      socks: ['They’re odd because they’re two. If you look at each by itself it’s quite normal.'],
      banked: [
        'The wells keep the same heat all night now. It used to toss and turn. And before you ask: yes, it’s comfy.',
      ],
      loose: [
        'You were going to ask if it minds. It doesn’t. The wells are warm in different places every day. It’s very good at hiding.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'Is that somebody? Oh, and somebody else. Do come out of the wet, dears, both of you.',
        'Dorcas Wintersgill. I ring the bell. One for “here we are”, two for “mind the edge”, three for supper.',
      ],
      gentleman: [
        'The gentleman by the door says that I may tell you. He was a king. He found the ember, out in the grass, and was sorry for it.',
        'He only wished to carry it home, dear. It was cold up here. So he lifted the lid, to see whether it was still there.',
      ],
      defeated: ['You’ve lost something. Don’t look for it now. They always turn up when the kettle’s on.'],
      night: [
        'It’s busy tonight. That was the eleven o’clock going by. He used to be a postman. He’s never been late.',
      ],
      peppermint: ['Have a peppermint, dear. And one for your friend. No? Then he’s being shy.'],
      counting: [
        'I count who goes over the causeway and who comes back. It’s always a few more. Nobody minds, they’re quiet.',
      ],
      banked: [
        'He’s gone home, dear, the gentleman. He asked me whether it was in, and warm. I said that it was. He bowed, and took his hat.',
        'Nine hundred years by that door, with a thing on his mind. I’ve kept his peppermint, in case he looks in.',
      ],
      loose: [
        'The gentleman’s staying for supper. He asked was anybody cross. I said: dear, it’s out there having a lovely time.',
        'So he sat down, and took the crown off! There’s a mark all the way round. I’ve laid for two. He does the dishes.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Do forgive the front door, it is eleven feet below you. Cordelia Vane, of what is left.',
        'One dines in the attic. One has a marvellous view of one’s own chimneys.',
      ],
      crest: [
        'You have earned the library, or a look at its one dry shelf. Our arms: a pot, its lid held up. The motto: “Only to look.”',
        'My forebears were the king’s cooks. Always a cook! A latch, a lid, and a kind hand. I am told that on the islands there was a third.',
      ],
      defeated: ['One loses a floor now and then. One moves upstairs. The air is better every time.'],
      saturday: ['The house is open to visitors at the weekend. Kindly wipe your feet on the way out.'],
      floors: ['The ballroom went in my grandmother’s day, during a waltz. They finished it. One does.'],
      pearls: ['The pearls are real. So is the mud. I have never found that the one spoils the other.'],
      banked: [
        'I have had the motto changed. “Only to look” was a trifle sad. It says “Do not wake” now. So much cosier, over a mantelpiece.',
      ],
      loose: [
        'I have had the arms repainted, the lid right off. The herald asked where the contents had gone. “Out,” said I. “They are young.”',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Have you got a frog? I’ve got a frog. Had. It’s in your hood, I think. Don’t look, he’s shy.',
        'I’m Hob. I’m the fastest in Peatwick. Nobody’s raced me, so nobody’s beaten me.',
      ],
      sixty: ['SIXTY kinds! I’ve got two: frog, and frog again.'],
      defeated: [
        'You lost! It’s all right. My mum says it builds character. I’ve got loads of character. I’m mostly made of it.',
      ],
      dusk: ['I’m allowed out till the bell rings. If I don’t hear it I’m allowed out more. La la la.'],
      frog: ['If you stroke a bog toad it goes warm and glows. Nobody believes me. It’s called Clive.'],
      mud: ['That’s my boot. It’s been there since April. You get used to one.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Shh. … No. Thought it was going to. Wilf Tarn, listener. This is the stone that you listen at.',
        'It’s called the Long Hark because you have to. I’m in my thirty-first year.',
      ],
      hearth: [
        'Put your ear here. You’ve the badges, it’ll not mind. Hear that? Crackle, crackle. Like a fire in the next room.',
        'Only there’s no next room. There’s moor. I reckon we’re the next room.',
      ],
      defeated: ['I heard. I hear everything, give or take a week. It sounded worse than it was.'],
      dawn: ['Dawn’s loud. All that dew landing.'],
      listening: ['Last year it said a word. I’d a cold. I think it was “oven”, or “often”.'],
      ear: ['This is my good ear. The other one’s only there for the hat.'],
      banked: [
        'It’s gone quiet. No, listen. Breathing. It’s asleep in the next room! Thirty-one years I’ve wanted it to speak up. Now: shh.',
      ],
      loose: [
        'It said a word! Clear as anything. Only I’d my hat over the good ear. It was “out” or “oat”. I’m in my thirty-second year now.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Don’t speak. Eleven, twelve, thirt… You spoke. With your feet. Maud Ashlar, I count the stones.',
        'It’s never the same number twice. Either they walk or I can’t count. I teach arithmetic, so I’ve stopped asking.',
      ],
      pot: [
        'Murdo Callan has told you of his king, then. Look at the great stones from the west: a ring, and three with a roof on.',
        'It’s no temple. It’s a hearth, and a place for a pot. Somebody sat up all night here, with a fire, being company.',
      ],
      hundred: ['A hundred kinds, you say. Did you count them twice? And it was the same? I do envy you.'],
      night: [
        'By night there are nineteen and one more. I do not count the one more. It would only encourage it.',
      ],
      count: ['Yesterday seventeen. Today nineteen. One of them has a hat on, so I may have counted Wilf.'],
      lintel: ['Four tons, that lintel, and there’s a wren’s nest under it. She has never once looked up.'],
      banked: [
        'Nineteen. Nineteen. Nineteen! They stand still since you banked it. I’ve nothing left to count. I have begun on the wrens.',
      ],
      loose: [
        'Seventeen, and one on the road, and one was at school. I’ve stopped counting them and started a register. They answer to it.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Welcome to the Drowned Chapel. Evensong is at seven, under the water. Up here it’s only me.',
        'Jonas Peel, sexton. I’ve the keys to a door that the lake has. We’ve agreed to differ.',
      ],
      lamp: [
        'So Lady Vane has shown you the pot. Then look in at that window. That’s not a candle. It’s a piece that he dropped.',
        'It’s what stayed when the rest got up and went. It doesn’t want putting out, and it doesn’t want shutting in. It wants a window.',
      ],
      bell: [
        'The bell rings by itself. People say ghosts. It’s the warmth: it rises, and the bell moves over to make room.',
      ],
      defeated: [
        'Defeated? Then you’ve come to the right parish. We’ve been under water since Michaelmas, and look how we shine.',
      ],
      night: [
        'You see the light? I never lit it. I used to come and put it out. It was always so polite about coming back.',
      ],
      sermon: [
        'I preach to the eels on the subject of patience. They’ve heard it. They’re very patient with me.',
      ],
      pews: [
        'The pews float up in spring. I row round and number them. There’s always one too many, and it’s always dry.',
      ],
      banked: [
        'The light in the window went up north to be with the others. I was low till seven. Then it was back. It’d only gone to look.',
      ],
      loose: [
        'The light in the window’s had friends in. I preached. They flickered in all the right places, and one went out to think.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Ferry! Ferry across! … You’d rather walk round. Everybody would rather walk round. Lettice Dray, ferrywoman.',
        'There was a causeway, so they’d no need of me. It sank. So I bought the boat. Then they found that it had only half sunk.',
      ],
      eighty: ['Eighty kinds! We’d need two trips. I’ll do you a price for the quiet ones.'],
      defeated: ['Cheer up. I’ve had the same three fares since March, and one of those was a heron.'],
      friday: ['Fridays I paint the boat. It’s now mostly paint. It has never been so watertight.'],
      ferry: [
        'Halfway over you can see the chapel roof below you. It’s a good roof. It’s just in the wrong place.',
      ],
      fare: [
        'It’s a penny over and nothing back. I’d charge for back as well, but nobody’s ever been in a mood to pay it.',
      ],
    },
  },
});
