import type { avatarWords } from '../en/avatars.ts';
import { numberWords } from '../format.ts';

const words: typeof avatarWords = {
  label: 'Dein Aussehen',
  change: 'Aussehen ändern',
  text: 'Wer läuft für dich über die Karte? Du kannst es dir jederzeit anders überlegen.',
  wear: 'Anziehen',
  cancel: 'Abbrechen',
  price: (coins, town) => `${numberWords(coins)} Münzen${town === null ? ' in jedem Markt' : ` (${town})`}`,
  asking: 'Wir fragen, was der Markt zum Anziehen hat …',
  failed: 'Was der Markt zum Anziehen hat, war nicht zu erfahren.',
  again: 'Noch einmal',
  toMart: 'Aussehen im Markt',
  looks: {
    player: { name: 'Wandern', text: 'Türkise Kappe, korallenroter Schal und ein Rucksack.' },
    gardener: { name: 'Gärtnern', text: 'Zwei Wuschelzöpfe, Latzhose und eine Gießkanne.' },
    scholar: {
      name: 'Studieren',
      text: 'Pflaumenblaues Kopftuch, runde Brille und eine Tasche voller Bücher.',
    },
    racer: { name: 'Flitzen', text: 'Ein Rollstuhl mit gelben Felgen, rote Jacke und weißes Stirnband.' },
    storyteller: { name: 'Erzählen', text: 'Ein weißer Dutt, ein purpurnes Tuch und ein Gehstock.' },
    woodcutter: { name: 'Holzhacken', text: 'Ein roter Bart, eine Bommelmütze und ein Bündel Scheite.' },
    drover: { name: 'Viehtreiben', text: 'Ein breiter Hut, ein gestreifter Poncho und ein langer Zopf.' },
    hopper: { name: 'Planschen', text: 'Ein Kind in einem gelben Regenmantel, der eine Ente ist.' },
    dancer: { name: 'Tanzen', text: 'Ein kupferner Pferdeschwanz und ein weiter türkiser Rock.' },
    skipper: { name: 'Segeln', text: 'Ein safrangelber Turban, ein schwarzer Bart und ein Kapitänsrock.' },
    rocker: { name: 'Rocken', text: 'Ein magentaroter Kamm, dunkle Brille und eine Gitarre.' },
    sledder: { name: 'Rodeln', text: 'Ein Parka mit Pelzkranz und rote Fäustlinge.' },
    fox: { name: 'Füchseln', text: 'Eine orange Kapuze mit spitzen Ohren und ein buschiger Schwanz.' },
    toadstool: {
      name: 'Pilzeln',
      text: 'Ein roter Hut mit weißen Punkten, ein Umhang aus Moos und eine Tasche.',
    },
    diver: { name: 'Tauchen', text: 'Ein runder Messinghelm mit Fenstern und zwei Flaschen Luft.' },
    stargazer: {
      name: 'Sternegucken',
      text: 'Ein spitzer Hut und ein Gewand aus Mitternacht, beide mit Sternen.',
    },
    lamplighter: {
      name: 'Laternenanzünden',
      text: 'Ein Zylinder, ein Mantel in vier Farben und eine Laterne an einer Stange.',
    },
  },
};
export default words;
