import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Du bist also neu. Sorrel Latch. In meinem Heft stehen alle. Du bist auf Seite eins. Bisher bist du ein Strich.',
        'Ich werde besser als alle anderen. Ich hab’s meiner Oma gesagt, also muss ich jetzt.',
      ],
      alone: [
        'Du hast ja nicht mal ein Wesen. So kann ich dich nicht besiegen. Könnte schon. Zählt aber nicht.',
      ],
      few: [
        'Fang drei Arten, dann kämpfe ich gegen dich. Meins hab ich so gewählt, dass es gut gegen deins ist. Forschung.',
      ],
      notebook: [
        'Das Heft hat eine Spalte für Siege und eine für „es hat geregnet“. Ich bin gern gründlich.',
      ],
      first: [
        'Drei Arten! Ich hab’s aufgeschrieben, ehe du’s gesagt hast. Also: du, ich, hier, jetzt.',
        'Nan Orrel ist Schiedsrichterin. Sie guckt nicht hin. Das macht sie unparteiisch.',
      ],
      town: ['Ich trainiere. Hol dir drei Orden, dann reden wir. Na ja, ich rede. Du staunst.'],
      second: [
        'Drei Orden? Hab ich auch. Meine in besserer Reihenfolge.',
        'Die alte Seite ist durchgestrichen. Das ist eine neue. Wollen wir?',
      ],
      gate: [
        'Ich gucke das Tor nur an. Oma sagt, es geht nach außen auf, damit etwas heimkommen kann.',
        'Alle acht Orden, und dann sehen wir, wer zuerst durchgeht.',
      ],
      third: [
        'Alle acht. Ich auch. Ohne dich gäb’s nur mich, und wem sollte ich’s dann erzählen?',
        'Wer gewinnt, geht zuerst durchs Tor. Ich weiß, dass du schon durch warst. Zuerst, aber richtig.',
      ],
      moor: [
        'Ich hab die Glocke gefragt, wer da drin die Lampen angemacht hat. Sie sagte „bong“. Ich bleibe, bis mehr kommt.',
        'Besieg du erst mal die acht Arenen im Moor. Ich kümmere mich um die Glocke.',
      ],
      fourth: [
        'Wer die Glut rausgelassen hat, hieß Latch. Wie ich. Ich wollte sie wieder einsperren. Das dürfte nur, wer am besten ist.',
        'Dann ist meins in meinen Armen eingeschlafen, hier in der Kälte, und es war warm. Kämpf, schnell, sonst werd ich vernünftig.',
      ],
      friend: [
        'Das Heft hab ich aufgegeben. Oma sollte es verbrennen. Jetzt liest sie es den Nachbarn vor.',
        'Und den Riegel nagle ich nicht zu. Wenn alle aus einer Küche kommen, sind sie Familie. Meins ist das, das schnarcht.',
      ],
      tally: ['Es steht, glaub ich, vier zu null. Allerdings hat es geregnet. Bei zweien.'],
      after: [
        'Als Nächstes seh ich mir die Inseln an. Oma sagt, da hat jemand sie geteilt. Wer zuerst da ist! Ich bin schon los.',
      ],
      banked: [
        'Du hast sie zugedeckt! Ich wollte alles zunageln, und du deckst sie zu. Das schreib ich auf. Ich musste ein neues Heft kaufen.',
        'Meins könnte jetzt heim. Hab ich ihm gesagt. Es guckte, als wär ich hier schwer von Begriff, und schlief auf meinem Fuß weiter.',
      ],
      loose: [
        'Du hast den Riegel oben gelassen! Ich hätt sie eingesperrt, früher. Ich wär am besten gewesen, und alle hätten gefroren. Kein Wort zu Oma.',
        'Meins ging letzte Nacht raus und kam mit Besuch zurück. Jetzt schnarchen zwei. Abwechselnd. Ich hab die Zeit gestoppt.',
      ],
    },
  },
};
export default words;
