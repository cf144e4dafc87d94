import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Entre, entre. Lève le pied gauche. C’était un fil. Et le droit. C’était moi. Norbu Lhawang.',
        'Je tisse. Elles filent. C’est une bonne maison : tout le monde y travaille, la plupart sur huit pattes.',
      ],
      badge: [
        'Te voilà dans la bordure, avec des bottes rouges. La dame à l’écharpe dit que tu lui rends le cou plus brave.',
      ],
      defeated: [
        'Une maille sautée. On n’en pleure pas, on revient trois rangs plus tôt et on y prend le thé.',
      ],
      dawn: ['À l’aube, chaque toile a sa rosée, et toutes jouent au bijoutier.'],
      bridge: ['Je ne dirai pas quel fil tient le pont. Il est timide, et il a besoin de confiance en lui.'],
      list: ['La liste fait onze ans de long. Je l’ai tissée. C’est une assez jolie liste.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Les bottes ! … Bien, dix orteils, j’aime savoir. Quilla Huanca. Je m’occupe des sources chaudes.',
        'Plus on va vers le fond, plus elles chauffent. Moi aussi.',
      ],
      steam: [
        'Puisque tu tiens si bien la chaleur : nul n’allume ces sources. Elles tiédissent quand les îles cuisinent. Souper en bas, bain à 9 heures.',
        'Ça monte en fumée, passe en nuage et redescend la roche en bain. Moi, je n’ajoute que les sels.',
      ],
      defeated: ['Dedans, jusqu’au menton. Nul n’est resté battu plus haut que le front.'],
      night: [
        'La nuit, les clients sont surtout des chèvres. Bons pourboires. Je ne demande pas ce que c’est.',
      ],
      spoon: ['Ça, c’est la grande cuiller. Mieux vaut ne pas mériter la petite.'],
      towel: ['Il manque une serviette, et il y a une chèvre très bien essuyée. J’ai fait la paix.'],
      banked: [
        'Les sources sont chaudes le matin aussi. Au nord, quelqu’un mijote toute la nuit, tout doux. Rien de meilleur pour le dos.',
      ],
      loose: [
        'Depuis ta réponse, les sources sortent où elles veulent. Lundi, dans ma cave. J’y ai mis un banc.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dre Amara Diallo',
    lines: {
      hello: [
        'Oh, comme c’est joli, quelqu’un de récent ! Dre Amara Diallo. J’étudie ce qui a plus de dix millions d’années.',
        'Tu es sur une mer, au fait. Ne t’inquiète pas. Elle a laissé un mot.',
      ],
      layers: [
        'Pour ta victoire : cette strie, c’est de la suie. Et là, une main plus haut, encore. Et encore. Mille ans entre chacune.',
        'Réglé comme une horloge. Le feu monte, fait le tour et redescend. D’après mes calculs, le prochain est pour mercredi.',
      ],
      defeated: ['De temps en temps, tout est balayé. Ce qui vient après est toujours bien mieux habillé.'],
      thursday: ['Le jeudi, je date. Des roches. Il faut préciser, sinon on apporte des fleurs.'],
      pocket: [
        'Quarante poches. Dans trente-neuf, une pierre, et dans une, un sandwich. Je l’ai fait dater.',
      ],
      fern: ['Cette fougère n’est jamais arrivée à rien, et vois, c’est d’elle qu’on parle encore.'],
      banked: [
        'La strie suivante était pour mercredi, et elle n’est pas venue ! Mille ans de ponctualité. Quel bonheur d’avoir tort.',
      ],
      loose: [
        'Elle est venue mercredi, pile : une strie de suie, sur mon sandwich. J’ai étiqueté. Un jour, quelqu’un sera si content.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Abbesse Tuyet',
    lines: {
      hello: [
        'Tu as monté toutes les marches en les comptant. J’ai vu tes lèvres. Mille, c’est juste. Abbesse Tuyet.',
        'Elles sont balayées. Il faudra les balayer. C’est tout l’enseignement. Le reste est de la soupe.',
      ],
      badge: ['Tu as balayé une marche en passant, avec ton manteau. La quatre centième. Elle en a parlé.'],
      defeated: ['Une chute. Tu connais maintenant ce sol-là. La plupart ne le voient que d’en haut.'],
      dawn: ['Le matin, je balaie en montant. Le soir, en descendant. À midi, le vent et moi nous saluons.'],
      broom: ['C’est le même balai. J’ai changé neuf fois la tête et quatre fois le manche.'],
      step: [
        'Un novice demandait quelle marche compte le plus. Je lui montrai celle qu’il ne regardait pas.',
      ],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Chut. … Il dit bonjour. Enfin, il l’a dit mardi, ça met un moment à sortir. Moi c’est Runa.',
        'Je note ce que dit le glacier. Page un, il y a un mot, et je ne suis pas sûre de la fin.',
      ],
      knees: [
        'Il m’a dit pourquoi il a mal aux genoux ! La pluie tiède. Il en tombe, parfois. Il se rappelle la dernière.',
        'Il dit : il y a mille hivers, de la fumée d’en bas, et après ça chatouillait. J’ai noté « sic ».',
      ],
      defeated: ['On l’a repoussé neuf fois. Il dit d’essayer plus lentement.'],
      dusk: ['Le soir, il craque. C’est lui qui s’assied.'],
      slow: ['Il avance d’une main par jour. J’ai fait la course. On a tellement le temps de lire.'],
      notebook: ['Jusqu’ici, j’ai : « Oh », « mes », et quelque chose comme « voisins ».'],
      banked: [
        'Il a dit une phrase entière ! En neuf jours. « Oh, mes voisins sont rentrés. » J’ai acheté un deuxième carnet.',
      ],
      loose: [
        'Il a ri ! Presque toute la semaine, et ça fait une crevasse, mais j’y étais. Il dit que ça chatouille. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'Vous, là ! Vous cachez Tata. Trois degrés à gauche. Merci. Idris Qamar, astronome.',
        'Je nomme des étoiles. Elles viennent quand on appelle, avec de la patience et une robe de chambre.',
      ],
      round: [
        'Vous, là, avec mon badge. Il est une lueur qu’aucune table ne cite. Elle monte des îles, mince, et fait le tour du ciel.',
        'Mille ans le tour. Mes prédécesseurs l’ont dessinée, chacun un peu plus loin. Je manque de papier, et elle de ciel.',
      ],
      defeated: [
        'Une éclipse ? Ça passe. Je n’en ai jamais vu qui reste, et j’apporte une chaise à chaque fois.',
      ],
      dusk: [
        'Le soir ! L’étoile préférée de tous apparaît. C’est une planète. Je n’ai pas le cœur de le dire.',
      ],
      slippers: ['Elles sont aux bons pieds. Ce sont les pieds qui sont aux mauvaises jambes.'],
      names: ['Je suis à court de parents. La nouvelle, au nord, s’appelle Le Dentiste.'],
      banked: [
        'Vous, là ! La lueur qui tournait s’est arrêtée, bas au nord. Je l’ai nommée. Pas d’après un parent. « Maison. » … Et Tata.',
      ],
      loose: [
        'Vous, là ! La lueur qui tourne a commencé un nouveau tour. J’ai racheté du papier. Je pensais que ça m’ennuierait.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Tu es sur le quai. Il commence là, à la ligne jaune. Tu es en règle. Zahnd, Gerta.',
        'Le train monte à quatorze heures et descend à toutes les autres, souvent contre mon gré.',
      ],
      badge: ['Tu es dans l’horaire. Note c : « peut arriver à l’improviste. La correspondance attend. »'],
      defeated: [
        'Un retard n’est pas une suppression. Je ne le dirai qu’une fois. Debout, on siffle dans une minute.',
      ],
      sunday: [
        'Le dimanche, je graisse. Ne t’appuie à rien. Deux randonneurs sont allés plus loin que leur billet.',
      ],
      watch: ['Ma montre est juste. J’ai reçu des lettres au sujet du soleil.'],
      slope: [
        'On disait qu’aucune roue ne tiendrait sur cette pente. C’est exact. Ce sont les dents qui tiennent.',
      ],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'On s’est perdu ? Non ? Dommage, on est tous habillés. Zoran Karaly, secours en montagne.',
        'Si tu entends des ailes derrière toi, ne cours plus. Ça leur fait croire que c’est un jeu.',
      ],
      badge: ['Tu as ta corde à toi au crochet. À ton nom, avec des traces de dents, par affection.'],
      defeated: ['Tous ceux que j’ai descendus sont remontés. L’un faisait signe tout du long. Ça ira.'],
      night: [
        'La nuit, on vole au cor. Trois coups : trouvé. Deux : on cherche. Un : je me suis assis dessus.',
      ],
      goats: ['Les chèvres n’étaient pas perdues. Elles avaient réservé.'],
      left: ['Celui de gauche s’appelle Miette. Celui de droite, on ne l’appelle pas.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, de petits pieds sur de grosses pierres. Assieds-toi. Pas là, c’est pour le vent. Yangzom Merak, je fais le thé.',
        'Je suis montée pour mon chapeau, il y a soixante-dix ans. Il n’y était pas. Tout le reste, si.',
      ],
      hat: [
        'En bas, vous lâchez un feu et vous pleurez. Moi, j’ai lâché un chapeau. Même chemin : en haut, au-dessus, autour.',
        'Hier, sur mon seuil, son ruban, tout tiède. Soixante-dix ans, pour un ruban ! Le feu est parti depuis mille. Eh bien.',
      ],
      defeated: ['Tu as perdu. La montagne ne l’a pas remarqué. J’appelle ça de bonnes manières.'],
      night: ['Cette lueur, en bas ? Les îles, qui font à souper. Au matin, ce sera la météo.'],
      tea: ['Sel, beurre, thé. On fait la grimace, et puis on demande l’autre moitié.'],
      seventy: [
        'Je voulais rester jusqu’à ce que l’eau bouille. À cette altitude, c’est une plus grosse promesse qu’on ne croit.',
      ],
      banked: [
        'Mon chapeau est revenu. Ce matin, sur la bouilloire, tiède. Je pourrais donc descendre. … Assieds-toi. Je n’ai pas envie.',
      ],
      loose: [
        'J’ai relancé le ruban. Il était si beau, en partant. Dans soixante-dix ans, quelqu’un le trouve, s’étonne, et prend le thé.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Bonjour. Voix d’intérieur, même dehors. Perpetua Vale. Je fais l’école, aux onze qu’elle compte.',
        'On apprend le calcul, les nœuds, et à lâcher. Le dernier est le plus dur. On s’exerce au cerf-volant.',
      ],
      list: [
        'L’école tient la liste de tout ce qu’on a lâché sans le vouloir. Chapeaux, une chèvre, un feu. À côté, on écrit : merci.',
        'Parce que ça revient, en autre chose. Les cerfs-volants, en nids d’hirondelle. Pour le feu, on a laissé une ligne.',
      ],
      entry: [
        'Le ruban de Yangzom est coché ! Le premier en neuf cents ans. Les enfants ont taillé tous les crayons.',
        'La ligne d’après, c’est le feu. « Lâché par : quelqu’un de gentil. Revenu : … » On a sorti la bonne encre.',
      ],
      defeated: ['Tu en as donc lâché un. Je l’inscris ? Voilà. Merci. Il repassera.'],
      weekend: ['Pas d’école aujourd’hui. Je viens quand même. Il faut quelqu’un quand ils arrivent.'],
      sums: [
        'J’en ai trois, j’en donne deux, combien en ai-je ? « Deux amis », dit la plus petite. Elle a eu le point.',
      ],
      thanks: ['On dit merci d’abord, on trouve pourquoi après. Ça fait gagner du temps, ici.'],
      banked: [
        'La ligne est remplie : « Revenu : oui. Par : quelqu’un de gentil. » La plus petite a fait le point. Tout son mardi.',
      ],
      loose: [
        'La ligne est remplie : « Revenu : en visite. » Il y eut débat. Puis l’un d’eux est entré et s’est assis sur le registre.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Courrier ! Du courrier ? On le lève, comme ça, et on lâche quand ça tire. Fenwick Soar, poste du ciel.',
        'Je n’en ai jamais perdu. On ne m’a juste jamais dit où ça arrivait.',
      ],
      reply: [
        'Tiens, en voilà une : elle est revenue. « À qui a le feu maintenant : mange-t-il bien ? » Le timbre a mille ans.',
        'Postée d’ici, et elle a fait le tour. J’ai regardé le cachet. Il est tiède sous le pouce.',
      ],
      defeated: ['« Retour à l’envoyeur » ? Pas de honte. Ça veut dire que quelqu’un savait d’où tu viens.'],
      dawn: [
        'La levée de l’aube est la meilleure. Tout ce que les gens ont pensé la nuit, et presque que du gentil.',
      ],
      stamps: ['Le timbre, c’est au poids du sentiment. Les excuses, au tarif colis.'],
      address: ['La moitié disent juste « tu te reconnaîtras ». Le vent aussi. C’est troublant.'],
      banked: [
        'Elle a une adresse ! « La Braise, L’Âtre, attention à la marche. » Onze sacs la première semaine. Je commande plus grand.',
      ],
      loose: [
        'Neuf lettres pour le feu, et pas d’adresse. Alors je lève et je lâche. Toutes ont leur signature. Une roussissure.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Tu entends ? Non, celui d’en dessous. Mi bémol. Ottavia Reed. Je ne joue pas de l’orgue. Je l’époussette.',
        'C’est le vent qui joue. Il connaît un morceau, et il est loin de la fin.',
      ],
      smoke: [
        'Les tuyaux graves ne sonnent qu’à l’air tiède. Il monte des îles, où sont leurs feux : toute cette fumée.',
        'Mille ans qu’elle grimpe par ici. La mamie de ma mamie époussetait au deuxième couplet. On en est au dernier.',
      ],
      thousand: [
        'Ça a changé de ton ! Depuis ta descente du sommet. La fumée penche au nord, par-dessus le bord, vers la plaine.',
        'Rien de ce qu’on a lâché n’est perdu. Ça met juste du temps à faire le tour. J’ai tout épousseté, pour les visites.',
      ],
      defeated: ['Une fausse note, entendue d’ici. Continue, et la voilà au milieu d’un air.'],
      night: [
        'La nuit, ça joue tout bas, les tuyaux givrent, et nul ne respire. C’est très bon pour le rhume.',
      ],
      flat: ['Les visiteurs trouvent ça trop bas. La mer aussi l’est, et nul ne demande qu’on le rembourse.'],
      clouds: ['Celui-là, c’est la pluie, celui-là la neige, et ça, la soupe de quelqu’un. On apprend.'],
      banked: [
        'C’est fini ! Hier : dernier couplet, dernier accord, après mille ans. J’ai applaudi. Puis ça a repris, du début, tout bas.',
      ],
      loose: [
        'Ça a sauté la fin, et passé à quelque chose qui se danse. J’époussette en mesure. Ma hanche n’est plus ce qu’elle était.',
      ],
    },
  },
};
export default words;
