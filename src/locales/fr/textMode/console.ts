import type { consoleTexts } from '../../en/textMode/console.ts';
import { frenchCount } from '../counted.ts';
import { frenchKind } from '../ids.ts';

const words: typeof consoleTexts = {
  title: 'Mode texte',
  log: 'Ce qui se passe',
  command: 'Commande',
  run: 'Faire',
  placeholder: 'Tape aide',
  picture: 'Montrer aussi l’image',
  around: 'Autour de toi',
  walkTo: (place) => `Y aller : ${place}`,
  failed: 'Le mode texte n’a pas pu se charger.',
  hello: (key) =>
    `Le mode texte est activé. Tape aide pour les commandes${key && ` ; la touche ${key} mène à la ligne de commande`}.`,
  helloTouch: 'Le mode texte est activé. Tape aide pour les commandes.',
  help: [
    'Sur une carte : n, ne, e, se, s, so, o, no font un pas, o 5 en fait cinq ; quand la ligne est vide, les flèches marchent aussi. regarder dit ce qu’il y a dans chaque direction, regarder o dans une seule ; où donne la case ; lieux énumère ce qu’on peut atteindre ; aller boutique, aller herbes ou aller 12 8 y mène par les cases libres ; Échap ou stop y met fin.',
    'Des gens se tiennent au bord des chemins : regarder dit où ; aller et un nom, comme aller nan, y mène ; parler fait parler qui est à côté de toi. lire dit ce qu’annonce un panneau voisin, ou ce que contient un tonneau ; prendre ramasse ce qui traîne là, baies comprises.',
    'Quand une créature est apparue : combat engage le combat ; passe ton chemin pour la laisser.',
    'En combat : regarder dit où on en est ; envoyer 2 choisit qui se bat, ou change ; combat énumère les attaques, combat 2 ou juste 2 attaque ; ball lance la plus simple, ball maître celle-là ; boire donne une gorgée à la créature au combat, boire 2 à la deuxième de l’équipe ; fuir tente d’échapper à une sauvage ; Entrée sur une ligne vide continue ; encore demande une revanche.',
    'Partout : accueil, cartes, carte, arène, boutique, équipe, pokemon, pokedex, trouver, offres et d’autres ouvrent ces pages ; balls compte balls et pièces ; quêtes dit ce qu’il y a à faire aujourd’hui et cette semaine, réclamer prend les récompenses ; heure donne l’heure et la météo ; répéter redit la dernière chose ; image montre ou cache l’image.',
  ],
  unknown: (text) => `${text} n’est pas une commande. Tape aide pour les commandes.`,
  unknownPlace: (text) => `Aucun lieu ne s’appelle ${text}. La commande lieux les énumère.`,
  notOnMap: 'Tu n’es pas sur une carte. La commande carte y mène.',
  loading: 'La carte arrive.',
  appeared: (kind, name, level) =>
    `Un ${name}${kind && ` ${frenchKind(kind)}`} sauvage apparaît ! Niveau ${level}.`,
  fightOrWalk: 'Tape combat pour te battre, ou passe ton chemin.',
  nobody:
    'Il n’y a personne à combattre ici. Les créatures vivent dans les hautes herbes, les bois, le sable, les rives et les rochers.',
  notStarted: 'Le combat n’a pas pu commencer.',
  going: (place, count) => `En route : ${place}, ${frenchCount(count, 'pas', 'pas')}. Échap arrête.`,
  steps: (count, way) => `${frenchCount(count, 'pas', 'pas')} direction ${way}. Échap arrête.`,
  arrived: (place) => `Tu y es : ${place}.`,
  noWay: (place) => `Aucun chemin n’y mène : ${place}.`,
  cell: (column, row) => `colonne ${column}, rangée ${row}`,
  ends: {
    stopped: 'Halte.',
    covered: 'Halte : autre chose est ouvert.',
    closed: 'Ici, on ne passe plus.',
  },
  notWalking: 'Tu ne marches pas.',
  walkedAll: 'C’est fait.',
  back: 'Ce pas n’a pas réussi.',
  thereAlready: 'Tu y es déjà.',
  readPage: 'Cette page se lit comme toute autre. La commande carte mène à la carte.',
  shown: 'L’image est montrée.',
  hidden: 'L’image est cachée.',
  nothing: 'Rien n’a encore été dit.',
  nothingToDo: 'Il n’y a rien à continuer. Tape aide pour les commandes.',
  noRematch: 'Il n’y a pas de revanche pour le moment.',
};
export default words;
