import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'Sa laine couve tout le jour sans jamais se consumer. Les bergers en gardent un au troupeau pour que les autres aient chaud l’hiver.',
    habitat: 'prés où l’on a brûlé du foin',
  },
  emberam: {
    name: '',
    text: 'Il aiguise ses cornes au silex et se régale des étincelles. Quand deux se rencontrent, on l’entend et le voit de la vallée d’à côté.',
    habitat: 'pentes chaudes',
  },
  kilnaries: {
    name: '',
    text: 'L’argile que touche sa crinière devient brique en une minute. On bâtissait jadis les poteries là où l’un d’eux avait choisi de dormir.',
    habitat: 'pâturages volcaniques',
  },
  clinkdil: {
    name: '',
    text: 'Roulé en boule, il rougeoie comme une braise tombée du poêle. Il roule derrière les gens qui sentent le pain.',
    habitat: 'murets tièdes',
  },
  ovendil: {
    name: '',
    text: 'La petite porte de son ventre s’ouvre quand il est de bonne humeur. Ce qu’on y met en ressort doré à point.',
    habitat: 'boulangeries abandonnées',
  },
  furnadil: {
    name: '',
    text: 'La fumée de ses piquants dit son humeur : blanche, tout va bien ; noire, prudence. Personne ne l’a jamais vu se presser.',
    habitat: 'vieilles fonderies',
  },
  flickeep: {
    name: '',
    text: 'Sa crête vacille quand on lui fait un compliment. Tout seul, il s’exerce à saluer devant les flaques.',
    habitat: 'murs de jardin au soleil',
  },
  pavember: {
    name: '',
    text: 'Chaque plume de son petit éventail porte une braise. Il les sème une à une pour que les voyageurs retrouvent leur maison.',
    habitat: 'ruines de palais',
  },
  solpavo: {
    name: '',
    text: 'Quand il ouvre son éventail à midi, les oiseaux d’ailleurs le prennent pour un second soleil. Les yeux de ses plumes clignent, dit-on.',
    habitat: 'falaises au levant',
  },
  podkin: {
    name: '',
    text: 'Il fredonne aux graines de sa cosse, et elles lui répondent. Avec un Podkin, un jardinier n’a plus besoin de calendrier.',
    habitat: 'potagers',
  },
  briarling: {
    name: '',
    text: 'Sa queue cueille les fleurs, ses bras en font des bouquets. Les malotrus ont droit aux épines.',
    habitat: 'haies',
  },
  sylvarok: {
    name: '',
    text: 'On peut compter ses cernes quand il bâille. Des villages entiers ont pique-niqué dessus sans s’en apercevoir.',
    habitat: 'les plus vieux bois',
  },
  rootling: {
    name: '',
    text: 'Il sent la pluie deux jours avant les nuages. La pousse sur sa tête montre ce qu’il a envie de manger.',
    habitat: 'bois de chênes',
  },
  thickhog: {
    name: '',
    text: 'De petits oiseaux nichent dans sa crinière et discutent l’itinéraire. Il cède d’ordinaire, et arrive un jour en retard.',
    habitat: 'fourrés',
  },
  grovetusk: {
    name: '',
    text: 'On redessine sa région chaque printemps, car les bois ont marché. Ses défenses prennent racine où qu’il fasse la sieste.',
    habitat: 'bosquets mouvants',
  },
  dozebud: {
    name: '',
    text: 'Il s’est réveillé une fois, et n’a pas trouvé ça formidable. Sa capuche de feuille se ferme seule quand on parle trop longtemps.',
    habitat: 'branches chaudes',
  },
  mosslow: {
    name: '',
    text: 'La mousse de son dos est la carte des endroits où il s’est suspendu. Il répond juste aux questions, environ une semaine après.',
    habitat: 'cimes brumeuses',
  },
  canopaw: {
    name: '',
    text: 'Ses fleurs-lanternes s’allument, une par créature qui dort alentour. Il rêve pour elles toutes, lentement et gentiment.',
    habitat: 'jardins suspendus',
  },
  puddlip: {
    name: '',
    text: 'Il croit que chaque flaque a été laissée là pour lui. La bulle sur son nez n’a jamais éclaté devant témoin.',
    habitat: 'flaques',
  },
  wallopo: {
    name: '',
    text: 'Il saute à l’eau d’aussi haut qu’il sait grimper, c’est-à-dire pas très haut. Tout l’intérêt est dans le plouf.',
    habitat: 'rivières lentes',
  },
  potamere: {
    name: '',
    text: 'Un lagon entier vit sur son dos, avec ses propres marées. Il bouge si peu que des bacs s’y sont amarrés.',
    habitat: 'lagons',
  },
  nubwhal: {
    name: '',
    text: 'Il touche chaque chose une fois du bout de la corne, pour faire connaissance. Les pêcheurs trouvent de jolis trous ronds dans leur chapeau.',
    habitat: 'embouchures',
  },
  narvane: {
    name: '',
    text: 'Sa queue tourne une bonne heure avant le vent. Les ports qui en ont un ont revendu leur cloche de tempête.',
    habitat: 'baies venteuses',
  },
  lancetide: {
    name: '',
    text: 'Il salue l’adversaire avant de charger, et une fois encore après. Sa lance repousse plus claire chaque hiver.',
    habitat: 'détroits entre les glaces',
  },
  dampaw: {
    name: '',
    text: 'Il ne peut voir de l’eau courir sans vouloir l’arrêter. Ses barrages de cuillers et de brindilles tiennent étonnamment bien.',
    habitat: 'ruisseaux',
  },
  lodgekin: {
    name: '',
    text: 'Il porte ses outils dans un tablier de brindilles et ne les prête à personne. La moitié des ponts des Vertes Terres sont son œuvre.',
    habitat: 'huttes de castor',
  },
  castorrent: {
    name: '',
    text: 'Il s’entraîne à retenir une cascade, et se repose en en retenant deux. Sur ses gantelets de bois sont gravés les noms de dignes rivaux.',
    habitat: 'cascades',
  },
  voltwit: {
    name: '',
    text: 'Perché sur les fils, il écoute les nouvelles. Ce qu’il répète a toujours un jour de retard et deux fois plus de sel.',
    habitat: 'poteaux du télégraphe',
  },
  telegrail: {
    name: '',
    text: 'Tapotant de la queue, il passe les messages dans la vallée, un ver le mot. Les lettres d’amour sont gratuites, et il feint de ne rien y comprendre.',
    habitat: 'prairies inondées',
  },
  brookfin: {
    name: '',
    text: 'Il remonte le courant pour la vue et le descend pour le plaisir. Ses rayures s’alignent sur les rides de l’eau quand il veut se cacher.',
    habitat: 'ruisseaux clairs',
  },
  weirgill: {
    name: '',
    text: 'Chaque automne, il saute neuf fois le même barrage : une pour passer, huit pour les gens du pont. Entre deux, il inspecte l’arc-en-ciel par-dessous.',
    habitat: 'barrages sous les moulins',
  },
  nippet: {
    name: '',
    text: 'Les patineurs le reconnaissent à un bruit de petites cuillers et aux rangs de trous dans la glace. Dans une main chaude, il mollit et pense à janvier.',
    habitat: 'étangs gelés',
  },
  glacilisk: {
    name: '',
    text: 'Il quitte chaque matin une mue de givre, complète jusqu’à la moindre écaille. Les collectionneurs viennent avec des glacières.',
    habitat: 'sources froides',
  },
  basilisleet: {
    name: '',
    text: 'Son regard gèle un lac de rive à rive, et les samedis d’hiver les enfants le demandent par son nom. La couronne fond un peu à chaque merci.',
    habitat: 'lacs sous la neige',
  },
  gloopet: {
    name: '',
    text: 'Il garde en lui tout ce qu’il a touché, quelque part. Demande poliment, et il cherchera ta clé.',
    habitat: 'sous les ponts',
  },
  sludgeon: {
    name: '',
    text: 'D’abord vint la baignoire, puis les parapluies, un trombone et la cloche de l’église. Qui a perdu quelque chose plonge le bras, et en sort souvent mieux.',
    habitat: 'bras morts',
  },
  vatlurk: {
    name: '',
    text: 'Personne ne l’a vu en entier, juste deux yeux sous un couvercle au fond de la teinturerie. Laisse-lui une marmite sale : au matin elle brille, un peu plus mince.',
    habitat: 'vieilles teintureries',
  },
  zizzgrub: {
    name: '',
    text: 'Caresse-le à rebours, et tes cheveux se dressent jusqu’au souper. La nuit, il lit les cernes de sa bûche à ses propres étincelles, une année à la fois.',
    habitat: 'bûches pourries',
  },
  switchafer: {
    name: '',
    text: 'Les points de son dos se chargent quand on les frotte. Deux suffisent à éclairer une petite cuisine.',
    habitat: 'vieux chênes',
  },
  gutterling: {
    name: '',
    text: 'Les nuits de pluie, il s’assied au bout de la gouttière et brûle là où d’autres gouttent. Frappe : il rentre, glousse, et sort de celle d’à côté.',
    habitat: 'toits mouillés',
  },
  galoshade: {
    name: '',
    text: 'Il a emménagé dans une botte que le marais a prise à quelqu’un, et la tient très propre. Les soirs de brume, il demande à chacun des nouvelles de l’autre.',
    habitat: 'sentiers brumeux',
  },
  glowmonger: {
    name: '',
    text: 'Il vendait des lampes aux navires jusqu’à ce que la marée passe sur la boutique ; il fait encore sa tournée, une botte au pied. Qui le salue est guidé chez soi, les autres par le chemin panoramique.',
    habitat: 'quais noyés',
  },
  cobblet: {
    name: '',
    text: 'Lancé en ricochet, il coule au deuxième bond et met une semaine heureuse à rentrer à pied. De braves gens arrosent sa touffe, le prenant pour un pot.',
    habitat: 'gués caillouteux',
  },
  bouldun: {
    name: '',
    text: 'La mousse décide où il va ; le reste suit. On l’a pris pour un banc, et ça ne l’a pas gêné.',
    habitat: 'champs de rochers',
  },
  tumulord: {
    name: '',
    text: 'Un roi y est enterré, et les deux ont fini par bien s’aimer. Le jour le plus long, il se tourne pour que le soleil vienne lui dire bonjour entre les pierres.',
    habitat: 'tertres herbeux',
  },
  moonbun: {
    name: '',
    text: 'Plus la lune est ronde, plus il saute haut. À la pleine lune, il faut que quelqu’un de lourd le tienne.',
    habitat: 'prés sous la lune',
  },
  selenhare: {
    name: '',
    text: 'Une oreille pour la lune qui croît, l’autre pour celle qui décroît ; sans lune, il les replie. Ses traces se remplissent d’une lumière partie au petit-déjeuner.',
    habitat: 'collines sous la lune',
  },
  knuckub: {
    name: '',
    text: 'Il boxe les arbres jusqu’à ce qu’ils abandonnent, ou que l’automne vienne. Ses gants sont des ruches, et les abeilles comptent les points.',
    habitat: 'clairières',
  },
  pawgilist: {
    name: '',
    text: 'Champion neuf étés durant, il accroche sa ceinture à une branche avant de dormir, pour ne pas la froisser. Les perdants sont raccompagnés, miel compris.',
    habitat: 'bois à miel',
  },
  blinkowl: {
    name: '',
    text: 'Ses sourcils s’allument dès que quelqu’un près de lui a une idée, et nul ne joue deux fois aux cartes avec lui. De jour, il se cogne aux choses et s’excuse.',
    habitat: 'greniers à foin',
  },
  owlumen: {
    name: '',
    text: 'Les planètes autour de lui font un tour par pensée achevée. En période d’examens, des écoles entières le louent.',
    habitat: 'clochers',
  },
  scuffkit: {
    name: '',
    text: 'Chaque matin, il cherche querelle à son ombre, furieux qu’elle ne fatigue jamais. Les jours gris sont pour la sieste, et pour raconter l’exploit.',
    habitat: 'ruelles derrière les granges',
  },
  umbrawl: {
    name: '',
    text: 'Il marche la nuit près des voyageurs, toujours juste hors de la lumière. Au matin, il est un peu vexé que personne n’ait dit merci.',
    habitat: 'lisières à la brune',
  },
  penumbrawn: {
    name: '',
    text: 'Quand il se dresse devant le soleil, les poules rentrent et l’allumeur de réverbères sort. Les jours de lessive, on le persuade de s’asseoir.',
    habitat: 'vieux bois profond',
  },
  rivetle: {
    name: '',
    text: 'Remonter la clé de son dos ne sert à rien, mais il aime l’attention. Sa carapace ne rouille pas, car il s’en inquiète chaque jour.',
    habitat: 'ports',
  },
  ironclade: {
    name: '',
    text: 'Sa cheminée siffle à midi, et tout le port passe à table. Les mouettes se sont engagées à bord et prennent la chose plus au sérieux que lui.',
    habitat: 'ports profonds',
  },
  molder: {
    name: '',
    text: 'Il creuse pour un trésor et trouve des pommes de terre, ravi chaque fois. La lampe de son casque lui tient compagnie.',
    habitat: 'jardins ouvriers',
  },
  excavole: {
    name: '',
    text: 'Demande-lui de planter une tulipe : ce sera à neuf mètres, avec un bout de minerai pour la chance. Une cave qu’il a visitée reste sèche cent ans.',
    habitat: 'carrières',
  },
  shaftmaw: {
    name: '',
    text: 'Un seul de ses bâillements a soufflé toutes les lampes de la vallée. Des canaris logent gratis dans ses oreilles et lui disent quand remonter.',
    habitat: 'vieilles mines',
  },
  jellume: {
    name: '',
    text: 'Il luit de la couleur de ce que tu penses. Les marins ont appris à ne penser à rien du tout.',
    habitat: 'baies calmes',
  },
  medusage: {
    name: '',
    text: 'Il répond à toute question, mais après deux marées. D’ici là, la plupart ont trouvé seuls, et c’était ça, dit-il, la réponse.',
    habitat: 'eaux calmes devant l’île',
  },
  shinglet: {
    name: '',
    text: 'Il bâtit sa maison des plus beaux galets de la plage, puis ne la distingue plus de la plage. Certains soirs, il frappe de tas en tas jusqu’à ce qu’on ouvre.',
    habitat: 'plages de galets',
  },
  cragclaw: {
    name: '',
    text: 'La colline de son dos est à louer ; après mûre réflexion, ce fut un phare. Aux grandes marées, il déménage, et on refait les cartes.',
    habitat: 'mares de marée',
  },
  noctuff: {
    name: '',
    text: 'Il dort en boule de duvet et tombe de sa branche à peu près une fois par nuit. L’atterrissage ne le réveille jamais.',
    habitat: 'arbres creux',
  },
  noctivail: {
    name: '',
    text: 'Par nuit claire, il pend entre deux cheminées, et le ciel gagne une constellation sans nom. Les astronomes sont vexés, les papillons charmés.',
    habitat: 'clochers d’église',
  },
  pricklo: {
    name: '',
    text: 'Il adorerait un câlin, et garde un bouchon sur chaque épine au cas où. Sa fleur s’ouvre quand on lui raconte une blague.',
    habitat: 'sable sec',
  },
  saguardian: {
    name: '',
    text: 'Il garde la même borne depuis deux cents ans sans demander pourquoi. À son anniversaire, les lézards saluent en rang, et il dit qu’il a du sable dans l’œil.',
    habitat: 'dunes',
  },
  cuprikin: {
    name: '',
    text: 'Construit pour trier des vis, il est passé aux amitiés. Ses mains aimantées rendent les adieux difficiles.',
    habitat: 'tas de ferraille',
  },
  cupritan: {
    name: '',
    text: 'Les bouilloires chantent et les montres s’emballent quand il traverse un village : il va sur la pointe des pieds. Chaque bobine fut enroulée à la main, et il sait par qui.',
    habitat: 'vieilles centrales',
  },
  inchbeam: {
    name: '',
    text: 'Il mesure chaque rayon de soleil d’un bout à l’autre et garde les chiffres pour lui. Quand les jours rallongent, il n’est pas surpris, juste fier.',
    habitat: 'appuis de fenêtre au soleil',
  },
  sunflit: {
    name: '',
    text: 'Le motif de ses ailes est le pré de sa naissance, vu d’en haut. Il n’oublie jamais le chemin du retour.',
    habitat: 'prés fleuris',
  },
  icequill: {
    name: '',
    text: 'Les plumes de sa tête sont des glaçons, et il en est coquet. L’été, il se met à l’ombre des autres.',
    habitat: 'côtes froides',
  },
  quillberg: {
    name: '',
    text: 'Une fois l’an, il se détache, dérive au sud voir les palmiers et rentre nettement aminci. Aux petits, on dit qu’il a lutté contre une baleine.',
    habitat: 'glaces à la dérive',
  },
  vyrmling: {
    name: '',
    text: 'Il ramasse des cailloux brillants et les compte avant de dormir. Personne ne lui a encore dit qu’il sait voler.',
    habitat: 'hauts rochers',
  },
  gustrake: {
    name: '',
    text: 'Ses ailes sont arrivées un an avant le reste, et il trébuche dessus dans l’escalier. Le moindre vent l’emporte, en général vers une tarte.',
    habitat: 'sommets venteux',
  },
  tempestral: {
    name: '',
    text: 'Le temps s’assemble autour de lui par respect. Il ne se pose que là où le sol l’en a prié.',
    habitat: 'fronts d’orage',
  },
  crumbit: {
    name: '',
    text: 'Il ne porte jamais une miette plus petite que lui, question d’honneur. On lui offrit un jour une brouette : il en fut blessé une semaine.',
    habitat: 'cuisines et champs de foin',
  },
  hoardent: {
    name: '',
    text: 'Ses joues tiennent les provisions d’un hiver, rangées par étagère, confiture à gauche. Les hôtes sont nourris, le temps qu’il trouve les cuillers.',
    habitat: 'granges',
  },
  postwren: {
    name: '',
    text: 'Il porte les plus petites lettres dans sa gorge, et fredonne pour ne pas entendre ce qu’elles disent. Les urgentes lui donnent le hoquet.',
    habitat: 'haies et portillons',
  },
  couristrel: {
    name: '',
    text: 'Il plane à la bonne adresse jusqu’à la signature, par tous les temps, des heures s’il faut. Une carte arriva en retard, il y a neuf ans ; il s’en excuse encore.',
    habitat: 'routes de poste',
  },
  heralgale: {
    name: '',
    text: 'Une note de son bec, et même les oies se rangent. Rois, moissons et lessive propre sont annoncés du même ton, chacun étant assez rare.',
    habitat: 'hautes tours',
  },
  tuftpup: {
    name: '',
    text: 'Nul ne sait quel bout est le devant avant que l’autre remue. Au coucher, il compte les moutons, puis les agneaux, puis les visiteurs.',
    habitat: 'prés à moutons',
  },
  drovermane: {
    name: '',
    text: 'Les petits s’abritent de la pluie dans ses mèches, et il feint d’ignorer combien. À un mot bas de lui, même le temps marche en file.',
    habitat: 'alpages',
  },
  hearthkit: {
    name: '',
    text: 'Les boulangers ouvrent le four avec soin : le troisième pain à gauche pourrait bâiller. Son poil sent la croûte, ce qui l’a tiré de plus d’un ennui.',
    habitat: 'cuisines chaudes',
  },
  inglynx: {
    name: '',
    text: 'Les braises de ses oreilles s’avivent quand quelqu’un rentre du froid. Il ne cède sa place près du feu à personne, mais son flanc est libre.',
    habitat: 'coins du feu',
  },
  strawisp: {
    name: '',
    text: 'La première nuit de moisson, une lueur va de gerbe en gerbe et cherche la bonne. Les bons fermiers en laissent une petite dénouée au bout du rang.',
    habitat: 'chaumes',
  },
  scarecrone: {
    name: '',
    text: 'Les corbeaux sont venus rire de son chapeau et restés pour les histoires. Qui arrache un navet après la nuit est prié, d’une voix de paille, de le remettre.',
    habitat: 'champs de navets la nuit',
  },
  fizzet: {
    name: '',
    text: 'Caresse-le une fois, tes cheveux se dressent ; deux fois, la lessive du voisin aussi. Il croit que les caresses servent à ça.',
    habitat: 'granges',
  },
  ampolecat: {
    name: '',
    text: 'Au grenier du moulin, il dort lové sur un crochet et déteste qu’on l’enjambe. Pour son thé, le meunier pose la bouilloire sur sa queue, s’excuse et paie d’un œuf.',
    habitat: 'greniers de moulin',
  },
  lodekid: {
    name: '',
    text: 'Chaque promenade finit avec onze clous, une charnière et le dé à coudre de quelqu’un aux cornes. Le forgeron l’attend et donne une carotte du tout.',
    habitat: 'carrières des collines',
  },
  lodehorn: {
    name: '',
    text: 'Dans les collines, la boussole ne montre pas le nord mais l’endroit où il se tient. Les égarés s’en réjouissent : il sait descendre, et à leur pas.',
    habitat: 'sommets des collines',
  },
  filamel: {
    name: '',
    text: 'Chaque automne, ils éclairent l’embouchure, chacun pas plus fort qu’un trou de serrure. Un pêcheur sans lampe en emprunte parfois un, et le rapporte.',
    habitat: 'embouchures',
  },
  incandeel: {
    name: '',
    text: 'Une nuit d’orage, le gardien dormant trop, il s’enroula autour de la lampe jusqu’au matin. Les navires ne virent rien, sinon que le feu gigotait.',
    habitat: 'eaux sous le phare',
  },
  calfrost: {
    name: '',
    text: 'Sous son manteau de neige, c’est un veau tout à fait ordinaire, et il aime mieux que tu ne vérifies pas. Vers la Saint-Jean, il demande la cave, avec le beurre.',
    habitat: 'collines enneigées',
  },
  muskalanche: {
    name: '',
    text: 'Une pente entière dort sur son dos et guette un prétexte : il marche doucement. Dans sa vallée, on se marie à voix basse, et on lui laisse du gâteau.',
    habitat: 'vallées abruptes',
  },
  flurrimite: {
    name: '',
    text: 'Il n’y en a pas deux pareils, et ils ne parlent que de ça. Prends-en un sur ton gant, admire-le tout haut, et il file le dire aux autres.',
    habitat: 'prés givrés',
  },
  crystalwing: {
    name: '',
    text: 'Posé dans une vitre cassée, il passe pour le carreau. Une maison du lac eut chaud tout l’hiver et comprit au printemps, quand ses fenêtres s’envolèrent.',
    habitat: 'rives d’hiver',
  },
  jabrimp: {
    name: '',
    text: 'Il défie cailloux, berniques et orteils, strictement par ordre de taille. Vaincu, il salue, pousse une pierre à gauche et s’entraîne jusqu’à la marée.',
    habitat: 'mares de plage',
  },
  stomatitan: {
    name: '',
    text: 'Son coup est si vif que la mer bout autour du poing, et les badauds apportent des œufs. Qui levait encore sa garde n’a jamais été touché.',
    habitat: 'récifs du rivage',
  },
  stiltlet: {
    name: '',
    text: 'Une patte sert à tenir debout, l’autre est gardée pour plus tard. À chaque chute, il regarde vite si les roseaux l’ont vu.',
    habitat: 'roseaux du lac',
  },
  cranekata: {
    name: '',
    text: 'À l’aube, il se tient dans l’eau basse, au milieu d’une figure, et la brume attend qu’il finisse. Nul adversaire n’est resté assez pour savoir la fin.',
    habitat: 'hauts-fonds brumeux',
  },
  pageant: {
    name: '',
    text: 'Il porte la bannière d’une colonne de quatre cents, presque tous partis de l’autre côté. S’il pleut, elle sert de parapluie, et tout le monde revient.',
    habitat: 'herbe des vergers',
  },
  squirant: {
    name: '',
    text: 'Chaque soir, il astique le heaume-gland, aiguise l’épine et demande si le chevalier désire quelque chose. En général, des miettes.',
    habitat: 'racines de chêne',
  },
  chivalrant: {
    name: '',
    text: 'Sa parole, donnée sur une miette, tient tout un été. Avant un duel, il lève sa visière, au cas où l’autre préférerait déjeuner.',
    habitat: 'châteaux de fourmilière',
  },
  tadbane: {
    name: '',
    text: 'Les points disent qu’il est venimeux, le sourire qu’il en est navré. Les hérons ont lu le début et s’arrêtent là d’ordinaire.',
    habitat: 'bords du lac',
  },
  curarana: {
    name: '',
    text: 'Parmi les prunes, il semble la plus belle, et nul ne l’a croqué deux fois. Qui s’excuse comme il faut apprend quelle feuille guérit.',
    habitat: 'vergers humides',
  },
  phialin: {
    name: '',
    text: 'À contre-jour, on voit exactement de quoi il a dîné. Les cueilleurs en gardent un au panier : il bleuit devant ce qui ne se mange pas.',
    habitat: 'jardins d’herbes',
  },
  apothadder: {
    name: '',
    text: 'Il y a un banc devant son creux, et à qui s’assied il demande où ça fait mal. Tarif : un œuf pour les grands, une bonne histoire pour les petits.',
    habitat: 'creux du vieux bois',
  },
  capsprite: {
    name: '',
    text: 'Pour passer inaperçu, il se fige parmi les champignons et fredonne comme s’il n’y avait personne. C’est au fredon qu’on le repère.',
    habitat: 'ronds de champignons',
  },
  amanitiara: {
    name: '',
    text: 'Sa cour siège en rond sous les bouleaux, et chaque point du diadème honore qui a dansé jusqu’au matin. Il est prudent d’avoir mangé avant.',
    habitat: 'clairières de bouleaux',
  },
  dustkit: {
    name: '',
    text: 'L’eau lave aussi, lui a-t-on dit, mais quelle façon mouillée de s’y prendre. Après son bain, la ruelle est balayée, les voisins moins.',
    habitat: 'ruelles poussiéreuses',
  },
  siroccoon: {
    name: '',
    text: 'D’abord vient le vent de sa queue, tiède et fleurant l’ailleurs, puis le garde-manger est vide. Il laisse un joli tas de sable, au prix coûtant.',
    habitat: 'ruelles et garde-manger',
  },
  sherdlin: {
    name: '',
    text: 'Depuis sa chute, il va de maison en maison essayer des tessons sur le trou. Un bleu allait presque, un jour ; il rend encore visite à cette famille.',
    habitat: 'dépotoirs de cuisine',
  },
  amphorage: {
    name: '',
    text: 'Sur son flanc, les figures peintes marchent, se querellent et reprennent la guerre. Seul le petit flûtiste près de l’anse peut le calmer ; il tourne le dos.',
    habitat: 'caves englouties',
  },
  tickfawn: {
    name: '',
    text: 'Né quatre minutes trop vite, il passe ses matinées à attendre les autres faons. À midi, il laisse l’horloge du village s’en tirer avec un avertissement.',
    habitat: 'tours d’horloge',
  },
  pendulope: {
    name: '',
    text: 'Sa barbe bat la seconde, et tout un pré de grillons a appris à chanter dessus. Un rendez-vous pris entre ses cornes est tenu, même par les passeurs.',
    habitat: 'tours d’horloge',
  },
  dreamspin: {
    name: '',
    text: 'Chaque nuit, il ramasse aux poutres les bouts de rêves et les file bien droit. Les mauvais donnent le fil le plus solide.',
    habitat: 'poutres de grenier',
  },
  reverachne: {
    name: '',
    text: 'Regarde assez longtemps sa toile, et quelqu’un qui te manque te regarde. Les mouches partent dès qu’elles ont conté une histoire inédite.',
    habitat: 'poutres de grenier',
  },
  matchbug: {
    name: '',
    text: 'Chaque soir, il se gratte la tête au même seuil et s’étonne. L’allumeur de réverbères, à la retraite, l’accompagne pour la promenade.',
    habitat: 'murs de verger',
  },
  kerbeam: {
    name: '',
    text: 'Les papillons viennent à sa lanterne prendre conseil : toujours se tenir un peu plus loin. L’hiver, une famille entière lit à sa lumière, s’il aime le livre.',
    habitat: 'murs de verger',
  },
  trilobit: {
    name: '',
    text: 'Endormi un bon moment dans l’ardoise, il s’est réveillé quand on l’a lâchée. Pour l’instant, c’est l’herbe qui l’impressionne le plus.',
    habitat: 'ardoises de rivière',
  },
  trilobastion: {
    name: '',
    text: 'Des familles d’escargots ont passé la grêle sous ses plaques sans payer un sou. Pour se tourner, il lui faut un champ, une raison et l’après-midi.',
    habitat: 'vieilles carrières',
  },
  spoutling: {
    name: '',
    text: 'Trois siècles au coin d’un toit lui ont donné des avis fermes sur les pigeons. Quand il pleut, il crache un arc parfait et attend les bravos.',
    habitat: 'vieux toits',
  },
  cathedrake: {
    name: '',
    text: 'Le soleil traverse ses ailes en pétales rouges et bleus, et nul ne se plaint d’être à son ombre. Son cri est une note d’orgue ; les vitres fredonnent.',
    habitat: 'vieilles tours',
  },
  geodling: {
    name: '',
    text: 'Du dehors, on dirait de quoi caler une barrière, et il a souvent servi à ça. Seuls les amis voient l’éclat, et un instant seulement.',
    habitat: 'sentiers des collines',
  },
  amethystrix: {
    name: '',
    text: 'À l’aube, ses piquants jettent des taches violettes sur tous les murs, et les chatons deviennent fous de joie. Il n’a blessé personne, sauf des coussins.',
    habitat: 'grottes de cristal',
  },
  pumichick: {
    name: '',
    text: 'Les canetons l’ont adopté : un poussin de ponce flotte mieux qu’eux tous. Les matins froids, ils nagent très serrés.',
    habitat: 'sources chaudes',
  },
  tephraptor: {
    name: '',
    text: 'Où il se pose, la neige fond en un rond, plein de coquelicots au printemps. Les fermiers lui font signe et rentrent d’abord la lessive.',
    habitat: 'collines nues',
  },
  flotsoul: {
    name: '',
    text: 'La lettre de sa bouteille a sa réponse depuis longtemps, mais il aime voyager. On le trouve, on lit, on soupire, on le relance un peu plus loin.',
    habitat: 'plages',
  },
  galleghast: {
    name: '',
    text: 'Les nuits de brume, on entend ses rames en cadence, et quelqu’un à bord toujours un demi-temps en retard. Les bateaux perdus le suivent au port.',
    habitat: 'baies brumeuses',
  },
  mudwhisk: {
    name: '',
    text: 'Une vieille carpe lui a dit que les poissons-chats qui remontent la chute deviennent dragons. Il en est au moulin ; le dimanche, le meunier ouvre la vanne.',
    habitat: 'étangs de moulin',
  },
  barbelung: {
    name: '',
    text: 'Sept villages hissent ses couleurs à la crue, car il rapporte ensuite leurs canards. Sa barbe sent toujours la vase, et il y tient.',
    habitat: 'chutes de rivière',
  },
  tendrake: {
    name: '',
    text: 'Il s’endort autour d’une rame de haricots et se réveille un mètre plus haut. Les jardiniers en plantent une de plus et ne comptent pas les pois.',
    habitat: 'rangs de haricots',
  },
  wistwyvern: {
    name: '',
    text: 'En mai, il dort pendu sous l’auvent, et on passe par-derrière pour ne pas secouer les fleurs. Ses abeilles sont de chaque vol et tiennent leur carte.',
    habitat: 'vieux auvents',
  },
  ingotail: {
    name: '',
    text: 'Tout son trésor est un sou de cuivre, si poli que nul ne sait quelle reine est dessus. Offre-lui-en un second, et il se méfie.',
    habitat: 'vieilles mines',
  },
  vaultwyrm: {
    name: '',
    text: 'Chaque pièce de sa peau lui fut prêtée, et il sait nommer les prêteurs depuis le premier. Intérêts payés à la Saint-Jean, en monnaie, de très haut.',
    habitat: 'vieilles mines',
  },
  snickub: {
    name: '',
    text: 'Il rit avant la fin de la blague et n’en connaît donc aucune. À la pièce de l’école, on le place près de la porte.',
    habitat: 'lisières de pré',
  },
  cackleader: {
    name: '',
    text: 'Quand le chef rit, la meute rit, et au troisième coup les moutons s’y mettent. Sous le sourire peint, il calcule surtout le souper de quarante.',
    habitat: 'lisières de pré',
  },
  blotlet: {
    name: '',
    text: 'Tombé d’un encrier au milieu d’une phrase, il en cherche la fin depuis. Les lettres laissées ouvertes près de lui gagnent des virgules.',
    habitat: 'hauts-fonds calmes',
  },
  kalligraken: {
    name: '',
    text: 'De huit pinceaux, il répond à huit lettres à la fois sans jamais confondre les tantes. Le capitaine taché reçoit de belles excuses à la marée suivante.',
    habitat: 'criques profondes',
  },
  sootbrock: {
    name: '',
    text: 'Il rentre par la cheminée, les portes étant pour les visites. Le laver est possible : deux personnes, une bassine, et du recul quant à la cuisine.',
    habitat: 'vieilles cheminées',
  },
  brockember: {
    name: '',
    text: 'Du pain laissé à son terrier le soir est cuit à l’aube, moins une tranche. Les renards y logent l’hiver et paient en potins et en bois.',
    habitat: 'talus boisés',
  },
  vanechick: {
    name: '',
    text: 'Où qu’il pointe, le vent vient d’ailleurs. Les pêcheurs le trouvent tout à fait fiable, une fois qu’on le sait.',
    habitat: 'toits de grange',
  },
  weathercrest: {
    name: '',
    text: 'La foudre l’a touché si souvent que les deux se tutoient. Le fermier dont il a quitté la grange se contente d’un doigt mouillé.',
    habitat: 'toits de grange',
  },
  thimbelf: {
    name: '',
    text: 'Il reprise une chaussette par nuit là où une lampe reste allumée. L’autre lui sert d’honoraires, et il n’a jamais compris les plaintes.',
    habitat: 'paniers à couture',
  },
  haberdame: {
    name: '',
    text: 'Il a recousu un jour une brouille de voisins si finement que nul n’a trouvé la couture. Les boutons se tiennent droits quand il entre.',
    habitat: 'ateliers de couture',
  },
  globelle: {
    name: '',
    text: 'La neige de son globe tombe sur une petite ville, une fenêtre allumée. Il danse pour qui vit là, et salue toujours d’abord de ce côté.',
    habitat: 'étangs gelés',
  },
  brollygeist: {
    name: '',
    text: 'Oublié sur un banc sous la pluie, il attendit des années qu’un coup de vent prenne son parti. Il suit les gens sans parapluie, et se vexe s’ils courent.',
    habitat: 'sommets venteux',
  },
  lullabell: {
    name: '',
    text: 'Le soir, il sonne pour qui s’est perdu et le mène au lit chaud le plus proche. Nul n’a jamais veillé jusqu’au dernier couplet.',
    habitat: 'vieux bois',
  },
  oraclam: {
    name: '',
    text: 'Pour une bonne question, il s’ouvre d’une main ; pour une grossière, il se ferme sur la manche. Ses réponses sont vraies, et souvent pour jeudi prochain.',
    habitat: 'plage de la baie',
  },
  anvilisk: {
    name: '',
    text: 'Les forgerons le laissent dormir à la forge, et le jour il leur prête sa tête. Ce que le village prend pour du travail lui est un très bon massage.',
    habitat: 'forges',
  },
  waspire: {
    name: '',
    text: 'Chaque été, il mâche un journal ou deux et ajoute un étage à la flèche de sa tête. Qui s’approche pour les titres finit rarement l’article.',
    habitat: 'clochers et greniers',
  },
  quicksylph: {
    name: '',
    text: 'Il monte quand il fait chaud, descend quand il fait froid, et danse entre les deux. Les vieux docteurs rangeaient le thermomètre et lui demandaient.',
    habitat: 'ruisseaux de vieilles mines',
  },
  boreauk: {
    name: '',
    text: 'Les pingouins n’ont jamais appris à voler ; celui-ci a descendu un bout de ciel sur la glace. Qui navigue d’après lui trouve un abri, et bien du poisson.',
    habitat: 'falaises du nord',
  },
  miragazelle: {
    name: '',
    text: 'Il se tient toujours un peu à gauche d’où tu le vois. Les albums de famille de la côte sont pleins de beaux portraits de la dune d’à côté.',
    habitat: 'dunes',
  },
  timpanyak: {
    name: '',
    text: 'Ses deux bosses sont des timbales, et c’est le temps qui les accorde. Le tonnerre qui entre en retard a droit à un long regard.',
    habitat: 'collines d’orage',
  },
  ossuwyrm: {
    name: '',
    text: 'Nul n’a trouvé de façon douce de le lui dire, alors il garde sa vallée comme il y a dix mille ans. Entre-temps, c’est devenu une colline.',
    habitat: 'falaises de craie',
  },
  cometoad: {
    name: '',
    text: 'Venu sur une comète, il trouva une bonne flaque et laissa la comète filer. Tous les soixante-seize ans, il grimpe au toit voisin pour lui faire signe.',
    habitat: 'rive du lac',
  },
  mandolark: {
    name: '',
    text: 'Il accorde ses cordes avant l’aube, et le hameau fait semblant de dormir. Les matins froids, il joue un peu faux et préfère n’en pas parler.',
    habitat: 'prés',
  },
  brackindle: {
    name: '',
    text: 'Au plus beau jardin, il dépérit ; dans n’importe quel vieux foyer, il prospère. Les connaisseurs arrosent plutôt le tapis autour.',
    habitat: 'brûlis',
  },
  wandertoise: {
    name: '',
    text: 'La tente de son dos est toujours montée, la bouilloire presque chaude. Qui y passe la nuit se réveille ailleurs, souvent avec une meilleure vue.',
    habitat: 'chemins des prés',
  },
  clovermare: {
    name: '',
    text: 'Des trèfles à quatre feuilles poussent dans ses pas, et les gens le suivent les yeux au sol. Il aimerait qu’on lève la tête et dise bonjour.',
    habitat: 'prés',
  },
  dawnhart: {
    name: '',
    text: 'La première lueur du jour se prend dans ses bois et descend au pas dans la vallée. Les matins qui semblent durer, c’est qu’il s’est arrêté pour boire.',
    habitat: 'vieux bois',
  },
  zenithrone: {
    name: '',
    text: 'À midi, il siège si droit qu’il n’a pas d’ombre à lui où se reposer. Toute la nature se couche par respect, et il envie chacun.',
    habitat: 'la plus haute colline',
  },
  gloamarch: {
    name: '',
    text: 'Chaque soir, il ramasse ce qui reste de lumière et l’emporte au bec. Les maisons qu’il frôle gardent une fenêtre allumée plus longtemps que prévu.',
    habitat: 'côte et cheminées',
  },
  nadirian: {
    name: '',
    text: 'À minuit, il nage sous les étoiles, et elles dansent un peu dans son sillage. Les gardiens de phare notent « météo », faute de case pour les baleines.',
    habitat: 'le ciel sur la baie',
  },
};
export default words;
