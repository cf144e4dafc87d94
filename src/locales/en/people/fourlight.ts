import type { peopleOfFourlight } from '../../../../content/people/fourlight.ts';
import type { PeopleTexts } from '../../../../content/people/index.ts';
import { texts } from '../../texts.ts';

/** What the people of Fourlight say. */
export const fourlightPeople = texts<PeopleTexts<typeof peopleOfFourlight>>('people/fourlight', {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Shh, the upper shelves are germinating. Thandeka Moyo, seed library. You may touch whatever isn’t listening.',
        'Oaks for two hundred years, radishes over the weekend. Fines are payable in compost.',
      ],
      thyme: [
        'You returned a defeat in good condition, so look: first page, first loan. “Thyme, one pot, off a kitchen sill. Back soon.”',
        'They carried the hearth up here, stone by stone, and forgot the herbs. A thousand years overdue. I’ve kept it watered.',
      ],
      banked: [
        'I’ve put the thyme on the mantel, where it’s warm at the roots. A thousand years late, and I waived the fine. Tell nobody.',
      ],
      loose: [
        'I’ve marked the thyme “on loan for good, to anybody with a window”. I feel quite reckless. I’m going to shelve something sideways.',
      ],
      defeated: ['Your defeat’s due back whenever you like. People do tend to renew them.'],
      dawn: ['At dawn they all ask for water at once. It’s the one time that shouting’s allowed.'],
      oak: ['A man brought back an oak. He’d borrowed an acorn. I charged him for the notes in the margin.'],
      radish: ['Radishes are light readers. They like something with a short ending.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'I’m Mirabel. I’m nine, I’m a leader, and I’m not lost. Are you lost? I can take you back to your mum.',
        'I’ve got to be at school by eight. It’s always just before eight here. That’s the best bit.',
      ],
      badge: ['You’ve got my badge! I drew it. It was going to be a horse, but I ran out of horse.'],
      banked: [
        'Maren lets me say goodnight to it. I told it about the dragon. It hasn’t told my teacher. It’s my best friend that’s a fire.',
      ],
      loose: [
        'One’s moved in under our back step! I leave it the door open a bit. It leaves my slippers singed a bit. We’re being polite.',
      ],
      defeated: ['I lose loads. You just say “again!” really loud, and then it’s a different one.'],
      day: ['I’m not skipping school. I’m on my way. I’m just on it slowly.'],
      dusk: ['I’m meant to be home when it’s dark. It’s been nearly dark since Monday.'],
      slippers: ['They’re rabbits. This one’s the left one, and this one’s the other left one.'],
      tabard: ['It says “brave” inside my tabard. Mum sewed it in, in case I get handed in somewhere.'],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Stand in my shadow, if you like, I’m not using it. Soraya Haddad, glass.',
        'Mind the bench. It was sand this morning, and by tonight it’ll be a decanter.',
      ],
      window: [
        'For a clear eye, a clear pane. They’ve ordered a window for the cold hearth. There isn’t a wall. They wanted the window first.',
        '“So that it’s seen from outside, when it’s lit,” says Maren. By whom, I asked. “Whoever’s out there.” I made it double.',
      ],
      banked: [
        'There’s a glow in that window. I stood outside it in the dark like a fool, and felt expected.',
      ],
      loose: [
        'I’ve rehung that window so that it opens. It’s the same glass. It only looks surer of itself.',
      ],
      defeated: ['A crack’s only where the light comes in sideways. I charge extra for it.'],
      dusk: ['At dusk the furnace is brighter than the sky. It gets above itself.'],
      sand: ['It’s sand, all of it. It’s only been told something warm for long enough.'],
      breath: ['A goblet’s one breath, a bowl’s two. For a chandelier I have breakfast.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Name? Purpose? … “Just looking.” I shall put “unaccounted for”. Pell, Ignatius. I audit hoards.',
        'Once a year I count every dragon’s gold. They hold their breath. With the large ones, one hurries.',
      ],
      stones: [
        'You balance, so you may see this. Stones of one hearth, carried up here: four hundred and twelve. Receipts: four hundred and thirteen.',
        'The odd one says: “One door. Not brought. Left open, in case.” I have carried it forward for nineteen years.',
      ],
      banked: [
        'Item: one ember, banked, bearing interest. I entered it under “assets”, and then, in pencil, under “home”. Initial here.',
      ],
      loose: [
        'Item: one ember, at large, held by everybody. The only sum I ever saw grow by not being counted. Initial here. No: don’t.',
      ],
      defeated: ['A loss. It is deductible. Hardly anybody asks.'],
      friday: ['On Fridays I round down. It is my one indulgence.'],
      cup: ['One of them tried to bribe me with a cup. I counted the cup.'],
      hem: ['My hem is singed. I have claimed for it. It is also, between us, rather warm.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Four thousand and one, four thousand and two. Evening. Don’t move, you’ve a finch on you. Two finches. Tomasz Wrona.',
        'I count them home, by name. It takes a while, but looking for the one that I forgot would take longer.',
      ],
      over: [
        'You’re counted in, so I’ll tell you: every dusk I’m one over. There’s one light comes over the edge late, and no wings on it.',
        'It goes round the cold hearth once, like a dog that’ll lie down, and doesn’t. In the book I’ve put: “Not yet.”',
      ],
      banked: [
        'Last night the late one came over, went round once, and lay down. It’s in the book by name now. I won’t say it loud, it’s asleep.',
      ],
      loose: [
        'The late one went round once and off over the edge again, and looked back. I wrote: “Out. Knows the way.” I slept fine.',
      ],
      defeated: ['You’ve dropped a feather or two. You’ll not get them back, but they’re being sat on.'],
      dusk: ['Hush, they’re coming in. The starlings all give the same name.'],
      perch: ['I hold the arm out from habit. My wife used to hang the washing on it.'],
      nest: ['The nest in my hat’s let until spring. I can’t lift it to ladies.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'You are in my light. No, stay, your shadow has a good profile. Dewi Laras. I play the reeds. They play along.',
        'My figures bow when it is over. I no longer ask who pulls.',
      ],
      play: [
        'You have earned my oldest play. It has two figures: a hearth, and a hand. It has no last act.',
        'The hand goes to the latch, and the lamp goes out. Everybody is sure how it goes on. No two are sure of the same.',
      ],
      banked: [
        'I have played the last act. The hand shuts the door, softly, from inside. Grown men wept. A child said: “Well, it’s late.”',
      ],
      loose: [
        'I have played the last act. The hand lets go of the latch, and waves. Grown men wept. A child asked what’s for supper out there.',
      ],
      defeated: ['That was the second act. Heroes lose in the second act, it has the good songs.'],
      night: ['By night I need no screen. One only has to play smaller.'],
      trick: ['They look behind the screen for the trick. I am the trick. I wave.'],
      face: ['This half of my face is for the public.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. They bite when nobody’s wishing. You’re wishing. I can hear it from here.'],
      hook: [
        'I’d show this to few. Caught it where the lake’s deepest, and it’s warm. An iron hook, off a door. What a latch drops into.',
        'Threw it back three times. Three times it came up again. It’s on a nail in my kitchen now, and the cat won’t leave it.',
      ],
      banked: [
        'Took that hook up to the hearth. Maren’s put it on the chimney. There’s no door to it. It’s for hanging your coat on.',
      ],
      loose: [
        'Threw that hook back a fourth time. It stayed down. Only wanted to hear that it wasn’t needed.',
      ],
      defeated: ['Slipped the hook. That’s how they get big.'],
      night: ['That’s a star. Too small. … There it goes.'],
      coffee: ['Coffee’s for two. I never know which two.'],
      feet: ['Barefoot, yes. They’ve heard about boots.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Softly, the ninth has just gone off. Century, not child. Seraphine Oyelo, nights.',
        'They can’t rest, so I sing. I’m as far down as the fourth. There are requests.',
      ],
      carriers: [
        'You tucked them in so nicely. Then hear what the oldest mutter. They’re the ones who carried the hearth up, and won’t lie down.',
        '“Somebody might come home cold.” A thousand years, sitting up, with the bed turned down. I do know the type.',
      ],
      banked: [
        'They’ve gone off. The old carriers first, with their boots on. I sat there and nobody needed me. I knitted! It was lovely.',
      ],
      loose: [
        'The old carriers got up. Oh dear, I thought. But they stretched, and went for a walk. One does sleep so well after that.',
      ],
      defeated: ['Nothing’s broken but the evening. Take the good chair.'],
      dawn: ['At dawn I hand over. There’s nobody to hand over to, so I tell the kettle.'],
      box: ['There’s one tune left in the music box. I’m keeping it for somebody who can’t sleep for joy.'],
      tired: ['Tired? No, no. I’d only closed them to listen.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'Dawn told me that you would come, and noon told me when. Halcyon Abebe, keeper of the hours. They gossip.',
        'I wind the sky in the evening. I believe that it would go without. It likes to be asked.',
      ],
      wait: [
        'You have the key, so I shall tell you why the four hours stand still here. When the hearth was carried up, they stayed to see it lit.',
        'They said: we shall go on when it is settled. Go to Maren Trivet. She has one question, and it has kept well.',
      ],
      banked: [
        'I wound the sky last night, and it curled up before I had finished, like a cat that hears a fire laid. I am home earlier now.',
      ],
      loose: [
        'All four shadows on the dial pointed at the open gate today, for a minute. I noted it. I did not correct them.',
      ],
      defeated: ['An hour has changed hands. It will be back tomorrow, at about the same time.'],
      dusk: ['One moment. … Eleven. Twelve. There: the evening is up. Do sit under it.'],
      late: ['I was late once, for a birthday. The sun waited outside, and came in with a parcel.'],
      eyes: ['One eye for the day, one for the night. At dusk they argue who is driving.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Clocks! Watches! Hourglasses, hardly used! Bartholomew Tock. Eleven years on this pitch, and not one sold.',
        'Four markets in one, d’you see. Dawn, noon, dusk and night. And none of them wants to know.',
      ],
      ticking: [
        'Psst. One of mine has started. The old kitchen clock, the one without hands. It came up with the stones of that hearth.',
        'It began when you went by with that lot. Ever so slow. Like somebody breathing in the next room.',
      ],
      banked: [
        'I’ve sold one! The kitchen clock, to Maren. “It’s only for the tick,” she said. I’ve framed the coin. I’ve framed the nail it hung on.',
      ],
      loose: [
        'The kitchen clock’s walked off, and left its corner warm. I’ve put out a card: “Gone to see what time it is.”',
      ],
      defeated: [
        'Lost? Here, turn this hourglass round. See, it’s all still to come. Put it back after, it’s the display one.',
      ],
      dawn: ['It’s dawn by this one, noon by that one, and my stomach says Tuesday.'],
      night: ['They’re cheaper at night. You can’t see the hands.'],
      slow: ['That one’s slow and that one’s fast. On average I’m the most punctual man on the Mile.'],
      stopped: [
        'A stopped clock’s right twice a day. Here it’s right as long as you stand still. Lovely piece.',
      ],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Shadows, please. … Thank you. Here’s your number. Clementine Shade, cloakroom.',
        'It’s noon on these stones, they’d only get underfoot. I’ve hung yours by the window. It’s still waving.',
      ],
      peg: [
        'There’s one peg that was never called for. The shadow of a hearth. They left it with my gran’s gran, and carried the rest uphill.',
        'A shadow’s got to have a light to fall from. So it hangs and waits. I brush it Sundays. It’s warm on the inside.',
      ],
      banked: [
        'The hearth’s shadow’s been called for! It was off up the hill the minute there was light to fall from. It forgot its ticket.',
      ],
      loose: [
        'The hearth’s shadow’s staying on. With its fire running about, it’s somewhere else every minute. I’ve given it the big peg.',
      ],
      defeated: ['Yours has come back a bit flat, dear. I’ll steam it.'],
      dusk: ['At dusk they all get long, and think they’re grown up. I close early.'],
      nine: ['Number nine’s ever so tall. He wasn’t. He was just early.'],
      swap: ['I mixed up two once. They’ve written since. They’re very happy.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Mittens on, and breathe the other way. Ambrose Thaw, library of ice. We have every book, up to nearly the end.',
        'They melt before they’re finished. People complain. So did the authors.',
      ],
      evening: [
        'It’s all one book, you know. Volume one: “It was cold.” Two: “Still.” They’d set up that hearth, and wrote down the weather, and waited.',
        'I’m on volume eleven hundred, and somebody’s just coming in at the door. It’s the longest book about one evening there is.',
      ],
      drip: [
        'The last volume’s started to drip. Do see Maren before it’s legible. I shouldn’t like you to be influenced.',
      ],
      banked: [
        'The last page has set. “And then it was warm, and they slept.” Somebody’s drawn a pot below. I’ve put it on the top shelf.',
      ],
      loose: [
        'The last page ran off the shelf, and I ran after it with a bucket. It says: “And then”. Nothing else. I’ve never loved a book so.',
      ],
      defeated: ['In the book they lose on page forty. There are nine thousand pages.'],
      night: ['I read by the blue light. It’s cold, but so is the plot.'],
      mittens: ['You turn the pages with a hot spoon. Once. That’s why there’s a waiting list.'],
      spoiler: ['Don’t tell me how it ends. I’m the only one here who’d be surprised.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Feet. … Thank you. Maren Trivet. I keep the hearth. Swept every morning, cold every morning. One doesn’t like to be caught out.',
        'It’s the first kitchen’s own. The valley carried it up, a stone each, for when the fire wants to come home. I lay the table.',
      ],
      banked: [
        'There. A blanket of ash, and tuck in the corners. Listen to it. … It snores. A thousand years, and nobody wrote down that it snores.',
      ],
      home: ['Mind your voice, it’s banked. And mind your feet. It’s a home now, so they count double.'],
      loose: [
        'Up it stays, then. I’ve burnt the “cold” off the kettle and put a stone in the doorway. Not that there’s a door. It’s the principle.',
      ],
      out: [
        'It was in an hour ago, sat on the mantel, ate the honey and went out again. They’re all like that at a thousand.',
      ],
      ask: [
        'It’s warm. It’s only waiting to be told. Bank it: the ember sleeps here, its creatures stay by choice, and there’s a home to come to.',
        'Or leave the latch up: it stays in the grass, and no kitchen door’s ever quite shut. Neither is wrong. Only, I’ll ask no second time.',
      ],
      warm: [
        'Your hand, on that stone. … Not warm. But not cold! It’s been cold since before there was a word for it.',
        'It’s that lot behind you, from all over. They smell of every kitchen there is. Beat whoever winds the hours, and come back to me.',
      ],
      defeated: ['You look cold. Sit. It doesn’t work yet, but the sitting does.'],
      night: ['I leave the four lights on at night. It might be shy of the dark. It’s never said.'],
      kettle: ['It’s a large kettle. We didn’t know how many you’d be.'],
      jars: ['Salt, honey, thyme, and LATER. No, nobody’s opened it. One doesn’t like to, before.'],
      broom: ['I sweep the ash in the morning, and put it back in the evening. It has to look lived in.'],
    },
  },
});
