import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { germanNumber, germanPercent } from './spelt.ts';

const BATTLES = {
  wb: 'Wilde Wesen',
  gym: 'Arenen',
  user: 'Spielerkampf',
  training: 'Training',
  gold: 'Goldkampf',
} as const;

/** Experience, moves and evolving. */
export const germanGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Wachsen',
  questions: [
    {
      id: 'pays',
      question: 'Was bringt ein Sieg?',
      answer: [
        'Erfahrung für das ganze Team, auch die Kampfunfähigen, jedes gleich viel; und Münzen. Beides wächst mit dem Level derer, die du besiegst.',
        {
          table: {
            caption: 'Was ein Sieg bringt',
            head: ['Gegen', 'Erfahrung', 'Münzen'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              germanPercent(experience),
              kind === 'wb'
                ? `${numberWords(coins ?? 0)} pro Level und ${numberWords(wild.fee)}`
                : germanCoinsOf(kind, coins),
            ]),
          },
        },
        `Ein wildes Wesen, das du stattdessen fängst, bringt ${numberWords(wild.caught)} Münzen pro Level und ${numberWords(wild.fee)}.`,
        `Ein großes Team teilt, aber nicht ganz: Jedes von ${germanNumber(teamSize)} bekommt weniger als eines allein, alle zusammen bekommen mehr.`,
      ],
      also: 'belohnung erfahrung ep münzen geld verdienen gewinnen',
    },
    {
      id: 'levels',
      question: 'Wie viel Erfahrung braucht ein Level?',
      answer: [
        'Arten wachsen schnell, mittel oder langsam. Von Level 1 an gezählt, braucht es so viel:',
        {
          table: {
            caption: 'Erfahrung bis zu einem Level',
            head: ['Level', 'Schnell', 'Mittel', 'Langsam'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'ep wachstum level aufsteigen summe',
    },
    {
      id: 'free',
      question: 'Kann ich Wesen gehen lassen?',
      answer: [
        `Ja: unter deinen Wesen, einzeln oder bis zu ${germanNumber(MOST_SET_FREE)} auf einmal. Du wirst vorher gefragt, denn es ist für immer, und du bekommst nichts dafür. Lieblinge bleiben, ebenso alle in deinem Team oder im Tausch. Dein Pokedex vergisst niemanden.`,
        { links: [{ to: '/pokemons', text: 'Deine Pokemon' }] },
      ],
      also: 'freilassen gehen lassen löschen entfernen wesen box voll',
    },
    {
      id: 'nickname',
      question: 'Kann ich einem Wesen einen eigenen Namen geben?',
      answer: [
        `Ja: Drück auf den Stift neben seinem Namen, in deinem Team oder unter deinen Wesen. Ein Spitzname hat bis zu ${germanNumber(MOST_NICKNAME)} Zeichen und steht neben der Art, auch in Kämpfen und beim Tausch. Er darf nicht wie eine Art oder Variante aussehen und niemanden beleidigen: Man kann ihn melden, und die Leitung kann ihn für immer wegnehmen.`,
        'Beim Tausch geht er mit. Wer das Wesen bekommt, darf ihn ändern.',
        { links: [{ to: '/team', text: 'Dein Team' }] },
      ],
      also: 'spitzname name umbenennen rufen eigener name',
    },
    {
      id: 'evolve',
      question: 'Wie entwickeln sich Wesen?',
      answer: [
        `Ab einem Level, das ihre Art hat, frühestens ${evolving.least} und spätestens ${evolving.most}, steht unter Dein Team und Deine Pokemon ein Knopf Entwickeln daneben. Bevor du ihn drückst, geschieht nichts. Level, Erfahrung und Attacken bleiben, wie sie sind.`,
        'Während eines Kampfs kann sich in deinem Team niemand entwickeln.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Wer von deinen sich entwickeln kann' }] },
      ],
      also: 'entwicklung stufe wachsen knopf',
    },
    {
      id: 'moves',
      question: 'Wie ändere ich Attacken?',
      answer: [
        'Unter Dein Team und Deine Pokemon ist jede der vier Attacken eine Liste: Wähl unter allen, die das Wesen bis zu seinem Level gelernt hat, so oft du willst, und drück Speichern. Gelerntes wird nie vergessen.',
        { links: [{ to: '/team', text: 'Dein Team' }] },
      ],
      also: 'lernen attacke platz vergessen',
    },
    {
      id: 'favourites',
      question: 'Wie verhindere ich, dass ich jemanden aus Versehen weggebe?',
      answer: [
        'Mach es unter Dein Team oder Deine Pokemon mit dem Herz zum Liebling. Das Spiel fragt noch einmal, bevor ein Liebling das Team verlässt, und tauschen oder freilassen lässt er sich nicht. Wer dir gehört, bleibt bei dir, bis du ihn selbst tauschst oder freilässt.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Deine Lieblinge' }] },
      ],
      also: 'liebling favorit sperren löschen freilassen verlieren sicher herz',
    },
  ],
});

function germanCoinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'je nach Arena';
  if (kind === 'gold') return 'der Preis';
  return coins ? `${numberWords(coins)} pro Level` : 'keine';
}
