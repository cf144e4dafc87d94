import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Oh ! Quelqu’un. Bon. Moi c’est Jory. Tu n’es… pas un mouton, alors je manque un peu de pratique.',
        'Ma maison, c’est celle-là. Je laisse la porte ouverte pour voir si ça dérange.',
      ],
      badge: [
        'Épinglé et tout ! Je l’ai dit au troupeau. La quarante a demandé qui c’était. J’ai dit : quelqu’un de bien, je crois ?',
      ],
      defeated: [
        'Perdu ? Moi j’en perds une par semaine et je la retrouve dans la cuisine de quelqu’un. Il suffit d’aller voir.',
      ],
      dawn: ['À l’aube, je les compte. Quatre cents. Je n’ai jamais passé quatre-vingt-dix, je dors avant.'],
      sheep: [
        'Elles suivent tes créatures partout, maintenant. C’est la chaleur, je crois. Elles ont du bon sens, sous la laine.',
      ],
      dog: ['C’est la chienne qui parle pour nous deux. Elle le fait mieux, et elle sait s’arrêter.'],
    },
  },
  'brother-eskil': {
    name: 'Frère Eskil',
    lines: {
      hello: [
        'Paix à toi, et attention à celle sur ton col : elle est nouvelle, et timide.',
        'Frère Eskil. J’ai fait vœu de silence, mais je n’ai pris que le petit.',
      ],
      badge: ['Les sœurs fredonnent encore l’air de ta victoire. J’en ai fait le quatrième cantique.'],
      wax: [
        'À la chapelle du lac, un cierge brûle depuis qu’il y a des livres. La cire se fait ici. Personne ne vient la chercher.',
        'J’ai demandé à la plus vieille reine. Une flamme pareille, dit-elle, ça ne mange pas.',
      ],
      defeated: ['Assieds-toi. Fais-toi piquer un peu. Dans une heure, tu auras oublié ta défaite, promis.'],
      sunday: [
        'Le dimanche, elles chantent à plusieurs voix. Je fais la basse, et les bourdons entrent toujours trop tard.',
      ],
      dusk: [
        'Le soir, elles rentrent toutes, et aucune ne demande à l’autre d’où elle vient. Je trouve ça reposant.',
      ],
      honey: ['Le miel de bruyère ne coule pas. Il faut le raisonner.'],
      hum: [
        'Si l’on ne bouge plus, toute la colline bourdonne. Plus grave que des abeilles. J’ai cessé d’en parler.',
      ],
      banked: [
        'J’ai dit à la reine qu’elle est couverte. Elle : « Comme nous l’hiver. En rond autour du chaud, et on bourdonne. » Un peu fière.',
      ],
      loose: [
        'J’ai dit à la reine qu’elle reste dehors. Elle a dit : « Essaim. » Elle le dit de ce qui la rend fière.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Stop. Pied gauche en arrière. Là. T’allais faire connaissance avec la charrette de mon grand-père.',
        'Murdo Callan. Je coupe la tourbe. Ce que j’y trouve va au mur, sauf si ça dit bonjour.',
      ],
      king: [
        'Maintenant que t’as le badge : le roi. Je l’ai trouvé assis dans la tourbe, couronne en tête, poli comme tout.',
        'Il avait un pot sur les genoux. Sans couvercle. Vide, mais on s’y chauffait les mains. Je l’ai fait. Puis je l’ai remis.',
      ],
      defeated: [
        'Jusqu’au cou ? Tout le monde s’enfonce. Le truc, c’est de le faire près de quelqu’un qui a une bêche.',
      ],
      dusk: ['Le soir, les feux follets sortent. Ils t’attirent nulle part. Ils prennent l’air, comme toi.'],
      butter: [
        'Neuf cents ans, ce beurre. Je l’ai mis sur du pain. Ça avait le goût du souvenir que quelqu’un a du beurre.',
      ],
      spade: [
        'Une bonne bêche demande avant d’entrer. La mienne s’est fait dire non deux fois. J’ai encore mes deux pieds.',
      ],
      banked: [
        'Je suis passé voir le roi. Le couvercle est sur le pot, va savoir, et il a la tête d’un homme qui a un chat sur les genoux.',
      ],
      loose: [
        'Je suis passé voir le roi. Plus de couvercle, les deux mains posées, et il sourit, je jurerais. Il voulait qu’on lui dise.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Sous le vent ! Non, le mien. Parveen Sattar, teinturière. Les blagues sur le métier, je les connais toutes : garde ton souffle.',
        'Et je suis sérieuse. Garde ton souffle, c’est le jour du vert.',
      ],
      badge: ['Il ne passera jamais, ce badge. Je l’ai essayé dans tout. Il en est ressorti content.'],
      defeated: [
        'Alors, ça a déteint. Allez. Mon plus beau violet vient d’une erreur et d’un chapeau tombé.',
      ],
      tuesday: ['On est mardi. Ne lèche rien. J’ai mis une pancarte. Quelqu’un a léché la pancarte.'],
      yellow: ['À propos du jaune. Tu n’as pas demandé ! Bien. Tu iras loin.'],
      hands: ['Mes mains étaient brunes, avant. J’ai la couleur notée quelque part, je pourrais la refaire.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Tiens ça. Maintenant tu sais son poids, et moi le soin que tu prends. Hana Stanek.',
        'Je bâtis des murs. On croit que c’est pour tenir les gens dehors. C’est pour avoir où s’appuyer.',
      ],
      badge: [
        'J’ai posé ta pierre. Troisième rang, face à l’ouest. Elle y est toujours. Je regarde chaque matin.',
      ],
      shelter: [
        'Sur la Longue Écoute, il y a de vieux murs en demi-cercle, au genou. Ouverts au sud, tous, et noirs dedans.',
        'On a porté un feu par la lande, et à chaque halte bâti un mur contre le vent. On ne traite pas ainsi un prisonnier.',
      ],
      defeated: ['Tombé ? Bien. On voit quelle pierre mentait. Mets-la plus bas, et recommence.'],
      dawn: [
        'À l’aube, les pierres mouillées montrent leur vraie couleur. Je choisis alors. Pour toi, une grise.',
      ],
      mortar: ['Le mortier, c’est pour les gens pressés d’avoir tort.'],
      gap: [
        'Dans chaque mur, je laisse un trou. Petit. Pour ce à quoi je n’ai pas pensé, qu’il n’ait pas à grimper.',
      ],
      banked: [
        'Tu lui as donné une maison. J’y suis allée. Pierre sèche. Qui a bâti ça peut dîner chez moi, quel que soit son siècle.',
      ],
      loose: [
        'Tu l’as laissée sans mur. Je n’ai pas dormi. Puis j’ai pensé : c’est un trou, pour ce qu’on n’a pas prévu. Un grand. Bien.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'Salut, et gare à l’aiguille ! Osric Strang. On s’embrasse, et après on voit qui est debout.',
        'Non ? Plus tard, alors. Le cercle est dedans. Viens avec du courage, et un dé à coudre si tu en as un.',
      ],
      badge: [
        'Ta campanule est cousue ! Là, sur mon cœur, où était le taureau. Le taureau l’a très bien pris.',
      ],
      defeated: [
        'Une chute, et te voilà sur tes deux pieds. Qui a gagné, alors ? Bon, eux. Mais quand même.',
      ],
      night: [
        'La nuit, je brode à la lueur de la forge. Mes ennemis dorment mal, mes coussins sont superbes.',
      ],
      bluebells: [
        'Une campanule veut quatre cents points. Un homme, une bonne raison. J’ai les deux, regarde.',
      ],
      bull: ['J’ai lutté avec un taureau à Thornholm. On s’écrit encore. Il a une écriture affreuse.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. Et : quatorze. Et : oui, mais seulement quand il va pleuvoir.',
        'Je sais, les gens aiment demander d’abord. C’est plus rapide comme ça, et il reste du temps pour la météo.',
      ],
      warm: [
        'Tu veux savoir, pour les puits. Les profonds remontent tous tièdes. C’est pas une source chaude. Ça respire.',
        'J’ai demandé à la baguette ce qu’il y a dessous. Elle a dit : pas dessous. Elle a dit : un reste.',
      ],
      defeated: [
        'Je savais que tu avais perdu, et je suis sortie pour être là quand tu passerais. C’est la moitié utile.',
      ],
      monday: [
        'Tu auras un joli mercredi. Je sais pas pourquoi je le dis, après les gens attendent plantés là.',
      ],
      answers: ['La réponse est non, merci. Demande-moi si je veux rentrer faire mes calculs.'],
      socks: ['Elles sont dépareillées parce qu’elles sont deux. Une par une, elles sont très normales.'],
      banked: [
        'Les puits gardent la même chaleur toute la nuit. Avant, ça se retournait. Et avant que tu demandes : oui, douillet.',
      ],
      loose: [
        'Tu allais demander si ça la gêne. Non. Les puits sont tièdes ailleurs chaque jour. Elle est très forte à cache-cache.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'C’est quelqu’un ? Oh, et quelqu’un d’autre. Ne restez pas sous la pluie, mes petits, tous les deux.',
        'Dorcas Wintersgill. Je sonne la cloche. Un coup : on est là ; deux : gare au bord ; trois : à table.',
      ],
      gentleman: [
        'Le monsieur près de la porte me permet de te le dire. Il était roi. Il trouva la braise, dans l’herbe, et eut pitié.',
        'Il voulait juste la ramener, mon cœur. Il faisait froid ici. Alors il leva le couvercle, pour voir si elle était encore là.',
      ],
      defeated: [
        'Tu as perdu quelque chose. Ne cherche pas. Ça reparaît toujours quand la bouilloire chante.',
      ],
      night: [
        'Il y a du monde ce soir. Ça, c’était celui de onze heures. Il était facteur. Jamais en retard.',
      ],
      peppermint: ['Prends une menthe, mon cœur. Et une pour ton ami. Non ? Alors il est timide.'],
      counting: [
        'Je compte qui passe la chaussée et qui revient. C’est toujours un peu plus. Personne ne s’en plaint, ils sont calmes.',
      ],
      banked: [
        'Il est rentré, mon cœur, le monsieur. Il m’a demandé si elle était dedans, au chaud. J’ai dit oui. Il a salué, pris son chapeau.',
        'Neuf cents ans près de cette porte, avec un souci. Je lui garde sa menthe, des fois qu’il repasse.',
      ],
      loose: [
        'Le monsieur reste souper. Il demandait si on était fâché. J’ai dit : mon cœur, elle s’amuse comme une folle là-dehors.',
        'Alors il s’est assis, et a ôté sa couronne ! Il a la marque tout autour. J’ai mis deux couverts. Il fait la vaisselle.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Pardonnez la porte d’entrée, elle est trois mètres au-dessous de vous. Cordelia Vane, de ce qui reste.',
        'On dîne au grenier. On a une vue admirable sur ses propres cheminées.',
      ],
      crest: [
        'Vous avez mérité la bibliothèque, du moins son étagère sèche. Nos armes : un pot, couvercle levé. La devise : « Juste pour voir. »',
        'Mes aïeux étaient les cuisiniers du roi. Toujours la cuisine ! Un loquet, un couvercle. Aux îles, me dit-on, il y en eut un troisième.',
      ],
      defeated: ['On perd un étage de temps à autre. On monte. L’air est meilleur chaque fois.'],
      saturday: ['Le week-end, la maison se visite. Essuyez vos pieds en sortant, je vous prie.'],
      floors: [
        'La salle de bal est partie du temps de ma grand-mère, pendant une valse. On l’a finie. Cela se fait.',
      ],
      pearls: ['Les perles sont vraies. La boue aussi. Je n’ai jamais vu que l’une gâtât les autres.'],
      banked: [
        'J’ai fait changer la devise. « Juste pour voir » était un peu triste. C’est désormais « Ne pas réveiller ». Plus douillet.',
      ],
      loose: [
        'J’ai fait repeindre les armes, sans couvercle. Le héraut demandait où était passé le contenu. « Dehors », ai-je dit. « C’est jeune. »',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'T’as une grenouille ? Moi j’en ai une. J’avais. Elle est dans ta capuche, je crois. Regarde pas, elle est timide.',
        'Moi c’est Hob. Je suis le plus rapide de Tourbigny. Personne a couru contre moi, alors personne m’a battu.',
      ],
      sixty: ['SOIXANTE sortes ! Moi j’en ai deux : grenouille, et encore grenouille.'],
      defeated: [
        'T’as perdu ! C’est pas grave. Maman dit que ça forge le caractère. J’en ai plein. Je suis fait que de ça.',
      ],
      dusk: ['J’ai le droit jusqu’à la cloche. Si je l’entends pas, j’ai le droit plus longtemps. La la la.'],
      frog: [
        'Si tu caresses un crapaud de tourbe, il chauffe et il brille. Personne me croit. Il s’appelle Gérard.',
      ],
      mud: ['Ça, c’est ma botte. Elle est là depuis avril. On s’habitue à une seule.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Chut. … Non. J’ai cru. Wilf Tarn, écouteur. Voilà la pierre où l’on écoute.',
        'Ça s’appelle la Longue Écoute parce qu’il en faut une. J’en suis à ma trente et unième année.',
      ],
      hearth: [
        'Mets l’oreille là. T’as les badges, ça la gênera pas. Tu entends ? Crac, crac. Comme un feu dans la pièce d’à côté.',
        'Sauf qu’y a pas de pièce d’à côté. Y a la lande. À mon avis, la pièce d’à côté, c’est nous.',
      ],
      defeated: ['J’ai entendu. J’entends tout, à une semaine près. Ça sonnait pire que c’était.'],
      dawn: ['C’est bruyant, l’aube. Toute cette rosée qui tombe.'],
      listening: [
        'L’an dernier, elle a dit un mot. J’avais un rhume. Je crois que c’était « âtre », ou « à être ».',
      ],
      ear: ['Ça, c’est ma bonne oreille. L’autre est là pour le chapeau.'],
      banked: [
        'C’est silencieux. Non, écoute. Ça respire. Elle dort à côté ! Trente et un ans que je veux qu’elle parle plus fort. Maintenant : chut.',
      ],
      loose: [
        'Elle a dit un mot ! Clair et net. Mais j’avais le chapeau sur la bonne oreille. « Dehors » ou « d’abord ». J’attaque ma trente-deuxième.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Ne parle pas. Onze, douze, trei… Tu as parlé. Avec tes pieds. Maud Ashlar, je compte les pierres.',
        'Jamais deux fois le même nombre. Elles marchent, ou je ne sais pas compter. J’enseigne le calcul, alors je n’insiste pas.',
      ],
      pot: [
        'Murdo Callan t’a donc parlé de son roi. Regarde les grandes pierres de l’ouest : un cercle, et trois avec un toit.',
        'Ce n’est pas un temple. C’est un âtre, avec une place pour un pot. Quelqu’un a veillé là, pour tenir compagnie à un feu.',
      ],
      hundred: ['Cent espèces, dis-tu. Comptées deux fois ? Et c’était pareil ? Que je t’envie.'],
      night: [
        'La nuit, elles sont dix-neuf, et une de plus. Celle-là, je ne la compte pas. Ça l’encouragerait.',
      ],
      count: ['Hier dix-sept. Aujourd’hui dix-neuf. L’une porte un chapeau, j’ai peut-être compté Wilf.'],
      lintel: ['Quatre tonnes, ce linteau, et un nid de roitelet dessous. La mère n’a jamais levé les yeux.'],
      banked: [
        'Dix-neuf. Dix-neuf. Dix-neuf ! Elles ne bougent plus depuis que tu l’as couverte. Plus rien à compter. J’attaque les roitelets.',
      ],
      loose: [
        'Dix-sept, une sur la route, une à l’école. Je ne compte plus, je fais l’appel. Elles répondent.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Bienvenue à la Chapelle noyée. Vêpres à sept heures, sous l’eau. En haut, il n’y a que moi.',
        'Jonas Peel, sacristain. J’ai les clés d’une porte qu’a le lac. Nous sommes convenus d’un désaccord.',
      ],
      lamp: [
        'Lady Vane t’a donc montré le pot. Alors regarde par cette fenêtre. Pas un cierge. Un bout, qu’il a laissé tomber.',
        'C’est ce qui resta quand le reste se leva. Ça ne veut être ni éteint ni enfermé. Ça veut une fenêtre.',
      ],
      bell: [
        'La cloche sonne seule. On dit : fantômes. C’est la chaleur : elle monte, et la cloche se pousse un peu.',
      ],
      defeated: [
        'Une défaite ? Tu es dans la bonne paroisse. Sous l’eau depuis la Saint-Michel, et vois comme on brille.',
      ],
      night: [
        'Tu vois la lueur ? Je ne l’ai jamais allumée. Je venais l’éteindre. Elle revenait toujours si poliment.',
      ],
      sermon: ['Je prêche la patience aux anguilles. Elles connaissent. Elles sont très patientes avec moi.'],
      pews: [
        'Au printemps, les bancs remontent. Je rame autour et les numérote. Il y en a un de trop, et il est sec.',
      ],
      banked: [
        'La lueur de la fenêtre est partie au nord rejoindre les siens. J’ai broyé du noir jusqu’à sept heures. Elle n’était qu’en visite.',
      ],
      loose: [
        'La lueur de la fenêtre a reçu des amis. J’ai prêché. Ils ont vacillé aux bons endroits, et l’un est sorti réfléchir.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Le bac ! On traverse ! … Tu préfères faire le tour. Tout le monde préfère. Lettice Dray, passeuse.',
        'La chaussée suffisait, on n’avait pas besoin de moi. Elle a coulé. J’ai acheté la barque. La chaussée n’avait coulé qu’à moitié.',
      ],
      eighty: ['Quatre-vingts espèces ! Il faudrait deux voyages. Je te fais un prix pour les calmes.'],
      defeated: ['Courage. J’ai les trois mêmes clients depuis mars, et l’un était un héron.'],
      friday: [
        'Le vendredi, je peins la barque. C’est surtout de la peinture, maintenant. Jamais elle n’a été si étanche.',
      ],
      ferry: [
        'À mi-chemin, on voit le toit de la chapelle dessous. Un bon toit. C’est juste pas le bon endroit.',
      ],
      fare: [
        'Un sou l’aller, et le retour gratuit. Je ferais bien payer le retour, mais nul n’était d’humeur.',
      ],
    },
  },
};
export default words;
