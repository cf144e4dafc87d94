import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Une nouvelle tête ! Moi, c’est Nan Orrel. Je garde le puits. Il se garderait bien seul, mais qui lui ferait la causette ?',
        'Les hautes herbes pour croiser des créatures, les chemins pour n’en pas croiser. Comme carte, ça suffit.',
      ],
      alone: [
        'Pas de créature sur les talons ? On te demande à l’accueil. On vient de les brosser, en plus.',
      ],
      champion: [
        'Tu as gagné le grand combat, et te voilà à mon puits comme si on était mardi. J’aime ça chez les gens.',
      ],
      badge: [
        'Un badge ! Je peux le tenir ? … Plus léger que je croyais.',
        'C’est de les porter tous à la fois qui fait se tenir droit.',
      ],
      defeated: [
        'Assieds-toi. Le puits a vu tous les perdants de la vallée, et la moitié sont revenus se vanter.',
      ],
      dusk: [
        'Un dernier seau avant les lampes. L’eau tirée le soir fait un meilleur thé. Je ne peux pas le prouver, alors ne demande pas.',
      ],
      rope: ['Quarante ans, la même corde. Je l’ai remplacée neuf fois, mais jamais toute d’un coup.'],
      coins: [
        'Les gens jettent des pièces et font un vœu. Moi je les repêche, et fais le vœu qu’ils visent plus près du bord.',
      ],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Ce sont mes arbres. Celle-là, c’est Margaret, et voici la mère de Margaret.',
        'Sers-toi par terre tant que tu veux. Mais n’écoute pas Margaret, elle penche.',
      ],
      alone: ['Tu comptes traverser ces herbes sans créature ? Courageux. Les herbes ont déjà gagné.'],
      garden: [
        'Tu as gagné au Jardin Thornby ? Devant ces roses-là ?',
        'Elles n’ont jamais rien perdu. Laisse-leur un jour pour s’en remettre.',
      ],
      ten: [
        'Dix espèces ! C’est une de plus que mes sortes de pommes. Par dépit, je vais planter quelque chose.',
      ],
      grass: [
        'Derrière la clôture, je laisse pousser l’herbe. Pour les créatures, que je dis. C’est pour mon dos.',
      ],
      pie: ['Une pomme n’est qu’une tarte qui n’a pas rencontré les bonnes personnes.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, de la boutique. Je me tiens dehors pour laisser respirer les étagères.',
        'La porte est là. Elle s’ouvre toute seule, ce que moi je ne fais pas avant le petit-déjeuner.',
      ],
      defeated: [
        'Toi, tu as l’air d’avoir manqué de balls au mauvais moment. Le bon moment, on le vend aussi. Rayon un.',
      ],
      thirty: [
        'Trente espèces ! Je commande d’après tes pas, tu sais. Bon pour le commerce, mauvais pour mon registre.',
      ],
      dawn: ['On est ouverts. On est toujours ouverts. J’ai demandé : personne ne sait où est la clé.'],
      prices: ['Les prix, ce n’est pas moi qui les fais. Je les dis seulement d’une voix navrée.'],
      stock: [
        'Une Maître-ball coûte ce qu’elle coûte parce qu’elle ne rate jamais. Moi je rate tout. Je suis très abordable.',
      ],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Approche, mon chou, je ne mords pas. Je tricote. C’est plus lent, mais on s’en souvient plus longtemps.',
        'Ysolde Marrow. Quoi qu’on t’ait dit que j’ai dit du meunier, je l’ai dit plus gentiment.',
      ],
      alone: [
        'File te choisir une créature, mon chou. Je lui ai déjà tricoté quelque chose. Ça ira : elles ont toutes un cou, à peu près.',
      ],
      rime: [
        'Sortir de la Salle Rime avec tous ses doigts ! C’est que tu avais une bonne écharpe. La moitié du badge est à moi.',
      ],
      five: [
        'Cinq badges, et tu t’arrêtes encore pour une vieille femme.',
        'Au cinquième, d’habitude, ils arrêtent. Ils se mettent à dire « tantôt ».',
      ],
      defeated: [
        'Perdu, hein ? Moi je défais un rang sur trois. Personne n’a jamais traité le châle de raté.',
      ],
      shawl: [
        'Au départ, c’était une chaussette. Il faut laisser une chose devenir ce qu’elle veut, surtout si on a perdu le compte.',
      ],
      sock: [
        'Mon mari est parti au printemps chercher l’autre chaussette. Un bon mariage : il n’est jamais revenu sans.',
      ],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Chut ! Je compte les champignons. Cinq. Y en a toujours cinq.',
        'Moi c’est Wick. Si tu marches sur un, ça fait quatre, et alors je saurai que c’est toi.',
      ],
      alone: ['T’as pas de créature ? Moi non plus, j’en ai pas ! On pourrait ne pas en avoir ensemble.'],
      fifty: ['CINQUANTE sortes ? Y a cinquante de rien du tout ! Enfin, les dents. Un escargot en a plein.'],
      five: ['Cinq sortes ! Comme les champignons. En attrape plus, sinon le calcul marche plus.'],
      saturday: [
        'Pas de leçons aujourd’hui. La dernière parlait des jours de congé, alors je sais quoi faire.',
      ],
      mushrooms: ['Les rouges, c’est des maisons, les bruns, c’est des listes d’attente.'],
      oak: ['Y a une porte dans le grand chêne. J’ai toqué. On a retoqué. On a fait ça jusqu’au souper.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Je m’occupe du bois. Il était là avant, alors je lui demande surtout ce qu’il veut.',
        'Sous les arbres, les créatures sont plus timides que dans l’herbe. Ou plus cultivées. Difficile à dire.',
      ],
      alone: [
        'Je n’irais pas là-dessous sans personne. Ça ne les gêne pas. Elles te suivraient à la maison, et à toi d’expliquer ça à ta mère.',
      ],
      cinder: [
        'Le badge de la Forge Cinder. Hm. Garde-le dans une poche intérieure quand tu parles aux bouleaux.',
      ],
      seven: [
        'Neuf cents ans, ce chêne. Sous les racines, c’est noir. Le bois a brûlé une fois, d’un bout à l’autre.',
        'Rien n’a souffert. Il a brûlé comme ça, et au matin il y avait des créatures. Les miens ont écrit : « Des hôtes. »',
      ],
      defeated: [
        'Un chêne perd toutes ses feuilles, chaque année, devant tout le monde. Il revient. Penses-y.',
      ],
      dawn: [
        'À l’aube, c’est la relève. Ne bouge pas : qui va se coucher croise qui se lève, et nul ne dit bonjour.',
      ],
      oak: ['Ce chêne a neuf cents ans. Il a un creux, un genou fragile, et des avis sur les écureuils.'],
      rounds: ['Je fais deux fois le tour de chaque arbre. Une pour le voir, une pour qu’il m’ait vu.'],
      quiet: ['Tu entends ? Non, moi non plus. Il m’a fallu onze ans pour avoir ce silence.'],
      banked: [
        'On a prié les hôtes d’entrer, paraît-il. Ils sortent encore sous le chêne le soir, mais du pas de ceux qui ont une clé.',
      ],
      loose: [
        'Les miens avaient écrit « des hôtes ». J’ai barré et mis « des voisins ». Le chêne tenait le crayon, façon de parler.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Bonsoir, ou presque. Cosmo Wren, allumeur de réverbères. Quatre ici, deux sur la côte, une lune.',
        'La lune n’est pas vraiment à moi, mais je lui fais signe, et jusqu’ici elle s’est allumée.',
      ],
      lantern: [
        'Entrer à la Lanterne Dusk, et en sortir avec un badge. Moi, je n’en ai tiré qu’une facture.',
      ],
      defeated: [
        'La nuit, nul ne voit une mine défaite. Fais le tour de la place. Au quatrième réverbère, tu auras l’air d’avoir gagné.',
      ],
      dawn: ['Je les éteins. C’est tout comme les allumer, mais on se sent moins aimé.'],
      dusk: ['Le soir est la seule heure honnête : tout le monde avoue n’y voir pas bien.'],
      count: [
        'Entre deux réverbères, il y a un pas qui n’est à aucun. C’est là que passent les créatures timides.',
      ],
      moths: [
        'Les papillons de nuit me demandent chaque soir ce qu’il y a dedans. Du verre, que je dis. Ils n’en croient rien.',
      ],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Attention, tu es au milieu d’une phrase. Ottoline Umber. Je lis les pierres.',
        'Celle-ci commence par « Quand la braise était sauvage », et puis quelqu’un a posé une échelle dessus.',
      ],
      quarry: ['Tu as battu Holdfast à la carrière ? Splendide. Ils débitent mes sources en dallage.'],
      hundred: [
        'Cent espèces ! Les pierres en citent quarante, puis disent « et ainsi de suite ».',
        'Je n’avais encore rencontré personne qui ait fait le « et ainsi de suite ».',
      ],
      ember: [
        'J’ai bougé l’échelle ! « Quand la braise était sauvage, l’herbe se leva et regarda alentour. » Pas un calendrier. Une naissance.',
        'Ensuite : « Elle sortit par le loquet. » À Gué-du-Loquet, ils savent ce que ça veut dire. Ils n’en disent rien, donc ils savent.',
      ],
      night: [
        'La nuit, les lettres s’emplissent d’ombre et chacun peut lire. Le jour, il faut un doctorat et une éponge humide.',
      ],
      ring: [
        'Un soleil, une lune, deux roues. Soit c’est un calendrier, soit quelqu’un était très fier d’une charrette.',
      ],
      island: [
        'On l’a mise sur une île pour que nul ne la bouge. Puis on a bâti deux ponts. Voilà les gens.',
      ],
      spiral: [
        'La spirale veut dire « ça revient ». Sur une pierre au bord d’un lac. J’aimerais savoir quoi, et quand.',
      ],
      banked: [
        'La pierre a une dernière ligne. Je la lis depuis ton retour : « Elle dort, et nul ne l’enferme. » J’ai dû m’asseoir. Dans une phrase.',
      ],
      loose: [
        'La dernière ligne s’arrête au milieu d’un mot. J’avais toujours pensé : l’usure. Mais non. Ils ont laissé de la place.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Gare à la farine ! Bran Tolliver. Elle va partout. J’ai éternué un jour, et le chat fut un fantôme toute la semaine.',
        'Et quoi que dise de moi Ysolde Marrow, je l’ai dit d’elle avant.',
      ],
      tower: [
        'Tu as battu la Tour Windrow. Voilà pourquoi mes ailes se sont arrêtées ce jour-là. Je croyais à de la politesse.',
      ],
      crackle: [
        'Le Moulin Crackle ! Un moulin, ça ? Il ne moud rien, il grince des dents. Bon badge, cela dit.',
      ],
      dusk: [
        'Le soir, j’arrête les ailes. Un moulin qui tourne la nuit ne moud que du noir, et après ça va dans le pain.',
      ],
      bread: ['Le secret du bon pain, c’est la patience. C’est pourquoi je fais de la farine.'],
      wind: ['Le vent vient de la mer, fait ici un honnête tour, et s’en va embêter l’intérieur des terres.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, gardienne du phare. Cent quarante-quatre marches. Demande-moi comment je le sais.',
        'Si tu me vois de jour, c’est que je dors, et que quelqu’un d’autre porte mon chapeau.',
      ],
      tidewell: [
        'Le badge de l’Écluse Tidewell. Tu sais donc ce que je sais : l’eau attend juste qu’on regarde ailleurs.',
      ],
      defeated: [
        'Chaque navire, là-bas, a fait demi-tour au moins une fois. On appelle ça les navires qui flottent encore.',
      ],
      night: [
        'Le faisceau fait le tour en douze secondes. Pendant onze, tout ce qui est là-bas se croit seul.',
      ],
      stairs: [
        'En montant, je compte les marches. En descendant, mes genoux. Ça n’a pas toujours fait deux.',
      ],
      ships: ['Trois feux ont répondu au mien l’hiver dernier. Deux étaient des navires.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Tiens-moi ce bout. Merci. Marisol Keel. Tu fais maintenant partie d’un filet, ça arrive aux gens d’ici.',
        'Un filet, c’est beaucoup de trous sur lesquels on s’est mis d’accord.',
      ],
      three: [
        'Trois badges. On va te parler de la porte de la lande. Prends des chaussettes. Tout s’y passe sous le genou.',
      ],
      twenty: ['Vingt espèces ! Mes filets en ont pris dix-neuf, si on compte la bicyclette.'],
      dawn: ['Je les étale à l’aube pour lire ce que la nuit y a écrit. En gros : crabe. Crabe. Crabe.'],
      knots: ['Six nœuds à la minute, dont toujours un nœud papillon. Ça intrigue les poissons.'],
      catch: [
        'Tu leur lances une ball et ils entrent dedans ? Et contents, avec ça ? J’ai tout fait de travers.',
      ],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Halte ! Cette caisse, c’est mon bateau. Elle s’appelle l’Insubmersible, parce qu’elle est à terre.',
        'Je suis le capitaine Pip. Toi, tu fais l’ancre. C’est une promotion.',
      ],
      champion: [
        'T’as gagné le GRAND combat ? Tu peux faire le capitaine. Jusqu’au souper. Après c’est moi, c’est la loi de la mer.',
      ],
      defeated: ['Si tu perds, faut marcher sur la planche. On n’a pas de planche. T’as beaucoup de chance.'],
      crate: [
        'Y a un trésor dedans. J’ai pas le droit de regarder, sinon c’est plus un trésor, c’est encore des navets.',
      ],
      captain: ['Un jour, j’irai là où la carte s’arrête, et j’en dessinerai un bout.'],
    },
  },
};
export default words;
