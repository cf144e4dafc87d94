import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: 'Dein Aussehen',
  change: 'Aussehen ändern',
  text: 'Wer läuft für dich über die Karte? Du kannst es dir jederzeit anders überlegen.',
  wear: 'Anziehen',
  cancel: 'Abbrechen',
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
  },
};
export default words;
