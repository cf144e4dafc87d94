import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Vertendue',
    Harkmoor: 'Landécoute',
    Scattersea: 'Mersemée',
    Overcloud: 'Hautenue',
    Fourlight: 'Quatrelueurs',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description:
        'Jardinière de la première porte. Rien ne pousse sauvage dans ses plates-bandes, sauf son équipe.',
      before:
        'Essuie tes pieds, gare aux semis, et viens te battre comme il faut. J’ai des haricots à tuteurer avant midi.',
      after:
        'Belle taille. Quelqu’un t’a appris ou personne, et les deux t’honorent. Essaie le moulin ensuite, quand il y a du vent dedans.',
      lost: 'Une taille, pas un abattage. C’est ainsi que commencent les costauds. Arrose ton équipe, et attention à la marche.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description:
        'Meunière qui moud du tonnerre au lieu du grain. Ses ailes tournent au plus vite par mauvais temps.',
      before:
        'Sur le tapis de caoutchouc, s’il te plaît. Le dernier n’a pas voulu, et il ne supporte toujours pas la laine.',
      after:
        'Tu m’as pris le vent des ailes, et je m’en servais. Dis-le au forgeron, plus bas ; il me doit une miche là-dessus.',
      lost: 'Les cheveux font ça à tout le monde la première fois. Trouve quelqu’un qui ait les deux pieds sur terre, et reviens.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Forgeron de la vallée. Il éprouve chaque lame, et qui le défie, à blanc.',
      before: 'Ne bouge pas, que je te regarde. Oui. Voyons de quelle couleur tu es quand tu rougeoies.',
      after:
        'Bon acier. Je dis ça deux fois l’an, et je l’avais déjà dit en mars. Refroidis doucement, ou tu vas te fendre.',
      lost: 'Plié, pas cassé : le fer est bon. Il lui faut plus de feu. Reviens quand il en aura eu.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description:
        'Éclusière de la grande écluse. Les bateaux passent s’ils lui plaisent, les gens s’ils gagnent.',
      before:
        'Pas de klaxon, pas de hâte, et on ne double pas. Tu pourras me défier dès que la péniche sera passée.',
      after:
        'La porte se lève. Je l’ai tenue contre neuf crues et un évêque, alors tu as droit à un peu de fierté.',
      lost: 'Pas assez d’eau sous toi aujourd’hui, voilà tout. Attends dans le sas, laisse monter, je t’ouvrirai autant qu’il faudra.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Allumeur de réverbères qui préfère l’heure d’avant. Son équipe se bat par deux.',
      before: 'Tu viens tôt. Il fait encore assez clair pour voir ce que tu vas perdre.',
      after:
        'Alors autant t’allumer les lampes. À partir d’ici, la route n’est sombre que là où ça lui plaît.',
      lost: 'Je laisserai une lampe allumée au coin. Qui trouve grâce à elle le chemin de la maison trouve aussi celui du retour.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description: 'Cheffe de la carrière. Rien ne l’a jamais fait bouger, ni la dynamite ni les larmes.',
      before: 'Je ne bouge pas, je ne marchande pas, et je mange à midi. Il est moins le quart.',
      after:
        'Tiens. Ça, je l’ai senti. Ne le dis pas à l’équipe ; ils croient que je fais partie de la colline.',
      lost: 'Tu frappes comme la pluie. Ne ris pas : c’est la pluie qui m’use, à la fin. Mange un bout, et frappe encore.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Hôtesse de la salle gelée. Son accueil est frais, et son sol glisse exprès.',
      before: 'Entrez donc, et tâchez de rester debout. Si peu de mes hôtes ont réussi les deux.',
      after:
        'Vous n’avez rien cassé que j’aimais. Prenez d’abord de la soupe ; la tour est haute, et lui n’en offre jamais.',
      lost: 'Quelle chute ravissante. Réchauffez vos mains à la soupe, mon cœur, et amenez-nous quelqu’un qui ait du feu.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Guetteur de la tour au-dessus des nuages. Qui le bat a vu Vertendue tout entière.',
      before:
        'Je te suis des yeux depuis le début. Mauvais virage au moulin, puis une halte pour aider aux foins.',
      after:
        'D’ici, je vois la lande, où finissent nos haies. Longtemps je me suis demandé qui j’y verrais entrer ensuite.',
      lost: 'J’ai vu la chute, et d’ici on voit qu’il s’en est fallu de peu. Prends l’escalier doucement, et remonte.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Juge du comice de Vertendue depuis trente ans. Elle n’a jamais haussé le ton, ni donné la note maximale.',
      before:
        'Maintien, sept. Bottes, quatre. Montre-moi maintenant l’équipe, et ne fais pas signe au public.',
      after:
        'Dix. J’ai porté ce carton trente ans dans mon sac, et la place me servira. À Landécoute, dit-on, on ne note pas du tout.',
      lost: 'Huit pour le courage, et j’en donne peu. L’eau use presque tout ce que tu as vu ici. Le comice recommence demain.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Berger de dix-neuf ans, quatre cents moutons et un bon sifflet. Il a parlé aujourd’hui à plus de gens qu’en tout mai.',
      before: 'Bon. Salut. J’avais un discours, mais la chienne l’a tant entendu qu’elle est partie.',
      after:
        'C’était géant. Enfin, affreux, mais géant. On parlera de toi partout ce soir ; les moutons sont bavards.',
      lost: 'Oh non. Elles vont bien ? Et toi ? J’ai perdu mes onze premiers, si ça console, et la chienne m’aime encore.',
    },
    'eskil-hives': {
      name: 'Frère Eskil',
      description:
        'Gardien des ruches de l’abbaye, et sa voix la plus grave. Ses abeilles savent tout l’office du soir par cœur.',
      before: 'Doucement, je te prie, elles sont à leurs prières. Ensuite, elles s’occuperont de toi.',
      after:
        'Piqué ! Ça garde un homme humble, et ses genoux au chaud. Prends un pot de miel de bruyère, et ouvre-le dehors.',
      lost: 'Sois en paix, elles ne pensaient pas à mal. Reste un peu près des ruches ; nul n’en repart le moral bas.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Coupe la tourbe tout l’été et y trouve des choses toute l’année : souliers, beurre, et un jour un roi très poli.',
      before: 'Regarde où tu mets les pieds. Ce coin-là a eu deux vaches et un percepteur.',
      after:
        'Ça ira, toi. Si un jour tu t’enfonces, va doucement et appelle-moi. Je ne suis jamais loin, et j’aime la compagnie.',
      lost: 'Seulement jusqu’aux genoux, c’est rien. Voilà ma main. La prochaine fois, amène quelque chose qui flotte.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Teint les tweeds de la lande. Son violet vient du lichen, son vert du cuivre, et pour le jaune nul ne demande deux fois.',
      before: 'Ne lèche rien. Ça devrait aller sans dire, mais tu n’étais pas là mardi.',
      after:
        'Bon teint, toi. La plupart déteignent au premier lavage. Rince tes mains avant le thé, et encore avant le souper.',
      lost: 'Le premier bain ne prend jamais. Sèche ton équipe au vent, et ramène-la pour le second ; c’est lui qui se voit.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description:
        'Bâtit des murs sans mortier et se fait des amis pareil : lentement, pierre à pierre, et pour de bon.',
      before: 'Chaque pierre a une bonne place, et la plupart l’ignorent aussi. Cherchons la tienne.',
      after:
        'Voilà donc où tu vas : tout en haut, là où est le temps. Reviens dans quarante ans voir si mon mur a bougé.',
      lost: 'Une pierre qui ne va pas aujourd’hui ira demain, ailleurs. Retourne ton équipe, et essaie l’autre face.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Sans défaite aux foires des collines, et meilleur brodeur de trois paroisses. Il coud les ceintures lui-même, pour la qualité.',
      before:
        'On saisit loyalement, on tombe loyalement, et qui est dessous dit merci. Il n’y a pas d’autre règle.',
      after:
        'Merci. Voilà, ça ne fait pas mal du tout. Je te broderai une campanule de ce côté, près de celle du taureau.',
      lost: 'Je dis merci à ta place, le souffle te manque. Belle chute, loyale. Debout ; je vais te montrer la prise.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Quatorze ans. Elle trouve les puits au noisetier, et répond à la question que tu allais poser.',
      before:
        'Quatorze, et parce qu’il faisait noir quand je me suis habillée, et non, la baguette s’en fiche. Vas-y, demande.',
      after:
        'Je le savais, bien sûr. Mais jamais comment, et j’adore le comment. Dorcas sera gentille, alors couvre-toi bien.',
      lost: 'Ça aussi, je le savais, et je suis désolée. Je sais aussi que tu reviendras, et l’idée me plaît.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description:
        'Sonne la cloche de brume sur la chaussée, pour que les égarés rentrent. Ils n’étaient pas tous vivants.',
      before: 'Approche, mon cœur, je n’entends pas lequel de vous respire. Ah, bien. Et les deux autres ?',
      after:
        'File donc, tant que la cloche sonne. Le monsieur près de la porte dit bravo. Non, mon cœur, l’autre porte.',
      lost: 'Ce n’est pas ton heure, mon cœur, loin de là. Prends une menthe, et dis aux autres de ne plus fixer les gens.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Dernière dame du manoir de Landécoute, enfoncé dans la tourbe jusqu’au second. Elle reçoit par la fenêtre de sa chambre.',
      before:
        'Entrez donc par la fenêtre, comme tout le monde. Je défendrai cette maison jusqu’au dernier étage, qui est ici.',
      after:
        'Magnifique. Je vous offrirais l’aile orientale, mais il faudrait retenir son souffle. Aux îles, saluez le port ; j’ai failli l’épouser.',
      lost: 'Mon enfant, chacun perd quelque chose dans cette maison. Prenez l’escalier sec, et revenez, la fenêtre est toujours ouverte.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Cuisinier de la cambuse flottante. Il a nourri onze équipages dans neuf tempêtes, et la soupe n’a jamais quitté l’assiette.',
      before:
        'Personne ne se bat le ventre vide dans ma cuisine. Assieds-toi, mange, et ensuite je t’aplatis.',
      after:
        'Battu, et avant le dessert. Prends aussi le mien ; qui mange son dessert en perdant gâche le goût des deux.',
      lost: 'Une crêpe, comme promis, et maintenant tu manges. Nul n’a perdu deux fois avec mon ragoût de poisson ; c’est scientifique.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Fait des cerfs-volants qui portent lettres, déjeuners et, une fois, un cousin. Le fil est solide, et le cousin écrit.',
      before:
        'Le vent dit six nœuds d’ouest, et mangue au petit-déjeuner. Il est très précis sur les fruits.',
      after:
        'Tu as coupé mon fil net, et c’est ainsi qu’on perd un cerf-volant. Il retombera au nord : salue mon cousin.',
      lost: 'Une accalmie, rien de plus. Le vent dit qu’il tournera pour toi, et qu’il te faut quelque chose avec des fruits.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description:
        'Distille les fleurs qui mordent. Une goutte est un charme, deux sont l’affaire du médecin.',
      before:
        'Vous permettez. Poussière de route, courage, et un sandwich au fromage, poche gauche. J’ai fait des parfums de moins.',
      after:
        'Ah, c’est donc cette odeur : sel marin en tête, et dessous, de l’honnêteté. Le flacon portera votre nom, sans une goutte d’eau.',
      lost: 'Vous permettez : une note de défaite, soit, mais quelle résolution au fond. Il faut laisser mûrir. Revenez alors.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description:
        'Creuse son argile dans l’île où elle vit. L’île rapetisse chaque année, et les étagères se remplissent.',
      before: 'Tombe du côté des étagères, s’il te plaît. De l’autre côté, il n’y a plus d’île.',
      after: 'Fêlé dès la première cuisson. Bien : on sait où était le défaut, et il n’était pas chez toi.',
      lost: 'Un peu affaissé. Comme tout premier bol. Mouille tes mains, recommence, et ne jette pas l’argile.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Gardien du dernier feu du récif. Il a lu tous les livres échoués là, tant qu’il y avait des pages.',
      before:
        'Veuillez ne fixer ni la lampe ni ceux qui la gardent. La page quatre-vingt-dix manque à mon roman, et je ne suis pas d’humeur.',
      after:
        'Lumineux, vraiment. Pardon, on vit seul des années avec cette blague, et puis elle sort. Si vous voyez la page 90, j’y suis.',
      lost: 'Ne le prenez pas à cœur. Le feu tourne ; il était de mon côté. Asseyez-vous, je vous lis depuis la page quatre-vingt-onze.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Fait les masques de la régate de minuit. Nul n’a vu le visage derrière la lune, et chacun s’en souvient autrement.',
      before:
        'Choisis un masque. Les courageux pendent à gauche, mais je dois te dire qu’ils ne sont qu’en papier.',
      after: 'Démasquée ! Devant tout le monde, et si poliment. Garde le tien, il commence à te ressembler.',
      lost: 'Pas de larmes derrière le masque, ça gâte la peinture. C’était charmant à voir, et le bal dure toute la semaine.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Rivette les coques le jour et danse dessus la nuit, pour éprouver les tôles. Aucune n’a fui, mais l’une a une bosse.',
      before: 'Écoute : toc, toc, toc, touc. Ce dernier est un mauvais rivet, et je vais trouver le tien.',
      after:
        'Étanche. J’ai frappé à toutes tes tôles, et pas une n’a mal répondu. Si tu montes aux montagnes, huile tout deux fois.',
      lost: 'Je l’ai : un rivet branlant, et pas gros. Resserre, et remets à l’eau. J’écouterai.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Pêcheur de perles du récif extérieur. Il tient six minutes sans respirer, et pas une avec une rancune.',
      before:
        'Une grande respiration avant de commencer. Ça te fait du bien, et des merveilles aux nerfs des poissons.',
      after:
        'J’ai coulé, et c’était charmant au fond. La capitaine du port t’attend ; elle n’expire pas avant le dernier bateau.',
      lost: 'Remontée trop tôt, voilà tout. Flotte un moment, et on redescendra ensemble.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Capitaine du port des quatre-vingt-dix îles, en fauteuil roulant sur le quai. Le navire qu’elle perdit il y a trente ans est revenu, et la sert.',
      before: 'Tu as ce quai jusqu’à la pleine mer, dans neuf minutes. Je te suggère de commencer.',
      after:
        'Voie libre. Hisse le pavillon que tu veux, je le saluerai. Au-dessus des terres, il y a Hautenue, sans marées du tout, les pauvres.',
      lost: 'Échouage, et sans honte ; ce banc de sable, je l’ai relevé moi-même. La marée soulève tout le monde. La mienne vient deux fois par jour.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Tisse la soie de qui veut bien la filer. Il y a onze ans d’attente pour une écharpe, et personne n’a quitté la liste.',
      before: 'Ne tire sur aucun fil que tu verrais, je te prie. L’un d’eux tient le pont.',
      after:
        'Dessus, dessous, comme une bonne trame. Je te mettrai dans la bordure de la prochaine écharpe, en tout petit, avec des bottes rouges.',
      lost: 'Une maille sautée, rien de plus. Je n’ai pas coupé le fil ; reprends-le où tu l’as laissé.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Gardienne des sources chaudes. Elle sait à la cuiller près ce qu’on supporte de chaleur, et a une grande cuiller.',
      before:
        'Chaussures ôtées, cheveux relevés, et dis-moi si c’est trop chaud. Je n’y changerai rien, mais j’aime savoir.',
      after:
        'Bien étuvés, tous les deux ! Le bain froid est gratuit pour qui gagne. Il est aussi obligatoire, et derrière toi.',
      lost: 'Trop chaud, hein ? Il fallait le dire. Trempe jusqu’à ce que ton équipe ne tremble plus ; c’est gratuit aussi quand on perd.',
    },
    'diallo-strata': {
      name: 'Dre Amara Diallo',
      description:
        'Étudie tout ce qui a plus de dix millions d’années. Elle nous trouve, nous autres, charmants et un peu pressés.',
      before: 'Installe-toi bien, ça peut prendre une heure. Dans mon domaine, on appelle ça une explosion.',
      after:
        'Éteinte, et en un après-midi. Je te noterai dans les couches du haut, juste au-dessus de la fougère.',
      lost: 'Un petit glissement, et les petits glissements font les montagnes, avec le temps. Tu en as. J’étiquette : prometteur.',
    },
    'tuyet-steps': {
      name: 'Abbesse Tuyet',
      description:
        'Balaie chaque matin les mille marches de son abbaye, en montant puis en descendant. Nul n’a proposé deux fois de porter le balai.',
      before: 'Tu as gravi neuf cent quatre-vingt-dix-neuf marches. Je suis la dernière.',
      after: 'Bien. Balaie-les en descendant, et tu commenceras à voir ce que tu as fait de juste.',
      lost: 'Tu sais maintenant à quoi sert la dernière marche. Les autres seront plus courtes. Descends, remonte, et respire entre les deux.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description: 'Écoute le glacier et note ce qu’il dit. Jusqu’ici, il s’agit surtout de ses genoux.',
      before: 'Chut, il me raconte quelque chose. Il dit que tu es sur son pied.',
      after:
        'Il a ri. Il n’avait pas ri depuis avant les hommes, et la vallée aura besoin de vitres neuves. Merci.',
      lost: 'Il dit de ne pas t’en faire, il perd chaque été depuis dix mille ans. Et regarde sa taille.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description:
        'Astronome de la haute coupole. Il a nommé quatre cents étoiles, et appelle tout le reste « vous, là ».',
      before:
        'Vous, là. Vous êtes soit un défi, soit une comète. Ne bougez pas tant que je n’ai pas tranché.',
      after:
        'Une comète, clairement : brève, brillante, sans égard pour les meubles. À dans soixante-seize ans, le thé sera prêt.',
      lost: 'Derrière un nuage, voilà tout. Les étoiles font ça sans cesse, et nul ne les en aime moins. La coupole reste ouverte.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Conduit la crémaillère, sur une pente jamais homologuée. Elle eut un jour quatre minutes de retard, et on sonna les cloches.',
      before:
        'Tu as onze secondes d’avance. Reste derrière la ligne jusqu’à ce que je sois prête à te battre.',
      after:
        'En retard, à cause d’un voyageur, et sur mon quai. Je l’inscris à « éboulements », avec respect.',
      lost: 'Ce train n’est pas arrivé aujourd’hui. Il en part un autre quand tu voudras, et je le retiendrai à quai pour toi.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description:
        'Secouriste. Il ramène les grimpeurs perdus sur le dos de ce que les grimpeurs fuient d’ordinaire.',
      before: 'Si tu tombes, tombe à gauche. Mon ami de gauche est rapide, et celui de droite a faim.',
      after:
        'Quarante et un grimpeurs, trois chèvres et une fanfare, et voilà que c’est moi qu’on porte. Monte ; il y aura du thé.',
      lost: 'Je te tiens, ne regarde pas en bas. J’en ai porté quarante et un d’ici, et trente sont revenus et l’ont gravie.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Tient la cabane à thé du sommet. Montée il y a soixante-dix ans chercher son chapeau, elle n’y pense plus trop.',
      before: 'Assieds-toi, assieds-toi. Le thé prend juste le temps d’un combat, alors autant s’y mettre.',
      after:
        'Bois chaud, petite avalanche. De mon banc, on voit un pays où il est matin et minuit à la fois. Là, juste après mon chapeau.',
      lost: 'Assieds-toi. J’ai perdu vingt ans sur ce banc avant qu’on songe à perdre contre moi. Le thé est le même.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliothécaire de la graineterie au bois de l’aube. On y emprunte un chêne deux cents ans, un radis le week-end.',
      before:
        'Silence, s’il te plaît, les rayons du haut germent. Tu peux emprunter une défaite, et la rendre une fois finie.',
      after:
        'Pas d’amende, alors. Prends ce gland aussi. À rendre dans deux cents ans, et je m’en souviendrai.',
      lost: 'Une défaite, tamponnée, à rendre quand tu veux. Lis-la lentement ; l’utile est vers la fin.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Neuf ans, et debout avant tout le monde. Les autres l’ont nommée leader après trois victoires en allant à l’école.',
      before:
        'L’école est à huit heures, alors je fais vite. Tu pourras pleurer après. Tout le monde pleure, c’est pas grave.',
      after:
        'T’as gagné ! Personne gagne jamais avant le petit-déj’ ! Le dis pas à ma maîtresse, elle me croit en retard à cause d’un dragon.',
      lost: 'Sois pas triste, moi j’ai perdu plein de fois quand j’étais petite ! Reviens demain, je t’apporte ma deuxième meilleure tartine.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Souffle le verre sur les pierres de midi, où son four n’est que la deuxième chose la plus chaude. Ses vitres se rappellent l’été.',
      before: 'Viens dans mon ombre, si tu veux. Il n’y en a pas d’autre avant trois heures.',
      after:
        'Au début, tu étais du sable ; maintenant on voit au travers jusqu’au courage. Ne te laisse pas emballer dans la paille.',
      lost: 'Le verre casse à la fabrication ou jamais, et tu n’as pas cassé. Mets-toi à l’ombre, et apporte de l’eau la prochaine fois.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Contrôleur de trésors. Une fois l’an, il compte l’or de chaque dragon, et chaque dragon retient son souffle.',
      before: 'Nom, motif, et actif en état de combattre. Je vous préviens : je trouve toujours l’écart.',
      after:
        'Le compte n’y est pas. J’ai vérifié deux fois, et le reste, c’est vous. Paraphez ici, je vous prie.',
      lost: 'Je reporte votre courage à la page suivante. Il est inscrit à l’actif, et je ne me trompe jamais.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'Compte au soir tous les oiseaux qui rentrent, à voix haute et par leur nom. Les bonnes années à pinsons, il dîne très tard.',
      before: 'Quatre mille six, quatre mille sept. Commence donc, je sais me battre et compter à la fois.',
      after:
        'Voilà que j’ai perdu le fil, et avec joie. Je te note quatre mille huit, alors rentre avant la nuit.',
      lost: 'Quelques plumes de perdues, et elles repoussent plus fortes. Tu es dans le compte quand même.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Montreur d’ombres des roseaux du soir. Ses figures saluent, et encore une fois quand la lampe est éteinte.',
      before:
        'Dans tout bon conte, quelqu’un entre en connaissant la fin. Ce n’est jamais celui qui a raison.',
      after:
        'Tu as changé le dernier acte. Deux de mes ombres en sont si contentes qu’elles te suivent ; ne te retourne pas trop vite.',
      lost: 'Ce n’était que l’acte deux, et le héros perd toujours à l’acte deux. Je garde ta place près de la lampe.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Pêche au lac de minuit les étoiles qui y tombent, et rejette les petites.',
      before: 'Parle bas. Elles mordent mieux quand personne ne fait de vœu.',
      after:
        'Mon filet est trop petit pour toi. Je te rejetterais bien, mais je crois que tu tombes vers le haut.',
      lost: 'Décroché de l’hameçon, voilà tout. Assieds-toi, le lac n’est pas pressé, et j’ai du café pour deux.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Infirmière de nuit de ceux qui ne trouvent pas le repos. Elle leur chante des berceuses, et n’en est qu’au quatrième siècle.',
      before:
        'Chut, le neuvième siècle vient juste de s’assoupir. Si tu le réveilles, c’est toi qui chantes.',
      after:
        'Tu nous as tous bordés, et nul ne l’a vu avant le noir. Va voir qui remonte les heures, et dis que je n’ai pas encore sommeil.',
      lost: 'Là, ne bouge pas, rien de cassé. Je veillerai ton équipe jusqu’à ce qu’elle aille bien, et tu auras le bon fauteuil.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Veille sur les quatre heures et remonte le ciel à la main chaque soir. Il n’a eu qu’un retard, pour un anniversaire.',
      before:
        'L’aube t’a fait venir, midi a pris ta mesure, le soir t’a fait passer, minuit m’a dit ton nom. On regarde ce qui reste du jour ?',
      after:
        'Voilà donc ce qu’attendaient toutes les horloges. Tiens, la clé. Rien à remonter, mais il est bon de savoir qui pourrait.',
      lost: 'L’heure était à moi, et les heures changent de main. Repose-toi jusqu’à la prochaine ; je laisse le portail au loquet.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Page un, ligne un : moi, qui gagne. J’ai laissé de la place pour la date.',
      after:
        'C’était pas une défaite. C’était un brouillon. Je serai à Gué-du-Loquet quand t’auras trois badges, avec un meilleur stylo.',
      lost: 'Ha ! Je l’ai souligné. Deux fois. Réessaie quand tu veux, j’ai de l’encre à revendre.',
    },
    'rival-town': {
      before: 'J’ai travaillé mon air modeste. Regarde bien, ça arrive dans une minute.',
      after:
        'T’as progressé. Moi aussi, ça se voit pas de là où t’es, c’est tout. Huit badges. La porte de la lande. Sois là.',
      lost: 'Le voilà, l’air modeste. Il tient, hein ? Reviens vite, je pourrai pas le garder longtemps.',
    },
    'rival-gate': {
      before: 'J’ai pas dormi. C’est rien, elles non plus, on a parlé. Elles sont de mon côté.',
      after:
        'D’accord. D’accord ! Passe devant. Je tiens la porte, faut bien quelqu’un. On se voit où la lande finit.',
      lost: 'En tête, et pour de vrai, à passer la porte : Sorrel Latch. Je t’attendrai. C’est morne, d’être en tête sans personne.',
    },
    'rival-chapel': {
      before: 'Pas de page pour celui-là. Je veux le voir de mes yeux, pas le relire après.',
      after:
        'Tu sens ça ? Elles sont chaudes, toutes, les tiennes et les miennes. C’est un seul feu. J’essayais de gagner contre un feu.',
      lost: 'J’ai gagné. Vraiment gagné, et rien pour l’écrire. Reviens vite, que je m’en souvienne mieux.',
    },
  },
};
export default words;
