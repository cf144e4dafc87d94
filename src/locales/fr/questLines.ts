import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { frenchCount } from './counted.ts';
import { frenchRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  /** What the giver says. */
  readonly says: string;
  /** What counts. */
  readonly task: (goal: number) => string;
}

const species = (region: string) => (goal: number) =>
  `Capture ${frenchCount(goal, 'espèce', 'espèces')} de ${region}.`;
const finds = (region: string) => (goal: number) =>
  `Trouve ${frenchCount(goal, 'chose', 'choses')} qui traînent à ${region}. Les cachées comptent.`;
const badges = (region: string) => (goal: number) =>
  `Gagne ${frenchCount(goal, 'badge', 'badges')} de ${region}.`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Du sel pour les roses',
    says: 'Mes roses n’ont jamais vu la mer, et toi non plus, d’après tes bottes. L’un des deux peut y aller à pied.',
    task: () => 'Atteins la côte : Vertes Terres 2.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Dix dans le noir',
    says: 'La nuit, le moulin veut de la compagnie. Qui, peu importe. Ce qui importe, c’est qu’il y en ait dix.',
    task: species('Vertendue'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'La deuxième phrase',
    says: 'Ottoline Umber lit les vieilles pierres. Elle m’en a dit la première phrase, puis la soupe était prête. Restez donc pour la deuxième.',
    task: () => 'Parle à Ottoline Umber : le jour sur la côte, le soir et la nuit aux Vertes Terres.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Qui trouve garde',
    says: 'Les gens perdent des choses. J’en sais quelque chose, je les fais avec des poignées. Ramasses-en six, je ne demanderai rien.',
    task: finds('Vertendue'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Trois ronds dans l’eau',
    says: 'Un badge, c’est la chance, deux, le hasard. Reviens avec trois, et je lève l’écluse pour toi.',
    task: badges('Vertendue'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Une lampe pour la ville',
    says: 'À Gué-du-Loquet, ils allument trop tôt. Va là-bas faire une mine désapprobatrice de ma part.',
    task: () => 'Atteins Gué-du-Loquet.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Second avis',
    says: 'Il y a dans le coin quelqu’un de ton âge qui prend tout ça pour une course. Ne bouge pas, et gagne.',
    task: () => 'Gagne un combat contre Sorrel Latch.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Quelqu’un a ma cuiller',
    says: 'D’ici je vois tout, et un hoardent près de Gué-du-Loquet a ma cuiller. Ne me rapporte rien. Je veux que ça se sache.',
    task: () => 'Capture un hoardent. Il vit dans les hautes herbes de Gué-du-Loquet.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Pied gauche en arrière',
    says: 'La route de Tourbigny, c’est celle qui n’est pas mouillée. Si t’as les pieds mouillés, c’est l’autre.',
    task: () => 'Atteins Tourbigny.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Ce que rend la lande',
    says: 'La tourbière prend une chose et la garde cent ans. Il y en a d’échues. Cinq, pour commencer.',
    task: finds('Landécoute'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Qui est-ce qui rit ?',
    says: 'À la nuit tombée, quelque chose rit de mon cercle. Je ne m’en vexe pas. J’aimerais connaître la blague.',
    task: () => 'Capture un cackleader. Il vient dans les prés de Tourbigny le soir et la nuit.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Deux qui comptent',
    says: 'Moi je compte les moutons, Maud Ashlar les pierres, et on n’est jamais tombés juste. Tu lui dis bonjour ? J’irais bien, mais c’est… une personne, quoi.',
    task: () => 'Parle à Maud Ashlar à la Longue Écoute, le jour, le soir ou la nuit.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Quatre rangs de haut',
    says: 'Un mur d’une pierre est une pierre. À quatre, on peut s’y appuyer.',
    task: badges('Landécoute'),
  },
  'hark-chapel': {
    giver: 'Frère Eskil',
    title: 'La cire s’en va seule',
    says: 'De toute ma vie, nul n’est venu chercher la cire de la chapelle, et le cierge brûle. Irais-tu voir ce qu’il mange ?',
    task: () => 'Atteins la Chapelle noyée.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Dix-neuf écritures',
    says: 'Dix-neuf. Et : non, aucune ne dit pourquoi. Tu demanderas ça après avoir lu le livre du sonneur. Comme ça, j’ai déjà répondu.',
    task: () => 'Lis le livre du sonneur à la Chapelle noyée.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'À toute volée',
    says: 'Je sonne pour tous ceux qui vivent ici, et j’aimerais avoir le bon nombre. Présente-m’en trente.',
    task: species('Landécoute'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Attention à la marche',
    says: 'La soupe est à six heures. Si tu lis ça à terre, tu es en retard. Il y a un navire, et après, Port-Drisse.',
    task: () => 'Atteins Port-Drisse.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'De l’eau qui se tient tranquille',
    says: 'Toute l’eau que je survole est salée et pressée. À Port-Drisse, il y a un puits qui n’est ni l’un ni l’autre. Bois un coup pour moi.',
    task: () => 'Passe près du puits de Port-Drisse et bois.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Un barrage sans permis',
    says: 'Quelqu’un construit sur ma cale sans permis. Il a de très bonnes dents. Demande-lui s’il cherche du travail.',
    task: () => 'Capture un lodgekin. Il bâtit sur la rive de Port-Drisse à l’aube et le jour.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Quatre au four',
    says: 'Je n’ouvre pas le four à moins de quatre. Mets-y tes badges. Ils ressortiront plus brillants, ou pas.',
    task: badges('Mersemée'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Note de tête : charbon',
    says: 'Charbon tiède. Corde mouillée. Générosité, beaucoup. Cela vient en barque et repart avant que j’aie débouché un flacon. Trouvez donc à qui c’est.',
    task: () =>
      'Parle à Nell Farthing : à l’aube et le jour à Port-Drisse, le soir et la nuit aux Ricochets.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'Le feu qui fait signe',
    says: 'Chaque nuit, mon feu salue le Fuseau, et quelque chose répond. Je suis trop timide pour demander. Vous, demandez.',
    task: () => 'Atteins le Fuseau.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Épaves, bris, chapeaux',
    says: 'La marée ne vole pas, elle emprunte sans date. Encaisse douze de ses dettes.',
    task: finds('Mersemée'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Tout le récif',
    says: 'Le récif tient un livre d’or, et il y manque trente-cinq noms. Ils ne savent pas écrire. Toi, si.',
    task: species('Mersemée'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'Le 9 h 04 pour Sel-à-Pic',
    says: 'Le train est à l’heure. Il est en gare depuis six ans, donc jamais en retard. Il faudra marcher.',
    task: () => 'Atteins Sel-à-Pic.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Ce que le glacier laisse partir',
    says: 'Ce qu’on boit à Sel-à-Pic, le glacier l’avait d’abord. Il voudrait savoir si ça a manqué à quelqu’un. Goûte. Je note la tête que tu fais.',
    task: () => 'Passe près du puits de Sel-à-Pic et bois.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Du pain qui marche',
    says: 'J’enfourne, je me tourne, et l’un est chaud pour son propre compte. Attrape-moi le four qui a des pattes.',
    task: () => 'Capture un ovendil. Il rôde dans les hautes herbes de Sel-à-Pic le soir et la nuit.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Chaîne et trame',
    says: 'Avec quatre fils, on peut commencer. Avec trois, on n’a qu’un nœud et des avis.',
    task: badges('Hautenue'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'À la demande générale',
    says: 'Le vent joue chaque nuit les neuf mêmes notes. Quelqu’un a dû les demander un jour. Allez écouter qui.',
    task: () => 'Atteins les Orgues du vent.',
  },
  'cloud-plate': {
    giver: 'Abbesse Tuyet',
    title: 'La poussière sur le laiton',
    says: 'J’ai balayé mille marches. Sur les orgues, il y a une plaque que je n’ai jamais époussetée. Lis-la. S’il y a de la poussière, ne me le dis pas.',
    task: () => 'Lis la plaque des Orgues du vent.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Perdu dans les nues',
    says: 'Moi, je ramène les gens. Pour les gants, les gourdes et un ski gauche, personne. Quatorze, avant qu’il reneige.',
    task: finds('Hautenue'),
  },
  'cloud-forty': {
    giver: 'Dre Amara Diallo',
    title: 'Quarante couches',
    says: 'Une espèce te dit ce qui vit ici. Quarante, pourquoi. J’ai déjà étiqueté l’étagère.',
    task: species('Hautenue'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Et demie de quoi ?',
    says: 'À Heure-et-Demie, les horloges sont d’accord sur la demie et rien d’autre. Arrive quand tu veux : tu seras à l’heure.',
    task: () => 'Atteins Heure-et-Demie.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'Celle qui répond',
    says: 'Je pends ma lanterne sur le lac, et parfois une autre monte la voir. Je ne la mangerais pas. J’aimerais dire merci.',
    task: () => 'Capture un incandeel. Il monte à la rive d’Heure-et-Demie le soir et la nuit.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Quelqu’un est en retard',
    says: 'Mes pinsons rentrent à l’heure de Bartholomew Tock. Ou ils sont en avance, ou il est en retard, et les pinsons, je les ai comptés. Demande-lui. Gentiment, il remonte.',
    task: () =>
      'Parle à Bartholomew Tock à la Lieue tranquille. Il y est à toute heure, mais jamais au même endroit.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Quatre écritures',
    says: 'Mes comptes tombent juste, à vous près. Quatre badges, à l’encre, et je clos la page et prends un biscuit.',
    task: badges('Quatrelueurs'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Quelqu’un devrait s’y asseoir',
    says: 'Il y a un âtre que nul n’a allumé ni laissé mourir. Je l’ai veillé d’ici. Tu as les meilleurs genoux.',
    task: () => 'Atteins l’Âtre froid.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'Le dernier acte',
    says: 'Ma plus vieille pièce s’arrête là où ça devient bon. Près de l’Âtre froid, des livres ont une fin, sur la dernière étagère. Lis vite, ils gouttent.',
    task: () => 'Lis la dernière étagère, près de l’Âtre froid.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Quinze éclats',
    says: 'Tout ce qui fut jamais perdu finit dans ce pays. Je le fonds, mais j’aime le lui demander d’abord.',
    task: finds('Quatrelueurs'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Les quatre lueurs à la fois',
    says: 'Halcyon Abebe a plus été surprise depuis le printemps d’avant. Ce serait drôlement gentil.',
    task: () => 'Bats Halcyon Abebe, au sommet de Quatrelueurs.',
  },
};

const words: typeof lineWords = {
  title: 'Les suites des régions',
  intro:
    'Une chose après l’autre, demandée par les gens de là-bas. Sans date, sans hâte : ce que tu as déjà fait compte.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver} : « ${text} »`,
  place: (place, steps) => `Étape ${numberWords(place)} sur ${numberWords(steps)}`,
  closed: (count, region, won) =>
    `S’ouvre avec ${frenchCount(count, 'badge', 'badges')} de ${frenchRegion(region)}. Tu en as ${numberWords(won)}.`,
  end: (title) => `Au bout : le titre « ${title} »`,
  finished: (title) => `Tout est fait. Le titre « ${title} » est à toi.`,
  gotTitle: (title) => `Le titre « ${title} » est à toi.`,
  line: (region, place, name, text, progress, reward) =>
    `${frenchRegion(region)}, ${place} : ${name}. ${text} ${progress}. Récompense : ${reward}.`,
  lineClosed: (region, text) => `${frenchRegion(region)} : ${text}`,
};
export default words;
