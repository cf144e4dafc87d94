import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Runter vom Beet, Liebes. Nicht das Bett, in dem man schläft: das mit den Radieschen.',
        'Hazel Thornby. Das Haus hinter mir ist das erste von neunen, und das einzige, in dem du Unkraut jäten musst.',
      ],
      alone: [
        'Kein Wesen? Dann wären wir nur zwei Leute in einem Garten. Nett, aber Orden gibt’s dafür keinen.',
      ],
      badge: [
        'Du trägst ihn ja! Die meisten tun ihn in die Schublade.',
        'Er braucht Licht und ein bisschen Stolz. Nicht viel Wasser.',
      ],
      four: [
        'Vier Orden. „Das klettert noch höher“, habe ich den Bohnen gesagt. Sie waren beeindruckt, und die klettern selbst.',
      ],
      defeated: [
        'Verloren? Gut. Ein Baum, der sich nie gebogen hat, fällt beim ersten richtigen Wind. Nimm ein Radieschen.',
      ],
      dawn: [
        'Ich stehe früh auf, um die Schnecken zu erwischen. Sie stehen früh auf, um mich zu erwischen. Es steht etwa gleich.',
      ],
      beans: [
        'Bind den Knoten locker. Eine Bohne ist wie ein Gast, sie bleibt länger, wenn sie gehen könnte.',
      ],
      weeds: [
        'Unkraut ist eine Blume, die noch niemand vorgestellt hat. Ich stelle sie vor, und dann reiße ich sie aus.',
      ],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Nicht die Hand geben! Verzeihung. Gewohnheit. Den letzten dreien geht es wieder gut, sie summen nur.',
        'Tamsin Crackle. Ich mahle Donner. Er wird feiner, als man denkt, und geht ganz von allein auf.',
      ],
      badge: [
        'Wenn der Orden kribbelt, ist das normal. Wenn er tickt, bring ihn zurück, aber geh, renn nicht. Nein: renn.',
      ],
      defeated: ['Batterie leer? Passiert allen. Stell dich in den Wind und denk an etwas, das dich ärgert.'],
      night: ['Nachts sind Blitze am schönsten. Da sieht man, an welchem Ende sie hereinkommen.'],
      monday: ['Montags ist der Donner immer etwas altbacken. Er hat den ganzen Sonntag herumgestanden.'],
      bread: [
        'Bran Tolliver sagt, meine Mühle sei keine. Ich habe ihm ein Brot geschickt. Erst nach elf Minuten konnte er es loslassen.',
      ],
      kite: ['Am Dienstag habe ich einen guten Drachen verloren und eine bessere Wolke gefunden.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Stell dich dahin, ins Licht. Hm. Stellenweise weich. War ich auch.',
        'Ivo Cinder. Wenn du wissen willst, woraus du gemacht bist: Die Schmiede ist offen.',
      ],
      badge: [
        'Er war noch warm, als ich ihn dir gab. Ein wenig wird er es immer sein. Warum, habe ich nie herausgefunden.',
      ],
      fire: [
        'Du hast dir ein Geheimnis verdient. Ich habe die Esse nie angezündet. Ihr Feuer gab mir mein Meister, und ihm der seine.',
        'Nimm irgendein Wesen bei der Pfote: dieselbe Hitze, aufs Grad genau. Ich habe gemessen. Seitdem schlafe ich schlecht.',
      ],
      defeated: [
        'Verbogen ist nicht gebrochen. Gebrochen ist nicht verloren. Ich habe aus vierzig schlechten Hufeisen ein gutes Tor gemacht.',
      ],
      dusk: ['Am Abend sieht man die Farbe von heißem Eisen, wie sie ist. Die von Leuten auch.'],
      nails: [
        'Morgens mache ich Nägel. Niemand besingt Nägel. Nimm sie weg und sieh, wer dann noch steht und singt.',
      ],
      quiet: [
        'Man glaubt, ein Schmied sei laut. Der Hammer ist laut. Ich habe seit dem Frühling die Stimme nicht erhoben.',
      ],
      banked: [
        'Die Esse brannte niedriger an dem Tag, als du antwortetest, wie man ausatmet. Sie geht nicht aus. Sie horcht nur auf nichts mehr.',
      ],
      loose: [
        'Ich ließ die Esse offen an dem Tag, als du antwortetest, und das halbe Feuer ging spazieren. Um sechs war es zurück. Ich fragte nicht.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Einer nach dem anderen, und Vorsicht mit dem Seil. Ein Seil ist immer da, auch hier auf der Straße. Ich fühle mich so wohler.',
        'Nerys Tidewell. Ich halte die Schleuse. Man fragt mich, wovon ich sie abhalte. Vom Überlaufen, meistens.',
      ],
      badge: [
        'Da geht, was mir durchs Tor geschlüpft ist. Ich habe dem Wasser von dir erzählt. Es wollte wissen, wie du heißt.',
      ],
      defeated: ['Du sitzt auf Grund. Das ist nicht sinken. Wart auf etwas mehr Fluss und stoß dich ab.'],
      night: [
        'Nachts redet das Wasser mehr und sagt weniger. Ich warte auf das eine Mal, dass es etwas sagt.',
      ],
      dawn: [
        'Das erste Boot kommt am Morgen. Geladen hat es Nebel. Schon immer, niemand hat ihn je abladen können.',
      ],
      queue: [
        'Eine Schlange ist ein Fluss mit Manieren. Beide sah ich über die Ufer treten, und die Schlange war schlimmer.',
      ],
      floods: [
        'Neun Fluten. Man kann sie unterscheiden: Die siebte ließ ein Klavier da. Ich hebe es auf, falls sie es holen kommt.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Du hast mich gefunden, also ist es noch nicht dunkel. Corvin Dusk. Ich beleuchte diese Stadt, höchst ungern.',
        'Mein Haus ist das, das du übersiehst. Klopf zweimal, einmal für dich und einmal für deinen Schatten.',
      ],
      badge: [
        'Ich habe danach eine Lampe für dich brennen lassen. Sie steht auf der Rechnung, unter „Motten, Bewirtung der“.',
      ],
      defeated: [
        'Bleib noch. Verlieren steht einem in diesem Licht besser. Fast alles tut das, darum lebe ich darin.',
      ],
      night: [
        'Ich stehe neben einer Lampe, die ich angezündet habe, und bereue es. Im Dunkeln sähest du so viel mehr.',
      ],
      cosmo: [
        'Wren zündet im Weiler die Laternen an und winkt dem Mond. Wir reden nicht miteinander. Er ist so heiter.',
      ],
      early: [
        'Alles, was am Abend geschieht, ist schon geschehen, nur etwas weiter weg. Ich bin gern früh dran.',
      ],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Ich stehe hier. Die Leute gehen drum herum.',
        'Willst du den Orden, dann beweg mich. Womit, ist mir gleich. Jemand hat es mit einem Lied versucht.',
      ],
      badge: ['Du hast mich bewegt. Eine Handbreit. Ich habe nachgemessen und mich dann zurückgestellt.'],
      stone: [
        'Am Montag haben wir einen Block gespalten. Darin eine Höhlung wie ein Herd, und Ruß darin. In einem Stein.',
        'Dreißig Jahre bin ich im Fels. Fels kocht nicht. Sag’s nicht der Umber, sonst will sie alles haben.',
      ],
      defeated: ['Verloren. Und? Du bist noch da. Das ist der ganze Trick. Mehr tut ein Berg auch nicht.'],
      sunday: ['Sonntags lege ich mich hin. Das ist wie das hier, nur quer.'],
      lunch: ['Ich esse um zwölf. Ist es nicht zwölf, warte ich auf zwölf.'],
      paving: ['Du stehst auf meiner Arbeit. Nein, bleib. Sie mag das. Sie ist Pflaster.'],
      banked: [
        'Die Höhlung im Stein: Ich habe sie geschlossen. Ein Block. Von hinten ist er warm. Jetzt lehne ich daran.',
      ],
      loose: [
        'Die Höhlung im Stein: Da ist etwas eingezogen. Ich klopfte. Es rückte. Für mich ist noch nie ein Fels gerückt.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Wie freundlich, dass du stehen bleibst. Das können vor meiner Tür so wenige. Ich poliere auch die Stufe.',
        'Isolde Rime. Komm doch vorbei. Man fällt, man bekommt Suppe, man wird wieder geladen. So war das schon, als ich klein war.',
      ],
      badge: [
        'Mein lieber Gast! Du bist über meinen Boden gekommen. Wo die anderen hielten, hängt jetzt ein kleines Schild.',
      ],
      defeated: ['Du bist ausgerutscht. Wie alle, die ich mag. Nur Langweiler kommen aufrecht an.'],
      night: ['Der Frost kommt nachts, durch die Hintertür. Ich stelle ihm einen Stuhl hin.'],
      soup: ['Das Geheimnis der Suppe ist, dass sie heiß ist. In meinem Haus rührt das die Leute zu Tränen.'],
      slippers: [
        'Filzpantoffeln. Sechzig Jahre tanze ich darin auf Eis und habe es kein einziges Mal gewollt.',
      ],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Du kamst am Bach entlang, bliebst zweimal stehen und sprachst mit einer Schnecke. Ich spioniere nicht, ich habe einen Turm.',
        'Aurel Windrow. Von oben sieht man alles, was nicht stimmt, und es wirkt alles so aufgeräumt.',
      ],
      badge: [
        'Ab jetzt sage ich: Ich kannte dich schon, als du nur ein Punkt mit Hut warst. Das sage ich von allen, aber mit Wärme.',
      ],
      moor: [
        'Mit drei Orden lässt dich der Torwart aufs Moor. Seit Jahren beobachte ich es. Nichts passiert dort.',
        'Aber nie zweimal an derselben Stelle.',
      ],
      defeated: [
        'Da kamst du herunter. So lande ich auch. Die Kunst ist, auszusehen, als hätte man genau dorthin gewollt.',
      ],
      dawn: [
        'Am Morgen sind mehr Lichter im Gras als Laternen in der Stadt. Ich habe gezählt. Sie gehen aus, wenn man es sagt.',
      ],
      watching: [
        'Alle winken dem Turm zu. Ob ich es sehe, können sie nicht wissen. Sie winken trotzdem. Ich sehe es.',
      ],
      feathers: [
        'Die Federn an meinen Schultern habe ich nicht gerupft. Geliehen. Eine lange Geschichte, hauptsächlich Wind.',
      ],
      banked: [
        'Am Morgen ziehen die Lichter im Gras talauf, in einer Reihe, wie Kinder, die man gerufen hat. Manche trödeln. Ich winke.',
      ],
      loose: [
        'Am Morgen zählte ich die Lichter: eins mehr als tags zuvor. Ich tue es nicht mehr für die Akten. Ich tue es der Gesellschaft wegen.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Auftritt: sechs Punkte. Du hast erst den Platz angesehen und dann mich, das ist die richtige Reihenfolge.',
        'Philippa Oduya. Ich bin das Preisgericht. Wenn die acht anderen dich durchlassen, richte ich über dich.',
      ],
      badge: [
        'In meiner Handtasche ist eine Lücke, wo die Zehn war. Ich vermisse sie gar nicht. Neun für dich, für Bescheidenheit.',
      ],
      eight: [
        'Acht Orden, und du bist nicht den ganzen Weg gerannt. Sieben für Haltung. Die Tür ist offen, sobald du es bist.',
      ],
      hundred: [
        'Hundert Arten. So viele hatte ich schon auf einer einzigen Schau, und zwei davon waren dasselbe Huhn.',
      ],
      defeated: [
        'Eine saubere Niederlage: vier für Stil, neun für Höflichkeit danach. Macht dreizehn. Von wie vielen, sage ich nicht.',
      ],
      saturday: [
        'Am Samstag ist Schau. Ich werde nett zum Gebäck sein und ehrlich zu denen, die es backen, in dieser Reihenfolge.',
      ],
      marks: ['Auch dem Wetter gebe ich Noten. Man hat es ihm mitgeteilt. Es hat sich nicht gebessert.'],
      marrow: [
        'Dreißig Jahre Riesenkürbisse. Groß ist kein Geschmack. Man darf das sagen, wenn man einen großen Hut trägt.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Einundvierzig Tore hat die Stadt und zweiundvierzig Riegel. Ich bin Agnes. Ich kümmere mich um den überzähligen.',
        'Er hängt am Pfosten auf dem Platz. Kein Tor, kein Zaun. Seit tausend Jahren wird er jeden Abend vorgelegt.',
      ],
      walked: [
        'Auch die Richterin besiegt. Dann bist du hier volljährig. Meine Leute kochten. Jemand hob den Riegel, um zu lüften.',
        'Das ist alles. Niemand stahl die Glut: Sie ging hinaus ins Gras, und das Gras stand auf. Frag im Moor, wie weit sie kam.',
      ],
      kitchen: [
        'Fünf Orden, also sage ich dir, was vor der Stadt hier stand: eine Küche. Ein Herd, ein Feuer, fürs ganze Tal.',
        'Sie nannten es die Glut. Es ging nie aus. Doch, einmal ging es aus. Durch die Tür.',
      ],
      warm: [
        'Du trägst einen Orden, also darfst du ihn anfassen. Da. Warm, nicht? Der Riegel. An jedem Tag, bei jedem Frost.',
        'Meine Mutter sagte, das sei die Sonne. Das sagte sie auch um Mitternacht.',
      ],
      alone: [
        'Noch niemand bei dir? Frag am Start. Es heißt, du suchst sie dir aus. Ich hatte immer meine Zweifel.',
      ],
      gates: [
        'Für jedes Jahr, in dem es uns leidtat, bauten wir ein Tor. Dann gefielen uns Tore, und wir vergaßen, weshalb.',
      ],
      oil: ['Freitags ein Tropfen Öl. Er quietscht nie. Er lauscht nur lauter.'],
      draught: [
        'Mein Enkelkind Sorrel will ihn zunageln. Ein Riegel, der nicht aufgeht, ist nur ein Klotz, sage ich. Dabei bleibt es.',
      ],
      banked: [
        'Du hast sie zugedeckt. Da habe ich den Riegel geölt, außer der Reihe, am Dienstag. Und er quietschte. Zum ersten Mal in tausend Jahren.',
        'Er freut sich nur. Es gibt einen Herd zum Heimkommen, da darf er Lärm machen. Ich hebe ihn für alle, die es hören wollen.',
      ],
      loose: [
        'Sie bleibt also draußen. Da habe ich den Riegel abgenommen. Tausend Jahre hing er am Pfosten und war noch nirgends.',
        'Jetzt geht er mit auf meine Runde. Nicht um etwas zu verschließen, das hat er hinter sich. Er sieht gern, wo die Leute hereinkommen.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Nur heran! Dill Pennyroyal: alles für einen Pfennig, außer dem, was mehr kostet. Also alles.',
        'Früher habe ich das lauter gerufen. Dann machte der Markt auf, mit einer Tür, die das umsonst erledigt.',
      ],
      ten: [
        'Zehn Arten! Ich gäbe dir Rabatt, nur habe ich nichts, was du willst. Das sage ich unter Freunden.',
      ],
      defeated: [
        'Verloren, was? Ich könnte dir eine Ausrede verkaufen. Kaum benutzt. „Es blendete die Sonne“: zwei sind noch da.',
      ],
      friday: ['Freitags Fisch! Nicht freitags. Aber es steht auf dem Schild, und Farbe ist teuer.'],
      dusk: ['Alles muss raus! Es ist Abend. Ich muss auch raus, ich stehe auf der Liste.'],
      jam: ['Das ist Marmelade. Das ist auch Marmelade. Die da gibt es wenigstens zu.'],
      scales: ['Meine Waage stimmt auf die Feder genau. Eine große Feder. Schau nicht so, sie ist hübsch.'],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, Torwart am Moor. Drei Orden, und es geht auf. Das entscheide nicht ich: Das macht die Angel.',
        'Drei von etwas anderem gehen nicht. Ein Bursche kam mit Knöpfen. Es ging ein Stück auf, aus Höflichkeit.',
      ],
      alone: ['Da hinaus, mit niemandem? Nein. Das ist keine Regel. Ich könnte nur nicht schlafen.'],
      eight: [
        'Alle acht. Dann steht dir das Moor offen bis ans Ende, und hinter dem Ende kommt noch eine Kapelle.',
      ],
      three: [
        'Drei Orden! Na los, drück. Es ist das einzige Tor der Stadt, das nach außen aufgeht.',
        'Alle anderen hat man gebaut, damit etwas nicht wieder hereinkommt. Was, hat mir keiner gesagt.',
      ],
      night: [
        'Nachts klopfe ich jede Stunde ans Tor. Geantwortet hat noch niemand. Ich würde mich freuen, größtenteils.',
      ],
      hinge: ['Ich rede mit der Angel. Sie ist die Einzige, die offen zu mir ist.'],
      mist: [
        'Der Nebel kommt bis ans Tor und tritt sich die Füße ab. Nichts gegen Nebel. Der weiß, wann Schluss ist.',
      ],
      banked: [
        'Gestern Nacht klopfte ich ans Tor, da klopfte etwas zurück und sagte Gute Nacht. Dafür also haben wir’s gebaut. Für eine Gute Nacht.',
      ],
      loose: [
        'Ich schließe das Tor nicht mehr ab. Es geht nach außen auf, nach innen, und wenn man es ansieht. Die Angel ist außer sich.',
      ],
    },
  },
};
export default words;
