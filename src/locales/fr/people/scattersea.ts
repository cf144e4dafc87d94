import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Stop ! Tu es maigre. Non ? Alors tu vas le devenir. Teodoro Brás, cuisinier de la cambuse flottante.',
        'La porte est là, les cuillers dedans. Nul ne se bat à jeun contre moi. Ce serait un avantage, pour toi.',
      ],
      stove: [
        'Tu manges comme tu gagnes, alors regarde mon fourneau. Cette semaine, onze voisins y ont pris du feu. Chacun est rentré avec un feu.',
        'Et que reste-t-il au fourneau ? Un feu. J’ai posé l’opération sur la nappe. Elle ne tombe pas juste. J’ai fait frire dessus.',
      ],
      defeated: [
        'Une défaite, c’est surtout un manque de sel. Assieds-toi. J’ai ce qu’il faut, avec une croûte.',
      ],
      friday: [
        'Le vendredi, c’est ragoût de poisson. Les autres jours aussi, mais le vendredi je l’annonce.',
      ],
      stew: ['Le secret du ragoût, c’est le temps. L’autre, c’est le deuxième oignon. Tu n’as rien entendu.'],
      storm: [
        'Neuf tempêtes, et jamais une goutte par-dessus bord. On penche avec la marmite. L’équipage se débrouille.',
      ],
      banked: [
        'Tu l’as couchée dans la cendre ? Bien. Ce qui repose aujourd’hui est meilleur demain. Un cuisinier le sait. Un roi, non.',
      ],
      loose: [
        'Tu as laissé sans couvercle ? Bien. Où rien ne déborde, quelqu’un a faim. J’ai mis un troisième oignon, en son honneur.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Baisse-toi ! … Plus bas. Merci. C’était le courrier de mardi. Moi c’est Lani, je fais les cerfs-volants.',
        'Cette jambe est taillée dans le mât de mon premier. Elle sait encore quand virer. Je ne discute pas.',
      ],
      badge: [
        'Ton cerf-volant est retombé ! Une femme du nord l’a sur son toit. Rien d’autre ne sourit là-haut, écrit-elle.',
      ],
      defeated: [
        'Plus de vent ? Assieds-toi sur le quai, bouche fermée. Il vient toujours voir ce qui ne va pas.',
      ],
      dawn: ['L’air de l’aube est comme un cordage neuf. Il n’a pas encore décidé ce qu’il tiendra.'],
      cousin: ['Le cousin va bien. Il demande plus de fil. Je lui ai envoyé un timbre.'],
      wind: ['Le vent dit que tu vaux le détour, et que tu as un trou à la chaussette gauche.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Ne bougez plus. Tourbe. Bronze de cloche. Mouton mouillé, beaucoup. Vous venez de Landécoute à pied, et j’en suis navré.',
        'Célestin Amaury, parfumeur. La maison de ce côté ; ayez l’obligeance d’expirer avant d’entrer.',
      ],
      smoke: [
        'Puisque vous avez battu mon nez : demandez du feu sur n’importe quelle île, et sentez. Quatre-vingt-dix âtres, une fumée. La même.',
        'Non pas semblable. Le semblable, je connais. La même, comme une odeur coupée en quatre-vingt-dix sans rien perdre.',
      ],
      defeated: [
        'Je sens une défaite. Note de tête : poussière. Mais attendez. Oui. Dessous, déjà, le petit-déjeuner.',
      ],
      dusk: ['Le soir, les fleurs cessent de mordre et fredonnent. On embouteille vite, et l’on s’excuse.'],
      nose: ['Le nez est assuré. Le reste de moi n’est que son support.'],
      flower: [
        'Celle-ci m’a pris un bouton de manchette. Je le lui laisse. Elle n’a jamais eu si bonne mine.',
      ],
      banked: [
        'La fumée a changé. La tête comme toujours ; et au fond, très léger, draps propres. J’ai pleuré dans un flacon. Il se vend bien.',
      ],
      loose: [
        'La fumée a changé. Chaque île la sienne ! Quatre-vingt-dix fumées, et je n’ai qu’un nez, et il veut des vacances.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Les mains. Montre. Hm. Tu n’as jamais fait de bol, et tu n’en as jamais lancé. Eleni Karras.',
        'Je vis sur l’argile et je creuse où je vis. Un jour il n’y aura que des étagères. Viens avant.',
      ],
      plate: [
        'Pas une fêlure en toi, alors regarde. Au fond de l’argile, j’ai trouvé un plat, grand comme une table. Au bord : des entailles. 90.',
        'Un plat à gâteau, pour partager juste. Et l’émail a coulé dessus, de chaleur. Aucun gâteau ne fait ça.',
      ],
      defeated: ['Cassé ? Bien, la casse montre l’épaisseur. La tienne suffisait. Colle.'],
      monday: ['Le lundi, j’ouvre le four. Le lundi, je ne respire pas avant midi.'],
      island: ['Le jardin est passé dans le vase de la vitrine. C’est encore mon jardin. J’arrose le vase.'],
      jar: ['Cette jarre n’est pas finie. Elle n’est pas pressée non plus. On s’entend.'],
      banked: [
        'J’ai rempli d’or les entailles du vieux plat. Toutes. C’est un seul plat maintenant, et il sait à quoi il servait. Pas touche.',
      ],
      loose: [
        'J’ai refait le plat. Sans entailles. On en casse ce qu’on veut, et il reste entier. Je ne sais pas comment. Ne le dis pas à l’émail.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Bonsoir. Attention au câble, il est d’humeur. Haruo Minami. Je garde le dernier feu du récif.',
        'Si vous possédez un livre : je prends les mouillés. Les secs, j’ai du mal à m’y fier.',
      ],
      case: [
        'Un livre s’est échoué, tout un procès : à qui est un feu repêché en mer ? Quatre-vingt-dix îles, autant d’avocats.',
        'Il s’arrête au verdict. Dernière ligne lisible : « Ici l’enfant demanda un couteau, et le silence. » Je n’en ai pas dormi.',
      ],
      defeated: [
        'Au chapitre neuf, tout le monde perd. Je m’y suis arrêté une fois. Ç’aurait été un livre triste.',
      ],
      night: ['La nuit, je lis à voix haute aux navires. Ils ralentissent aux bons passages, maintenant.'],
      novel: [
        'Je connais quatre cents débuts et soixante fins. Le milieu des choses, j’ai dû le vivre moi-même.',
      ],
      ninety: ['La page quatre-vingt-dix. Si un jour elle colle à votre semelle, n’hésitez pas.'],
      banked: [
        'La dernière page du procès s’est échouée : « Ajourné, toutes les parties étant rentrées souper. » Je l’ai lue deux fois aux navires.',
      ],
      loose: [
        'Une page du procès s’est échouée : « Le feu, appelé trois fois, était ailleurs, à s’amuser. » Les navires aiment ce passage.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Oh, quel visage ! C’est le tien ? Quel courage. Pomona Bellacorda, des masques.',
        'La régate est à minuit. Nous avons invité la mer, et l’on ne sait jamais en quoi elle viendra.',
      ],
      badge: [
        'Quelqu’un a dansé hier sous ton masque et gagné aux cartes. N’aie crainte. Tu fus très aimable.',
      ],
      defeated: ['Prends-en un gai au mur. Porte-le une heure. C’est fou comme le dedans finit par suivre.'],
      saturday: [
        'Le samedi, tout Port-Drisse est masqué. Les chats trouvent ça lassant : ils reconnaissent chacun aux genoux.',
      ],
      moon: ['Derrière la lune ? Une autre lune, voyons. Il faut prévoir la pluie.'],
      paper: ['Ce n’est que papier et colle. Mais la loi aussi, et vois comme on se tient droit devant.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Toc. Toc. Pardon, je frappe à tout. Tu sonnes bien. Abena Mensah, je construis les navires.',
        'Si ça flotte, c’est moi. Si ça ne flotte pas, c’était déjà comme ça.',
      ],
      badge: [
        'J’ai mis ton nom sur une coque. Dedans, sous l’eau, où ça compte. La mer le lit toute la journée.',
      ],
      defeated: ['Une tôle de partie, pas le navire. Trouve-la, martèle-la, danse dessus. Dans cet ordre.'],
      night: [
        'La nuit, je danse sur les ponts. Si tu entends une fausse note, c’est moi, et j’aurai arrêté.',
      ],
      tunk: [
        'Toc, toc, touc. Tu entends ? Non ? Quelle chance. Moi je ne peux manger à presque aucune table.',
      ],
      dent: [
        'La bosse vient du baptême. La bouteille d’Eleni. Elle lance bien, et elle ne les fait pas minces.',
      ],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Bonjour. Un instant, j’expire encore. … Voilà. Kaimi. Je plonge au récif.',
        'Arrive sec ou mouillé. On repart toujours mouillé.',
      ],
      lamp: [
        'Je vais te dire pourquoi je plonge. Les perles paient. Mais sous le récif, il y a une lampe, et elle brûle. Dans l’eau.',
        'Je la mouche, comme ma tante. Elle guide les poissons. C’est la part d’une île, et l’île a coulé. La part, non.',
      ],
      defeated: ['C’est beau, au fond, hein ? Calme. Maintenant, bats des pieds.'],
      dawn: [
        'À l’aube, le récif grésille comme une poêle. Teo dit : la faim. Ce sont des crevettes. Je le laisse dire.',
      ],
      grudge: ['Mardi, j’avais une rancune. Je l’ai lâchée vers les anémones. Elles ont l’air d’aller.'],
      six: [
        'Six minutes. On demande à quoi je pense. Les cinq premières, au déjeuner. La sixième, beaucoup à l’air.',
      ],
      banked: [
        'Ma lampe brûle encore. Elle ne regarde plus en haut, c’est tout. Veux-tu rentrer aussi ? lui ai-je dit. J’y suis. En bulles.',
      ],
      loose: [
        'Ma lampe est partie nager. Je l’ai trouvée au matin aux anémones, mouchée toute seule. Ma tante en aurait parlé.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Tu es dans le chenal. Deux pas à gauche. Merci. Zenobia Tan, capitaine du port.',
        'Quatre-vingt-dix îles, un livre. Tout ce qui entre y est. Toi aussi. On t’attendait avec de meilleures chaussures.',
      ],
      oriel: [
        'Tu peux voir la page un. « Venu de mer : un feu. Propriétaire : contesté. Réglé par Oriel, six ans, au couteau à gâteau. »',
        '« En quatre-vingt-dix. Chaque part aussi grande que le tout. » Et dessous, d’une main d’enfant : « Pareil pour le gâteau, si on demande. »',
      ],
      disputed: [
        'Notre première entrée est un feu repêché dans l’eau, et quatre-vingt-dix qui le voulaient. Bats-moi, et je te lis la suite.',
      ],
      defeated: ['Tu es de retour. C’est inscrit comme une arrivée. Je ne tiens pas d’autre colonne.'],
      night: ['Mon navire rentre la nuit. Il n’a plus guère de coque. Je ne lui ai jamais compté le quai.'],
      tide: ['La marée a quatre minutes de retard. J’ai écrit à la lune, en termes fermes.'],
      berth: [
        'Quatre-vingt-dix postes à quai, et un de plus que je garde libre. On ne demande pas pourquoi à un port.',
      ],
      banked: [
        'Inscrit : « Sortie, au nord : un feu, couvert. Les quatre-vingt-dix parts restent ici, entières. » « Entières » souligné. Deux fois.',
      ],
      loose: [
        'La colonne « propriétaire » est close. Deux traits à la règle et, comme nul ne regardait, un petit drapeau.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Attention au pot, c’est chaud. Nell Farthing. Je rame. La nuit, surtout, avec une braise.',
        'D’île en île. Personne ne m’a rien demandé. Ils ont tous du feu. J’ai pensé que prendre l’air lui plairait.',
      ],
      coal: [
        'Chaque nuit, je donne un bout de braise à chaque porte. Et chaque nuit, je rentre avec la braise. La même.',
        'Je l’ai pesée, avant et après. Elle avait pris du poids. Ce doit être le gâteau qu’on nous donne.',
      ],
      whole: [
        'Zenobia t’a lu la page ! Oriel, c’était la mamie de la mamie de ma mamie, à peu près. Elle en aurait fait 91, pour peu qu’on le dise.',
        'C’est pour ça que je rame. Des fois que quelqu’un n’ait pas osé demander.',
      ],
      defeated: ['Plus de flamme ? Tiens ce pot une minute. Plus près. Voilà. Ça ne lui coûte rien.'],
      night: [
        'On m’attend sur la dernière vers deux heures. Il fait semblant de dormir, et les tasses sont sorties.',
      ],
      asked: ['Jamais priée de venir. Jamais renvoyée non plus. On apprend lequel des deux compte.'],
      oars: ['Mes bras ? Ils ont cessé de se plaindre la deuxième année. Ils en sont aux allusions.'],
      banked: [
        'Je rame toujours. Ils savent où elle habite, et lui ont écrit une carte, à quatre-vingt-dix. Le dos est signé aussi.',
      ],
      loose: [
        'Hier soir, il y avait une deuxième braise à bord. Pas mise par moi. Elle voulait ramer. Sans bras, alors elle a barré.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'De la visite ! Deux tours, et pas une plainte, j’ai regardé. Augustin Lamb, gardien.',
        'Tu veux savoir ce qu’il y a dedans. Des marches. J’ai écrit un livre dessus. Il tourne en rond.',
      ],
      ninety: [
        'D’en haut, je compte les feux des îles. Quatre-vingt-dix parts d’un seul, dit-on. J’ai cherché la plus petite. Il n’y en a pas.',
        'Chacune est un feu entier. L’ennui, c’est que l’hiver dernier j’en ai compté 91. Quelqu’un a encore partagé.',
      ],
      defeated: [
        'J’ai dégringolé les trois cents. Le truc, c’est de dire qu’on descendait chercher le lait.',
      ],
      night: [
        'Non, je ne l’allume pas. Je monte dire bonsoir, et il fait le reste. Nos rapports sont professionnels.',
      ],
      stairs: [
        'Trois cents en montant, deux cent quatre-vingt-dix-neuf en descendant. Je n’ai pas trouvé où va l’autre.',
      ],
      gulls: ['Les mouettes, ce sont des moutons qui s’en sont tirés.'],
      banked: [
        'Quatre-vingt-onze feux, et tous penchent un peu au nord, comme autour d’un berceau. Je descends sur la pointe des pieds.',
      ],
      loose: [
        'D’en haut, j’en ai compté 94. Puis ils m’ont vu, et c’était 91. Ils jouent. J’ai refait un tour, l’air de rien.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Essuie tes bottes ! C’est un navire, mais un propre. Bertha Kale, maraîchère et seconde propriétaire.',
        'Il s’est échoué avec quarante sacs de terre. Je venais me plaindre du bruit, et j’avais des graines en poche.',
      ],
      hundred: [
        'Cent dix espèces, et y en a-t-il qui mangent les limaces ? Alors de quoi nous félicitons-nous ?',
      ],
      defeated: [
        'Lui aussi a fait naufrage. Vois-le : jamais tant de visites, et tout le monde repart avec des poireaux.',
      ],
      dawn: ['J’arrose à l’aube, avec la marée. Dix minutes, il croit flotter. Je ne le détrompe pas.'],
      cabbage: ['L’air marin fait le chou salé. On économise sur le beurre.'],
      captain: ['Le capitaine demande chaque année s’il peut naviguer. Je lui envoie une courge.'],
    },
  },
};
export default words;
