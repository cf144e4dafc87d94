import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Willkommen, willkommen. Heb den linken Fuß. Das war ein Faden. Nun den rechten. Das war ich. Norbu Lhawang.',
        'Ich webe. Sie spinnen. Ein gutes Haus: Alle darin haben Arbeit und die meisten acht Beine.',
      ],
      badge: [
        'Du bist jetzt in der Borte, in roten Stiefeln. Die Dame, die den Schal bestellte, sagt, du machst ihrem Hals Mut.',
      ],
      defeated: ['Eine gefallene Masche. Man weint nicht, man geht drei Reihen zurück und trinkt dort Tee.'],
      dawn: ['Am Morgen hängt Tau in jedem Netz, und alle tun, als wären sie Juweliere.'],
      bridge: [
        'Welcher Faden die Brücke hält, sage ich nicht. Er ist schüchtern und braucht sein Selbstvertrauen.',
      ],
      list: ['Die Warteliste ist elf Jahre lang. Ich habe sie gewebt. Sie ist recht hübsch geworden.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Stiefel aus! … Gut, zehn Zehen, so was weiß ich gern. Quilla Huanca. Ich kümmere mich um die heißen Quellen.',
        'Nach hinten zu werden sie heißer. Ich auch.',
      ],
      steam: [
        'Da du Hitze verträgst: Niemand heizt die Quellen. Sie werden warm, wenn die Inseln kochen. Abendbrot unten, um neun heiß.',
        'Herauf kommt es als Rauch, oben zieht es als Wolke, am Fels wird es mein Bad. Ich gebe nur das Salz dazu.',
      ],
      defeated: ['Hinein mit dir, bis zum Kinn. Über die Stirn hinaus blieb noch niemand besiegt.'],
      night: ['Nachts sind die Gäste meist Ziegen. Sie geben gutes Trinkgeld. Was es ist, frage ich nicht.'],
      spoon: ['Das ist der große Löffel. Den kleinen möchtest du nicht verdient haben.'],
      towel: [
        'Es fehlt ein Handtuch, und es gibt eine sehr trockene Bergziege. Ich habe meinen Frieden gemacht.',
      ],
      banked: [
        'Die Quellen sind jetzt auch morgens heiß. Im Norden kocht jemand die ganze Nacht, auf kleinster Flamme. Es gibt nichts Besseres fürs Kreuz.',
      ],
      loose: [
        'Seit deiner Antwort kommen die Quellen heraus, wo sie wollen. Am Montag war es mein Keller. Ich habe eine Bank reingestellt.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dr. Amara Diallo',
    lines: {
      hello: [
        'Oh, wie schön, jemand aus der Neuzeit! Dr. Amara Diallo. Ich fange sonst erst bei zehn Millionen Jahren an.',
        'Du stehst übrigens auf einem Meer. Keine Sorge. Es hat einen Zettel dagelassen.',
      ],
      layers: [
        'Weil du gewonnen hast: Der Streifen hier ist Ruß. Und da, eine Handbreit höher, wieder. Und wieder. Alle tausend Jahre.',
        'Regelmäßig wie eine Uhr. Das Feuer steigt, geht herum und kommt herab. Das nächste ist, nach meiner Rechnung, Mittwoch fällig.',
      ],
      defeated: ['Ab und zu stirbt alles aus. Was danach kam, war immer viel besser angezogen.'],
      thursday: [
        'Donnerstags bestimme ich das Alter. Von Steinen. Das muss man dazusagen, sonst sind alle gekränkt.',
      ],
      pocket: [
        'Vierzig Taschen. In neununddreißig ein Stein, in einer ein Butterbrot. Ich habe es datieren lassen.',
      ],
      fern: ['Aus diesem Farn ist nie etwas geworden, und sieh: Von ihm reden wir heute noch.'],
      banked: [
        'Der nächste Streifen war am Mittwoch fällig, und er kam nicht! Tausend Jahre pünktlich. Wie schön es ist, sich zu irren.',
      ],
      loose: [
        'Am Mittwoch kam er, auf die Minute: ein Streifen Ruß, auf meinem Butterbrot. Ich habe es beschriftet. Eines Tages freut sich jemand.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Äbtissin Tuyet',
    lines: {
      hello: [
        'Du bist alle Stufen gegangen und hast gezählt. Ich sah deine Lippen. Tausend stimmt. Äbtissin Tuyet.',
        'Sie sind gefegt. Sie werden zu fegen sein. Das ist die ganze Lehre. Der Rest ist Suppe.',
      ],
      badge: [
        'Eine Stufe hast du im Vorbeigehen gefegt, mit dem Mantel. Die vierhundertste. Sie hat es erwähnt.',
      ],
      defeated: ['Du bist gefallen. Nun kennst du diesen Boden. Die meisten sehen ihn nur von oben.'],
      dawn: [
        'Am Morgen fege ich hinauf. Am Abend fege ich hinab. Mittags verneigen der Wind und ich uns voreinander.',
      ],
      broom: ['Es ist derselbe Besen. Den Kopf habe ich neunmal ersetzt und den Stiel viermal.'],
      step: ['Ein Novize fragte, welche Stufe die wichtigste sei. Ich zeigte ihm die, auf die er nicht sah.'],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Psst. … Er sagt Hallo. Also, gesagt hat er’s am Dienstag, es dauert, bis es rauskommt. Ich bin Runa.',
        'Ich schreibe auf, was der Gletscher sagt. Seite eins ist ein Wort, und beim Ende bin ich nicht sicher.',
      ],
      knees: [
        'Er hat erzählt, woher die schlimmen Knie sind! Warmer Regen. Der fällt hier oben alle Jubeljahre. Er weiß noch, wann zuletzt.',
        'Er sagt: Vor tausend Wintern kam Rauch von unten, und danach war jemand kitzlig. Ich habe „sic“ dazugeschrieben.',
      ],
      defeated: ['Er wurde neunmal zurückgedrängt. Du sollst es mal langsamer versuchen, sagt er.'],
      dusk: ['Am Abend knackt er. Da setzt er sich.'],
      slow: [
        'Er schafft eine Handbreit am Tag. Ich bin mit ihm um die Wette gelaufen. Man kommt so viel zum Lesen.',
      ],
      notebook: ['Bis jetzt habe ich: „Ach“, „du“ und etwas, das „lieber Nachbar“ heißen könnte.'],
      banked: [
        'Er hat einen ganzen Satz gesagt! In neun Tagen. „Ach du lieber Nachbar ist daheim.“ Ich habe ein zweites Heft gekauft.',
      ],
      loose: [
        'Er hat gelacht! Fast eine Woche lang, es gibt eine neue Spalte, aber ich war dabei. Irgendwas kitzelt, sagt er. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'He, du! Du stehst vor Tantchen. Drei Grad nach links. Danke. Idris Qamar, Astronom.',
        'Ich gebe Sternen Namen. Sie kommen, wenn man ruft, aber man braucht Geduld und einen warmen Morgenmantel.',
      ],
      round: [
        'He, du mit meinem Orden. Ein Licht steht in keiner Tabelle. Es steigt von den Inseln auf, dünn, und geht einmal um den Himmel.',
        'Tausend Jahre die Runde. Vor mir hat man es gezeichnet, immer ein Stück weiter. Mir geht das Papier aus, ihm der Himmel.',
      ],
      defeated: [
        'Verfinstert? Das vergeht. Ich sah noch keine, die blieb, und ich bringe jedes Mal einen Stuhl mit.',
      ],
      dusk: ['Abend! Gleich kommt aller Lieblingsstern. Es ist ein Planet. Ich bringe es nicht übers Herz.'],
      slippers: ['Sie sind an den richtigen Füßen. Nur die Füße sind an den falschen Beinen.'],
      names: ['Mir sind die Verwandten ausgegangen. Der neue im Norden heißt Der Zahnarzt.'],
      banked: [
        'He, du! Das Licht vom Rundgang steht still, tief im Norden. Ich habe ihm einen Namen gegeben. Keinen Verwandten. „Daheim.“ … Und Tantchen.',
      ],
      loose: [
        'He, du! Das Licht, das herumgeht, hat eine neue Runde begonnen. Ich habe Papier gekauft. Und dachte, es würde mich stören.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Sie sind auf dem Bahnsteig. Pardon: du. Er beginnt dort, an der gelben Linie. Alles in Ordnung. Zahnd, Gerta.',
        'Die Bahn fährt um vierzehn Uhr hinauf und zu allen anderen Zeiten hinunter, meist gegen meinen Willen.',
      ],
      badge: ['Du stehst im Fahrplan. Unter Fußnote c: „trifft mitunter unerwartet ein. Anschlüsse warten.“'],
      defeated: [
        'Eine Verspätung ist kein Ausfall. Das sage ich einmal. Steh auf, der Pfiff kommt in einer Minute.',
      ],
      sunday: [
        'Sonntags öle ich. Bitte nirgends anlehnen. Zwei Wanderer kamen weiter, als sie bezahlt hatten.',
      ],
      watch: ['Meine Uhr geht richtig. Wegen der Sonne bekam ich schon Briefe.'],
      slope: ['Auf diesem Hang hält kein Rad, sagten sie. Sie hatten recht. Die Zähne halten.'],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Verirrt? Nein? Schade, wir sind schon angezogen. Zoran Karaly, Bergwacht.',
        'Hörst du Flügel hinter dir, hör auf zu rennen. Sonst denken sie, das ist ein Spiel.',
      ],
      badge: [
        'Am Haken hängt jetzt dein eigenes Seil. Mit deinem Namen und ein paar Bissspuren, aus Zuneigung.',
      ],
      defeated: [
        'Wen ich hinuntertrug, der stieg wieder hinauf. Einer winkte den ganzen Weg. Du schaffst das.',
      ],
      night: [
        'Nachts fliegen wir nur mit Horn. Drei Stöße: gefunden. Zwei: suchen noch. Einer: Ich saß drauf.',
      ],
      goats: ['Die Ziegen waren nicht verirrt. Die hatten gebucht.'],
      left: ['Die links heißt Krümel. Die rechts rufen wir nicht.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, kleine Füße auf großen Steinen. Setz dich. Nicht da, da sitzt der Wind. Yangzom Merak, ich mache den Tee.',
        'Vor siebzig Jahren kam ich wegen meines Hutes herauf. Er war nicht da. Alles andere schon.',
      ],
      hat: [
        'Ihr unten ließt ein Feuer los und weint ihm nach. Ich ließ oben einen Hut los. Beide gingen gleich: hoch, drüber, herum.',
        'Gestern lag sein Band vor der Tür, warm. Siebzig Jahre, für ein Band! Das Feuer ist tausend fort. Nun also.',
      ],
      defeated: ['Du hast verloren. Der Berg hat es nicht bemerkt. Das nenne ich gute Manieren.'],
      night: ['Der Schein da unten? Die Inseln machen Abendbrot. Bis morgen ist es Wetter.'],
      tea: ['Salz, Butter, Tee. Erst verziehen sie das Gesicht, dann wollen sie die andere Hälfte.'],
      seventy: [
        'Ich wollte bleiben, bis der Kessel kocht. In dieser Höhe ist das ein größeres Versprechen, als man meint.',
      ],
      banked: [
        'Mein Hut ist wieder da. Heute früh, auf dem Kessel, warm. Nun darf ich also hinunter. … Setz dich. Ich will gar nicht hinunter.',
      ],
      loose: [
        'Das Band habe ich wieder hochgeworfen. So schön sah das aus. In siebzig Jahren findet es jemand, wundert sich und trinkt Tee.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Guten Tag. Zimmerlautstärke bitte, auch draußen. Perpetua Vale. Ich unterrichte die Schule, alle elf.',
        'Wir lernen Rechnen, Knoten und Loslassen. Das Letzte ist am schwersten. Wir üben mit Drachen.',
      ],
      list: [
        'Unsere Liste von allem, was versehentlich losgelassen wurde: Hüte, Drachen, eine Ziege, ein Feuer. Daneben: danke.',
        'Denn es kommt wieder, als irgendwas. Die Drachen als Schwalbennester. Fürs Feuer ist eine Zeile frei.',
      ],
      entry: [
        'Yangzoms Band ist abgehakt! Das erste Mal seit neunhundert Jahren. Die Kinder haben alle Stifte gespitzt.',
        'Die nächste Zeile ist das Feuer. „Losgelassen von: jemand Nettem. Zurück: …“ Die gute Tinte liegt bereit.',
      ],
      defeated: ['Dann hast du einen losgelassen. Soll ich ihn eintragen? So. Danke. Er kommt wieder herum.'],
      weekend: ['Heute ist keine Schule. Ich komme trotzdem. Jemand muss ja da sein, wenn sie auftauchen.'],
      sums: [
        'Du hast drei und gibst zwei weg, wie viele hast du? „Zwei Freunde“, sagt die Kleinste. Ich gab ihr den Punkt.',
      ],
      thanks: ['Wir sagen erst danke und finden später heraus, wofür. Das spart hier oben Zeit.'],
      banked: [
        'Die Zeile ist ausgefüllt: „Zurück: ja. Durch: jemand Nettes.“ Die Kleinste durfte den Punkt machen. Sie brauchte den ganzen Dienstag.',
      ],
      loose: [
        'Die Zeile ist ausgefüllt: „Zurück: kommt zu Besuch.“ Wir haben darüber gestritten. Dann kam eins herein und setzte sich aufs Klassenbuch.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Briefe! Irgendwelche Briefe? Man hält sie hoch, so, und lässt los, wenn es zupft. Fenwick Soar, Luftpost.',
        'Verloren habe ich nie einen. Mir hat nur nie jemand gesagt, wo sie ankamen.',
      ],
      reply: [
        'Stell dir vor, einer kam zurück. „An wen auch immer das Feuer jetzt hat: Isst es gut?“ Die Marke ist tausend Jahre alt.',
        'Hier oben eingeworfen und einmal herum. Ich habe den Stempel befühlt. Er ist warm am Daumen.',
      ],
      defeated: ['„Zurück an Absender“? Keine Schande. Da wusste jemand, wohin du gehörst.'],
      dawn: [
        'Die Leerung am Morgen ist die beste. Alles, was den Leuten nachts einfiel, und das meiste davon nett.',
      ],
      stamps: ['Porto geht nach Gefühlsgewicht. Entschuldigungen kosten Pakettarif.'],
      address: ['Auf der Hälfte steht nur „du weißt schon, wer“. Der Wind weiß es auch. Unheimlich.'],
      banked: [
        'Sie hat eine Adresse! „Die Glut, am Herd, Füße abtreten.“ Elf Säcke in der ersten Woche. Ich habe einen größeren Drachen bestellt.',
      ],
      loose: [
        'Neun Briefe für das Feuer und keine Adresse. Also hochhalten und loslassen. Der Empfang ist quittiert. Mit Brandfleck.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Hörst du das? Nein, das darunter. Es. Ottavia Reed. Ich spiele die Orgel nicht. Ich staube sie ab.',
        'Spielen tut der Wind. Er kann ein Stück, und es ist noch lange nicht zu Ende.',
      ],
      smoke: [
        'Die tiefen Pfeifen klingen nur bei warmer Luft. Die kommt von den Inseln, wo sie ihre Feuer haben: der ganze Rauch.',
        'Seit tausend Jahren steigt er hier durch. Meine Ururoma staubte bei Strophe zwei. Wir sind in der letzten.',
      ],
      thousand: [
        'Die Tonart hat gewechselt! Seit du von der Teehütte kommst. Der Rauch neigt sich nach Norden, über den Rand zur Ebene.',
        'Nichts Losgelassenes ist weg. Es ist nur lange unterwegs. Ich habe alle Pfeifen abgestaubt, falls Besuch kommt.',
      ],
      defeated: [
        'Das war ein falscher Ton. Nur von hier aus. Geh weiter, dann steckt er mitten in einer Melodie.',
      ],
      night: ['Nachts spielt sie leise, die Pfeifen bereifen, und niemand atmet. Sehr gut gegen Schnupfen.'],
      flat: ['Manche Gäste finden sie zu tief. Das Meer ist es auch, und da will niemand sein Geld zurück.'],
      clouds: ['Die da ist Regen, die da Schnee, und das ist jemandes Suppe. Man bekommt einen Blick dafür.'],
      banked: [
        'Es ist aus! Gestern Nacht: letzte Strophe, letzter Akkord, nach tausend Jahren. Ich klatschte. Da fing sie wieder an, von vorn, ganz leise.',
      ],
      loose: [
        'Den Schluss hat sie weggelassen und spielt jetzt etwas zum Tanzen. Ich staube im Takt. Meine Hüfte ist nicht mehr, was sie war.',
      ],
    },
  },
};
export default words;
