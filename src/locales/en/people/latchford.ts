import type { PeopleTexts } from '../../../../content/people/index.ts';
import type { peopleOfLatchford } from '../../../../content/people/latchford.ts';
import { texts } from '../../texts.ts';

/** What the people of Latchford say. */
export const latchfordPeople = texts<PeopleTexts<typeof peopleOfLatchford>>('people/latchford', {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Off the bed, love. Not the bed where you sleep: the one with the radishes in it.',
        'Hazel Thornby. The house behind me is the first of the nine, and the only one where you are asked to weed.',
      ],
      alone: ['No creature? Then we’d only be two people in a garden. Nice, but there’s no badge in it.'],
      badge: [
        'You’re wearing it! Most people put it in a drawer.',
        'It wants light and a bit of pride. Not much water.',
      ],
      four: [
        'Four badges. I said to the beans: that one will climb. They were impressed, and they are climbers themselves.',
      ],
      defeated: [
        'Lost one? Good. A tree that was never bent goes over in the first real wind. Have a radish.',
      ],
      dawn: [
        'I come out at dawn to catch the slugs. They come out at dawn to catch me up. We are about level.',
      ],
      beans: ['Tie the knot loose. A bean is like a guest, it stays longer if it could have left.'],
      weeds: ['A weed is a flower that hasn’t been introduced. I introduce it, and then I pull it out.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Don’t shake my hand! Sorry. Habit. The last three who did are fine now, they just hum.',
        'Tamsin Crackle. I mill thunder. It comes out finer than you’d think, and it rises all by itself.',
      ],
      badge: [
        'If the badge tickles, that’s normal. If it ticks, bring it back and walk, don’t run. No: run.',
      ],
      defeated: [
        'Flat battery? Happens to everyone. Stand in the wind for a while and think of something cross.',
      ],
      night: ['Lightning’s best by night. You can see which end it comes in at.'],
      monday: ['Monday’s thunder is always a bit stale. It has been standing about all Sunday.'],
      bread: [
        'Bran Tolliver says my mill is no mill. I sent him a loaf. It was eleven minutes before he could put it down.',
      ],
      kite: ['I lost a good kite on Tuesday and found a better cloud.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Stand there, where the light falls on you. Hm. Soft in places. So was I.',
        'Ivo Cinder. When you want to know what you are made of, the forge is open.',
      ],
      badge: ['It was still warm when I gave it to you. It always will be a little. I never found out why.'],
      fire: [
        'You have earned a secret. I have never lit the forge. My master gave me its fire, and his gave it to him.',
        'Take any creature by the paw: it has the same heat, to the degree. I have measured. I sleep badly since.',
      ],
      defeated: [
        'Bent is not broken. Broken is not lost, either. I have made a good gate out of forty bad horseshoes.',
      ],
      dusk: ['Dusk is when you see the colour of hot iron as it is. Of people, too.'],
      nails: [
        'I make nails in the morning. Nobody sings about nails. Take them away and see what stands up to sing.',
      ],
      quiet: [
        'People think that a smith is loud. The hammer is loud. I have not raised my voice since the spring.',
      ],
      banked: [
        'The forge burned lower on the day that you answered, as one breathes out. It is not going out. It has stopped listening for something.',
      ],
      loose: [
        'I left the forge open on the day that you answered, and half the fire went for a walk. It was back by six. I did not ask.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'One at a time, and mind the rope. There’s always a rope, even up here in the street. I feel better with one.',
        'Nerys Tidewell. I keep the lock. People ask what I keep it from. Flooding, mostly.',
      ],
      badge: [
        'There goes the one that got through the gate. I’ve told the water about you. It asked your name.',
      ],
      defeated: ['You ran aground. It isn’t sinking. Wait for a bit more river and push off.'],
      night: [
        'At night the water talks more, and says less. I listen for the one time that it says something.',
      ],
      dawn: ['First boat’s at dawn. It’s carrying fog. It always has been, nobody’s been able to unload it.'],
      queue: [
        'A queue is just a river with manners. I’ve seen both break their banks, and the queue was worse.',
      ],
      floods: [
        'Nine floods. You can tell them apart: the seventh left a piano. I’ve kept it in case it comes back for it.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. You found me, so it cannot be dark yet. Corvin Dusk. I light this town, with great reluctance.',
        'My house is the one that you overlook. Knock twice, once for you and once for your shadow.',
      ],
      badge: [
        'I left a lamp burning for you after that. It is on the bill, under “moths, entertainment of”.',
      ],
      defeated: [
        'Stay a little. Losing looks better in this light. Nearly everything does, it is why I live in it.',
      ],
      night: [
        'I stand here beside a lamp that I have lit, and regret it. You could see so much more in the dark.',
      ],
      cosmo: [
        'Wren lights the hamlet’s lamps, and waves at the moon. We do not speak. He is so very cheerful.',
      ],
      early: [
        'Everything that happens at dusk has happened before, a little further off. I like to be early for it.',
      ],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. I stand here. People go round.',
        'If you want the badge, you move me. Bring what you like. Somebody tried a song.',
      ],
      badge: ['You moved me. A hand’s breadth. I measured it, and then I moved back.'],
      stone: [
        'We split a block on Monday. There was a hollow in it like a hearth, and soot in the hollow. Inside a stone.',
        'I have been in rock for thirty years. Rock does not cook. Do not tell that Umber woman, she will want it all.',
      ],
      defeated: ['Lost. So? You are still here. That is the whole trick. That is all a hill does.'],
      sunday: ['On Sundays I lie down. It is just this, but sideways.'],
      lunch: ['I eat at twelve. If it is not twelve, I am waiting for twelve.'],
      paving: ['You are standing on my work. No, stay. It likes that. It is paving.'],
      banked: ['That hollow in the stone: I closed it. One block. It is warm from behind. I lean on it now.'],
      loose: [
        'That hollow in the stone: something has moved in. I knocked. It moved over. No rock ever moved for me.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'How good of you to stand still, so few can, near my door. I polish the step, too.',
        'Isolde Rime. Do visit. One falls, one is given soup, one is asked again. It has been like that since I was a girl.',
      ],
      badge: [
        'My dear guest! You crossed my floor. I have had to put up a small plaque where the others stopped.',
      ],
      defeated: ['You slipped. So does everybody whom I like. Only bores arrive upright.'],
      night: ['Frost comes in the night, by the back door. I leave it a chair.'],
      soup: ['The secret of the soup is that it is hot. In my house they find this moving.'],
      slippers: ['Felt slippers. I have danced on ice for sixty years in these, and never once on purpose.'],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'You came by the brook, stopped twice, and spoke to a snail. I am not prying, I have a tower.',
        'Aurel Windrow. From the top you see everything that is the matter, and it all looks so tidy.',
      ],
      badge: [
        'From now on I shall say: I knew that one when they were only a dot with a hat on. I say it of everyone, but fondly.',
      ],
      moor: [
        'With three badges the warden will let you out to the moor. I have watched it for years. Nothing happens on it.',
        'But it never happens in the same place twice.',
      ],
      defeated: [
        'Down you came. It is how I land as well. The art is to look as if one had meant that spot.',
      ],
      dawn: [
        'At dawn there are more lights in the grass than lamps in town. I have counted. They go out when one says so.',
      ],
      watching: [
        'Everyone waves at the tower. They cannot know if I see it. They wave all the same. I do see it.',
      ],
      feathers: [
        'These on my shoulders I did not pluck. They were lent. It is a long story, and mostly wind.',
      ],
      banked: [
        'At dawn the lights in the grass go up the valley in a line, like children who have been called in. Some of them dawdle. I wave.',
      ],
      loose: [
        'I counted the lights at dawn: one more than the day before. I no longer do it for the records. I do it for the company.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Arrival, six. You looked at the square first and at me second, which is the right way round.',
        'Philippa Oduya. I judge the Show. When the eight others have let you past, I shall judge you.',
      ],
      badge: [
        'There is a gap in my handbag where a ten used to be. I find that I do not miss it. Nine, for you, for modesty.',
      ],
      eight: [
        'Eight badges, and you did not run all the way here. Seven for composure. The door is open when you are.',
      ],
      hundred: ['A hundred kinds. I have judged that many at one Show, and two of them were the same hen.'],
      defeated: [
        'A fair defeat: four for style, nine for still being polite. That is thirteen. I never said out of what.',
      ],
      saturday: [
        'Saturday is the Show. I shall be kind to the scones and honest with their owners, in that order.',
      ],
      marks: ['I give marks to the weather as well. It has been told. It has not improved.'],
      marrow: [
        'Thirty years of marrows. One learns that large is not a flavour. One may say so, if one wears a large hat.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Forty-one gates has this town, and forty-two latches. I’m Agnes. I look after the odd one.',
        'It hangs on a post in the square. No gate, no fence. It has been closed every night for a thousand years.',
      ],
      walked: [
        'So you beat the judge. Then you’re of age, for here. My people were the cooks. One lifted the latch, to air the room.',
        'That’s all. Nobody stole the ember: it walked out, into the grass, and the grass got up. Ask on the moor how far it came.',
      ],
      kitchen: [
        'Five badges, so I can tell you what stood here before the town: a kitchen. One hearth, one fire, for the whole valley.',
        'They called it the ember. It never went out. Well, once it did. By the door.',
      ],
      warm: [
        'You’ve got a badge on, so you may touch it. There. Warm, isn’t it? The latch. On any day, in any frost.',
        'My mother said it was the sun. My mother said so at midnight as well.',
      ],
      alone: ['Nobody with you yet? Ask at home. They say that it’s you who chooses. I’ve always wondered.'],
      gates: [
        'We built a gate for each year that we were sorry. Then we found we liked gates, and stopped counting why.',
      ],
      oil: ['A drop of oil on Fridays. It never squeaks. It only listens louder.'],
      draught: [
        'My grandchild Sorrel wants to nail it shut. I say a latch that can’t open is only a lump. We leave it at that.',
      ],
      banked: [
        'You’ve banked it. So I oiled the latch, out of turn, on a Tuesday. And it squeaked. A thousand years, and it’s never squeaked.',
        'It’s only glad. There’s a hearth to come home to, so it may make a noise about it. I’ll lift it for anybody who wants to hear.',
      ],
      loose: [
        'It stays out, then. So I’ve taken the latch down. It hung on that post for a thousand years, and it’s never been anywhere.',
        'I take it along on my rounds now. Not to shut anything, it’s past that. It likes to see where people come in.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Step up! Dill Pennyroyal: everything a penny, except for what isn’t. Which is everything.',
        'I used to shout it louder. Then the mart opened, with a door that does it all for nothing.',
      ],
      ten: [
        'Ten kinds caught! I’d give you a discount, only I’ve nothing you’d want. I say that as a friend.',
      ],
      defeated: ['Lost, eh? I could sell you an excuse. Slightly used. “The sun was in its eyes”: two left.'],
      friday: ['Fish on Fridays! It isn’t on Fridays. But it says so on the sign, and paint’s dear.'],
      dusk: ['Everything must go! It’s dusk. I must go as well, I’m on the list.'],
      jam: ['That’s jam. That’s jam, too. That one’s honest about it.'],
      scales: [
        'My scales are fair to the feather. It’s a big feather. Don’t look at me like that, it’s a nice one.',
      ],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, warden of the moor gate. Three badges, and it opens. It isn’t me who decides: it’s the hinge.',
        'Three of anything else won’t do. A lad tried with buttons. It opened a bit, for politeness.',
      ],
      alone: ['Out there with nobody? No. It isn’t a rule. I just wouldn’t sleep.'],
      eight: [
        'All eight of them. Then the moor’s open to you right to its end, and past the end there’s a chapel.',
      ],
      three: [
        'Three badges! Go on, push. It’s the only gate in town that opens outwards.',
        'They built all the others to keep something from coming back in. Nobody’s told me what.',
      ],
      night: ['At night I knock on the gate every hour. Nobody’s answered yet. I’d be pleased, mostly.'],
      hinge: ['I talk to the hinge. It’s the only one who is open with me.'],
      mist: [
        'The mist comes as far as the gate and wipes its feet. I’ve nothing against mist. It knows when to stop.',
      ],
      banked: [
        'I knocked on the gate last night, and something knocked back and said goodnight. So that’s what we built it for. To be said goodnight to.',
      ],
      loose: [
        'I don’t lock the gate any more. It opens out, it opens in, it opens when you look at it. The hinge is beside itself.',
      ],
    },
  },
});
