import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Karten',
  hint: 'Wohin möchtest du?',
  inBattle: 'Ein Kampf ist noch offen. Die Karten warten, bis er vorbei ist.',
  more: 'Weitere Karten erscheinen hier, sobald du sie zu Fuß erreicht hast.',
  wanderer: (species, map, ground, until) =>
    `Wandergast des Tages: ${species} ist da (${map}, ${ground}) und bleibt bis ${until}. Morgen kommt ein anderer Gast.`,
  places: {
    green_land: { title: 'Grünland', text: 'Ein Dorfanger, ein stiller See und das erste hohe Gras.' },
    green_land2: { title: 'Grünland 2', text: 'Flussabwärts ans Meer: Klippen, Sand und stärkere Wesen.' },
    green_land3: {
      title: 'Riegelfurt',
      text: 'Neun Arenen um einen Platz, ein Markt und ein Bach, der es nicht eilig hat.',
    },
    harkmoor: {
      title: 'Torfwick',
      text: 'Häuser an einer Straße übers Moor und Leute, die das meiste von dem wenigen, was sie sagen, auch meinen.',
    },
    harkmoor2: {
      title: 'Langes Lauschen',
      text: 'Heide, Tümpel und ein Steinkreis. Der Weg lässt sich Zeit.',
    },
    harkmoor3: {
      title: 'Versunkene Kapelle',
      text: 'Ein Damm führt zu einer Glocke, die niemand läutet.',
    },
    scattersea: {
      title: 'Leinhafen',
      text: 'Häuser um einen Hafen, in dem die Boote heimkommen, ehe die Uhren sich über die Stunde einig sind.',
    },
    scattersea2: {
      title: 'Hüpfsteine',
      text: 'Inseln, die jemand geworfen haben muss, und Stege bis dahin, wo sie gelandet sind.',
    },
    scattersea3: {
      title: 'Spindel',
      text: 'Eine Spirale aus Sand mit einem Leuchtturm in der Mitte und unterwegs ein Schiff mit Garten.',
    },
    overcloud: {
      title: 'Salzsteig',
      text: 'Häuser auf Felszacken, mit Seilen verschnürt. Der Tee ist gesalzen, die Kessel werden nie kalt.',
    },
    overcloud2: {
      title: 'Fallwindgrat',
      text: 'Vier Terrassen über den Wolken. Hinunter geht es schneller als herauf.',
    },
    overcloud3: {
      title: 'Windorgel',
      text: 'Steinerne Pfeifen, hoch wie Häuser. Der Wind spielt, und niemand blättert um.',
    },
    fourlight: {
      title: 'Viertelnach',
      text: 'Eine Stadt um eine Sonnenuhr, die vier Stunden auf einmal zeigt. Niemand kommt zu spät, es fehlt schlicht der Grund.',
    },
    fourlight2: {
      title: 'Gemächliche Meile',
      text: 'Ein Morgen, ein Mittag, ein Abend und eine Nacht nebeneinander. Die Brücken knarren zu jeder Stunde.',
    },
    fourlight3: {
      title: 'Kalter Herd',
      text: 'Der Herd der ersten Küche, ein Licht an jeder Ecke, und eine Bücherei, die der Gletscher führt.',
    },
  },
};
export default words;
