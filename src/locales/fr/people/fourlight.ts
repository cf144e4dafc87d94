import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Chut, les rayons du haut germent. Thandeka Moyo, grainothèque. Tu peux toucher tout ce qui n’écoute pas.',
        'Les chênes pour deux cents ans, les radis pour le week-end. Les amendes se paient en compost.',
      ],
      thyme: [
        'Tu as rendu ta défaite en bon état, alors vois : page un, premier prêt. « Thym, un pot, bord de fenêtre. Je reviens. »',
        'On a monté l’âtre ici, pierre à pierre, et oublié les herbes. Mille ans de retard. J’ai arrosé.',
      ],
      banked: [
        'J’ai mis le thym sur la cheminée, les racines au chaud. Mille ans de retard, et j’ai fait grâce de l’amende. Pas un mot.',
      ],
      loose: [
        'J’ai noté le thym « prêté pour de bon, à qui a une fenêtre ». Quelle audace. Je vais ranger quelque chose de travers.',
      ],
      defeated: ['Ta défaite est à rendre quand tu veux. Les gens ont tendance à prolonger.'],
      dawn: ['À l’aube, tous demandent de l’eau à la fois. C’est le seul moment où crier est permis.'],
      oak: ['Un homme a rapporté un chêne. Il avait emprunté un gland. J’ai fait payer les notes en marge.'],
      radish: ['Les radis lisent léger. Ils aiment que ça finisse vite.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Moi c’est Mirabel. J’ai neuf ans, je suis leader, et je suis pas perdue. Et toi ? Je peux te ramener à ta maman.',
        'Faut que je sois à l’école à huit heures. Ici, il est toujours presque huit heures. C’est ça le mieux.',
      ],
      badge: [
        'T’as mon badge ! C’est moi qui l’ai dessiné. Ça devait être un cheval, mais j’avais plus de cheval.',
      ],
      banked: [
        'Maren me laisse lui dire bonne nuit. Je lui ai raconté le dragon. Elle l’a pas dit à la maîtresse. C’est ma meilleure copine qui est un feu.',
      ],
      loose: [
        'Y en a une qui habite sous notre marche ! Je lui laisse la porte un peu ouverte. Elle me roussit un peu les chaussons. On est polies.',
      ],
      defeated: ['Moi je perds plein de fois. Tu dis juste « encore ! » très fort, et ça en fait une autre.'],
      day: ['Je sèche pas l’école. Je suis en route. J’y suis juste lentement.'],
      dusk: ['Je dois rentrer quand il fait noir. Il fait presque noir depuis lundi.'],
      slippers: ['C’est des lapins. Ça c’est le gauche, et ça c’est l’autre gauche.'],
      tabard: [
        'Y a écrit « courageuse » dans ma tunique. Maman l’a cousu, des fois qu’on me rapporte aux objets trouvés.',
      ],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Viens dans mon ombre, si tu veux, je ne m’en sers pas. Soraya Haddad, verrière.',
        'Attention à l’établi. C’était du sable ce matin, et ce soir ce sera une carafe.',
      ],
      window: [
        'À l’œil clair, vitre claire. On m’a commandé une fenêtre pour l’âtre froid. Il n’y a pas de mur. Ils voulaient d’abord la fenêtre.',
        '« Pour qu’on le voie du dehors, quand il brûlera », dit Maren. Qui, on ? « Qui est dehors. » Je l’ai faite double.',
      ],
      banked: [
        'Il y a une lueur à cette fenêtre. Je suis restée dehors dans le noir, bêtement, à me sentir attendue.',
      ],
      loose: [
        'J’ai remonté la fenêtre pour qu’elle s’ouvre. C’est le même verre. Il a juste l’air plus sûr de lui.',
      ],
      defeated: ['Une fêlure, c’est par où la lumière entre de biais. Je la facture en plus.'],
      dusk: ['Le soir, le four est plus clair que le ciel. Ça lui monte à la tête.'],
      sand: ['C’est du sable, tout ça. On lui a juste dit assez longtemps quelque chose de chaud.'],
      breath: ['Un verre, c’est un souffle, un bol, deux. Pour un lustre, je déjeune.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Nom ? Motif ? … « Juste pour voir. » J’inscris « non imputé ». Pell, Ignatius. Je contrôle les trésors.',
        'Une fois l’an, je compte l’or de chaque dragon. Ils retiennent leur souffle. Chez les gros, on se presse.',
      ],
      stones: [
        'Vous tombez juste, alors voyez. Pierres d’un âtre, montées ici : quatre cent douze. Reçus : quatre cent treize.',
        'Celui en trop dit : « Une porte. Non apportée. Laissée ouverte, au cas où. » Je le reporte depuis dix-neuf ans.',
      ],
      banked: [
        'Une braise, couverte, portant intérêt. Inscrite à « actif », puis, au crayon, à « maison ». Paraphez ici.',
      ],
      loose: [
        'Une braise, en liberté, détenue par tous. La seule somme qui grandisse sans qu’on la compte. Paraphez ici. Non : laissez.',
      ],
      defeated: ['Une perte. C’est déductible. Presque personne ne demande.'],
      friday: ['Le vendredi, j’arrondis à l’inférieur. C’est ma seule folie.'],
      cup: ['L’un d’eux a voulu me corrompre avec une coupe. J’ai compté la coupe.'],
      hem: ['Mon ourlet est roussi. J’ai fait une note de frais. Entre nous, il tient plutôt chaud.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Quatre mille un, quatre mille deux. Bonsoir. Ne bouge pas, tu as un pinson dessus. Deux. Tomasz Wrona.',
        'Je les compte quand ils rentrent, par leur nom. C’est long, mais chercher l’oublié le serait plus.',
      ],
      over: [
        'Tu es dans le compte, alors je te le dis : chaque soir, j’en ai un de trop. Une lueur passe le bord, tard, et sans ailes.',
        'Elle fait le tour de l’âtre froid, comme un chien qui va se coucher, et ne se couche pas. J’ai noté : « Pas encore. »',
      ],
      banked: [
        'Hier, la retardataire a fait un tour, et s’est couchée. Elle est au livre par son nom. Je ne le dis pas fort, elle dort.',
      ],
      loose: [
        'La retardataire a fait un tour, repassé le bord, et s’est retournée. J’ai noté : « Dehors. Sait le chemin. » J’ai bien dormi.',
      ],
      defeated: ['Une plume ou deux de tombées. Tu ne les reverras pas, mais quelqu’un couve dessus.'],
      dusk: ['Chut, ils rentrent. Les étourneaux donnent tous le même nom.'],
      perch: ['Je tends le bras par habitude. Ma femme y étendait le linge.'],
      nest: ['Le nid de mon chapeau est loué jusqu’au printemps. Je ne peux pas saluer les dames.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Tu es dans ma lumière. Non, reste, ton ombre a un beau profil. Dewi Laras. Je joue des roseaux. Ils jouent le jeu.',
        'Mes figures saluent quand c’est fini. Je ne demande plus qui tire.',
      ],
      play: [
        'Tu as mérité ma plus vieille pièce. Deux figures : un âtre, et une main. Pas de dernier acte.',
        'La main va au loquet, et la lampe s’éteint. Chacun est sûr de la suite. Jamais deux de la même.',
      ],
      banked: [
        'J’ai joué le dernier acte. La main ferme la porte, doucement, du dedans. Les grands pleuraient. Un petit : « Ben, il est tard. »',
      ],
      loose: [
        'J’ai joué le dernier acte. La main lâche le loquet et fait signe. Les grands pleuraient. Un petit : « On mange quoi, dehors ? »',
      ],
      defeated: [
        'C’était l’acte deux. Les héros perdent à l’acte deux, c’est là que sont les belles chansons.',
      ],
      night: ['La nuit, pas besoin d’écran. Il faut juste jouer plus petit.'],
      trick: ['Ils cherchent le truc derrière l’écran. Le truc, c’est moi. Je fais signe.'],
      face: ['Cette moitié de mon visage est pour le public.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: [
        '…',
        'Eino Saarvi. Elles mordent quand on ne fait pas de vœu. Tu en fais un. Je l’entends d’ici.',
      ],
      hook: [
        'Je le montre à peu de gens. Pris au plus profond du lac, et tiède. Un crochet de fer, d’une porte. Où tombe un loquet.',
        'Rejeté trois fois. Trois fois remonté. Il est à un clou de ma cuisine, maintenant, et le chat n’en bouge plus.',
      ],
      banked: [
        'J’ai monté le crochet à l’âtre. Maren l’a mis à la cheminée. Pas de porte. C’est pour pendre son manteau.',
      ],
      loose: [
        'Rejeté une quatrième fois. Il est resté au fond. Il voulait juste entendre qu’on n’avait pas besoin de lui.',
      ],
      defeated: ['Décroché. C’est comme ça qu’ils grossissent.'],
      night: ['Ça, c’est une étoile. Trop petite. … Et hop.'],
      coffee: ['Le café est pour deux. Je ne sais jamais lesquels.'],
      feet: ['Pieds nus, oui. Elles ont entendu parler des bottes.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Doucement, le neuvième vient de s’endormir. Siècle, pas enfant. Seraphine Oyelo, de nuit.',
        'Ils ne trouvent pas le repos, alors je chante. J’en suis au quatrième. Il y a des demandes.',
      ],
      carriers: [
        'Tu les as si bien bordés. Alors écoute ce que marmonnent les plus vieux. Ceux qui ont monté l’âtre, et ne se couchent pas.',
        '« Quelqu’un pourrait rentrer transi. » Mille ans assis, le lit ouvert. Je connais le genre.',
      ],
      banked: [
        'Ils se sont endormis. Les vieux porteurs d’abord, bottes aux pieds. Nul n’avait besoin de moi. J’ai tricoté ! Délicieux.',
      ],
      loose: [
        'Les vieux porteurs se sont levés. Aïe, ai-je pensé. Mais non : étirés, partis en promenade. On dort si bien après ça.',
      ],
      defeated: ['Rien de cassé que la soirée. Prends le bon fauteuil.'],
      dawn: ['À l’aube, je passe la relève. Il n’y a personne, alors je le dis à la bouilloire.'],
      box: ['Il reste un air dans la boîte à musique. Je le garde pour qui ne dort pas de joie.'],
      tired: ['Sommeil ? Non, non. Je les avais fermés pour mieux entendre.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'L’aube m’a dit que tu viendrais, midi m’a dit quand. Halcyon Abebe. Je garde les heures. Elles sont bavardes.',
        'Je remonte le ciel le soir. Il irait sans doute tout seul. Il aime qu’on le lui demande.',
      ],
      wait: [
        'Tu as la clé, alors je te dis pourquoi les quatre heures se tiennent ici. Quand on monta l’âtre, elles restèrent pour le voir allumé.',
        'Nous irons plus loin quand ce sera réglé, ont-elles dit. Va voir Maren Trivet. Elle a une question, bien conservée.',
      ],
      banked: [
        'Hier, j’ai remonté le ciel, et il s’est roulé en boule avant la fin, comme un chat qui entend le feu. Je rentre plus tôt.',
      ],
      loose: [
        'Les quatre ombres du cadran ont montré le portail ouvert, une minute durant. J’ai noté. Je n’ai pas corrigé.',
      ],
      defeated: ['Une heure a changé de main. Elle sera de retour demain, à peu près à la même heure.'],
      dusk: ['Un instant. … Onze. Douze. Voilà : le soir est remonté. Assieds-toi dessous.'],
      late: [
        'J’eus un retard, un jour, pour un anniversaire. Le soleil attendit dehors, et entra avec un paquet.',
      ],
      eyes: ['Un œil pour le jour, un pour la nuit. Le soir, ils se disputent le volant.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Horloges ! Montres ! Sabliers, à peine servis ! Bartholomew Tock. Onze ans à cette place, et pas un de vendu.',
        'Quatre clientèles en une, vois-tu. Aube, midi, soir et nuit. Et aucune qui veuille savoir l’heure.',
      ],
      ticking: [
        'Psst. L’une des miennes s’est mise en marche. La vieille pendule de cuisine, sans aiguilles. Elle est montée avec les pierres.',
        'C’est parti à ton passage, toi et ta bande. Tout lentement. Comme si on respirait dans la pièce d’à côté.',
      ],
      banked: [
        'J’en ai vendu une ! La pendule de cuisine, à Maren. « Juste pour le tic-tac. » J’ai encadré la pièce. Et le clou où elle pendait.',
      ],
      loose: [
        'La pendule de cuisine est partie à pied, et son coin est tiède. J’ai mis un mot : « Sortie voir l’heure qu’il est. »',
      ],
      defeated: [
        'Perdu ? Tiens, retourne ce sablier. Tu vois, tout est à venir. Remets-le après, c’est celui de la vitrine.',
      ],
      dawn: ['À celle-ci, c’est l’aube, à celle-là midi, et mon estomac dit mardi.'],
      night: ['La nuit, elles sont moins chères. On ne voit pas les aiguilles.'],
      slow: ['Celle-là retarde, celle-ci avance. En moyenne, je suis l’homme le plus ponctuel de la Lieue.'],
      stopped: [
        'Une montre arrêtée est juste deux fois par jour. Ici, tant que tu ne bouges pas. Belle pièce.',
      ],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Les ombres, s’il te plaît. … Merci. Voici ton numéro. Clementine Shade, vestiaire.',
        'Sur ces pierres, il est midi, on marcherait dessus. J’ai pendu la tienne près de la fenêtre. Elle fait encore signe.',
      ],
      peg: [
        'Il y a une patère que nul n’a réclamée. L’ombre d’un âtre. On l’a laissée à l’aïeule de mon aïeule, et monté le reste.',
        'Une ombre a besoin d’une lumière d’où tomber. Elle pend, elle attend. Je la brosse le dimanche. Dedans, elle est tiède.',
      ],
      banked: [
        'On a réclamé l’ombre de l’âtre ! Elle a filé sur la colline dès qu’il y eut d’où tomber. Elle a oublié son ticket.',
      ],
      loose: [
        'L’ombre de l’âtre reste. Avec son feu qui court partout, elle ne saurait où se mettre. Je lui ai donné la grande patère.',
      ],
      defeated: ['La tienne est revenue un peu à plat, mon chou. Un coup de vapeur.'],
      dusk: ['Le soir, elles s’allongent toutes et se croient grandes. Je ferme tôt.'],
      nine: ['La numéro neuf est très grande. Lui ne l’était pas. Il était juste en avance.'],
      swap: ['J’en ai interverti deux, un jour. Ils ont écrit depuis. Ils sont très heureux.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Mets des moufles, et souffle de l’autre côté. Ambrose Thaw, bibliothèque de glace. On a tous les livres, presque jusqu’à la fin.',
        'Ils fondent avant d’être finis. Les gens se plaignent. Les auteurs aussi se plaignaient.',
      ],
      evening: [
        'C’est un seul livre, tu sais. Tome un : « Il faisait froid. » Deux : « Encore. » Ils avaient posé l’âtre, notaient le temps, et attendaient.',
        'J’en suis au tome onze cent, et quelqu’un entre juste par la porte. Nul plus long livre sur une seule soirée.',
      ],
      drip: [
        'Le dernier tome s’est mis à goutter. Va voir Maren avant qu’il soit lisible. Il ne faudrait pas t’influencer.',
      ],
      banked: [
        'La dernière page a pris. « Puis il fit chaud, et ils dormirent. » On a dessiné un pot dessous. Je l’ai mise tout en haut.',
      ],
      loose: [
        'La dernière page a coulé de l’étagère, et j’ai couru avec un seau. Elle dit : « Et puis ». Rien d’autre. Jamais livre ne m’a tant plu.',
      ],
      defeated: ['Dans le livre, ils perdent à la page quarante. Il y a neuf mille pages.'],
      night: ['Je lis à la lueur bleue. Elle est froide, mais l’intrigue aussi.'],
      mittens: ['On tourne les pages à la cuiller chaude. Une fois. D’où la liste d’attente.'],
      spoiler: ['Ne me dis pas la fin. Je suis le seul ici qu’elle surprendrait.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Les pieds. … Merci. Maren Trivet. Je garde l’âtre. Balayé chaque matin, froid chaque matin. On n’aime pas être prise de court.',
        'C’est celui de la première cuisine. La vallée l’a monté, une pierre chacun, pour quand le feu voudra rentrer. Je mets la table.',
      ],
      banked: [
        'Voilà. Une couverture de cendre, et on borde. Écoute. … Elle ronfle. Mille ans, et personne n’a noté qu’elle ronflait.',
      ],
      home: [
        'Baisse la voix, elle est couverte. Et essuie tes pieds. C’est une maison, maintenant, ils comptent double.',
      ],
      loose: [
        'Il reste levé, alors. J’ai brûlé le « froid » de la bouilloire et mis une pierre au seuil. Non qu’il y ait une porte. Le principe.',
      ],
      out: [
        'Elle est rentrée il y a une heure, s’est assise sur la cheminée, a mangé le miel et a filé. Elles sont toutes ainsi à mille ans.',
      ],
      ask: [
        'Elle est tiède. Elle attend qu’on lui dise. La couvrir : elle dort ici, ses créatures restent si elles veulent, et on a où rentrer.',
        'Ou laisser le loquet levé : elle reste dans l’herbe, nulle cuisine n’est tout à fait close. Les deux sont justes. Je ne demande qu’une fois.',
      ],
      warm: [
        'Ta main, sur cette pierre. … Pas chaude. Mais pas froide ! Elle était froide avant qu’il y ait un mot pour ça.',
        'C’est ta bande, venue de partout. Elle sent toutes les cuisines du monde. Bats celle qui remonte les heures, et reviens me voir.',
      ],
      defeated: [
        'Tu as l’air d’avoir froid. Assieds-toi. Il ne marche pas encore, mais s’asseoir, ça marche.',
      ],
      night: ['La nuit, je laisse les quatre lueurs. Elle a peut-être peur du noir. Elle ne l’a jamais dit.'],
      kettle: ['C’est une grande bouilloire. On ne savait pas combien vous seriez.'],
      jars: ['Sel, miel, thym, et PLUS TARD. Non, personne ne l’a ouvert. On n’aime pas, avant.'],
      broom: ['Je balaie la cendre le matin, et la remets le soir. Il faut que ça ait l’air habité.'],
    },
  },
};
export default words;
