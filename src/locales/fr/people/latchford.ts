import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Hors du lit, mon trésor. Pas celui où tu dors : celui où sont les radis.',
        'Hazel Thornby. La maison derrière moi est la première des neuf, et la seule où l’on te prie de désherber.',
      ],
      alone: [
        'Pas de créature ? Alors on ne serait que deux personnes dans un jardin. Charmant, mais sans badge.',
      ],
      badge: [
        'Tu le portes ! La plupart le mettent au tiroir.',
        'Il veut de la lumière et un peu de fierté. Pas trop d’eau.',
      ],
      four: [
        'Quatre badges. Je l’ai dit aux haricots : ça, ça grimpera. Ils étaient épatés, et ce sont des grimpeurs.',
      ],
      defeated: ['Un combat perdu ? Bien. Un arbre jamais plié tombe au premier vrai vent. Prends un radis.'],
      dawn: [
        'Je sors à l’aube attraper les limaces. Elles sortent à l’aube m’attraper, moi. On est à égalité.',
      ],
      beans: ['Noue lâche. Un haricot, c’est comme un invité : il reste plus longtemps s’il peut partir.'],
      weeds: [
        'Une mauvaise herbe est une fleur qu’on n’a pas présentée. Je la présente, et puis je l’arrache.',
      ],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Ne me serre pas la main ! Pardon. L’habitude. Les trois derniers vont bien, maintenant, ils bourdonnent juste.',
        'Tamsin Crackle. Je mouds du tonnerre. C’est plus fin qu’on croit, et ça lève tout seul.',
      ],
      badge: [
        'Si le badge chatouille, c’est normal. S’il fait tic-tac, rapporte-le en marchant, ne cours pas. Si : cours.',
      ],
      defeated: ['À plat ? Ça arrive à tout le monde. Mets-toi au vent et pense à quelque chose d’agaçant.'],
      night: ['La foudre, c’est la nuit que c’est beau. On voit par quel bout elle entre.'],
      monday: ['Le tonnerre du lundi est toujours un peu rassis. Il a traîné tout le dimanche.'],
      bread: [
        'Bran Tolliver dit que mon moulin n’en est pas un. Je lui ai envoyé un pain. Il a mis onze minutes à pouvoir le lâcher.',
      ],
      kite: ['Mardi, j’ai perdu un bon cerf-volant et trouvé un meilleur nuage.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Mets-toi là, dans la lumière. Hm. Tendre par endroits. Je l’étais aussi.',
        'Ivo Cinder. Quand tu voudras savoir de quel métal tu es, la forge est ouverte.',
      ],
      badge: [
        'Il était encore chaud quand je te l’ai donné. Il le restera un peu. Je n’ai jamais su pourquoi.',
      ],
      fire: [
        'Tu as gagné un secret. Je n’ai jamais allumé la forge. Mon maître m’a donné son feu, et le sien le lui avait donné.',
        'Prends n’importe quelle créature par la patte : même chaleur, au degré près. J’ai mesuré. Je dors mal, depuis.',
      ],
      defeated: [
        'Plié n’est pas cassé. Cassé n’est pas perdu. J’ai fait une bonne grille de quarante mauvais fers.',
      ],
      dusk: ['Le soir, on voit la vraie couleur du fer chaud. Celle des gens aussi.'],
      nails: [
        'Le matin, je fais des clous. Nul ne chante les clous. Enlève-les, et vois ce qui tient debout pour chanter.',
      ],
      quiet: [
        'On croit qu’un forgeron fait du bruit. C’est le marteau. Je n’ai pas haussé la voix depuis le printemps.',
      ],
      banked: [
        'Le jour de ta réponse, la forge a baissé, comme on souffle. Elle ne s’éteint pas. Elle a cessé de guetter quelque chose.',
      ],
      loose: [
        'Le jour de ta réponse, j’ai laissé la forge ouverte, et la moitié du feu est sortie. De retour à six heures. Je n’ai rien demandé.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Un à la fois, et gare au cordage. Il y a toujours un cordage, même ici dans la rue. Ça me rassure.',
        'Nerys Tidewell. Je garde l’écluse. On demande de quoi. Des inondations, surtout.',
      ],
      badge: ['Voilà qui a passé ma porte. J’ai parlé de toi à l’eau. Elle a demandé ton nom.'],
      defeated: ['Tu as touché le fond. Ce n’est pas couler. Attends un peu plus de rivière, et pousse.'],
      night: [
        'La nuit, l’eau parle plus et dit moins. Moi, j’écoute pour la fois où elle dira quelque chose.',
      ],
      dawn: [
        'Le premier bateau passe à l’aube. Chargé de brume. Depuis toujours : personne n’a pu la décharger.',
      ],
      queue: [
        'Une file d’attente, c’est une rivière bien élevée. J’ai vu déborder les deux, et la file, c’était pire.',
      ],
      floods: [
        'Neuf crues. On les distingue : la septième a laissé un piano. Je le garde, des fois qu’elle revienne le prendre.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Tu m’as trouvé, donc il ne fait pas encore noir. Corvin Dusk. J’éclaire cette ville, bien à regret.',
        'Ma maison est celle qu’on ne remarque pas. Frappe deux fois : une pour toi, une pour ton ombre.',
      ],
      badge: [
        'Je t’ai laissé une lampe allumée, après. C’est sur la note, sous « papillons, spectacle pour ».',
      ],
      defeated: [
        'Reste un peu. Perdre est plus beau sous cette lumière. Presque tout l’est, c’est pourquoi j’y vis.',
      ],
      night: [
        'Je me tiens près d’une lampe que j’ai allumée, et je le regrette. On voit tellement plus dans le noir.',
      ],
      cosmo: [
        'Wren allume les lampes du hameau et fait signe à la lune. Nous ne nous parlons pas. Il est d’un gai.',
      ],
      early: ['Ce qui arrive le soir est déjà arrivé, un peu plus loin. J’aime être en avance pour le voir.'],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Je suis là. Les gens font le tour.',
        'Si tu veux le badge, fais-moi bouger. Prends ce que tu veux. Quelqu’un a essayé une chanson.',
      ],
      badge: ['Tu m’as fait bouger. De la largeur d’une main. J’ai mesuré, et puis je me suis remise.'],
      stone: [
        'Lundi, on a fendu un bloc. Dedans, un creux comme un âtre, et de la suie dans le creux. Dans une pierre.',
        'Trente ans que je suis dans la roche. La roche ne cuisine pas. Ne le dis pas à l’Umber, elle voudra tout.',
      ],
      defeated: [
        'Perdu. Et alors ? Tu es encore là. C’est toute l’astuce. Une colline ne fait rien d’autre.',
      ],
      sunday: ['Le dimanche, je m’allonge. C’est pareil, mais de côté.'],
      lunch: ['Je mange à midi. S’il n’est pas midi, j’attends midi.'],
      paving: ['Tu es sur mon travail. Non, reste. Ça lui plaît. C’est du dallage.'],
      banked: [
        'Le creux dans la pierre : je l’ai bouché. Un bloc. Il est chaud par-derrière. Je m’y adosse, maintenant.',
      ],
      loose: [
        'Le creux dans la pierre : quelqu’un a emménagé. J’ai frappé. Ça s’est poussé. Jamais une roche ne s’était poussée pour moi.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Comme c’est aimable de rester debout, si peu y arrivent, devant ma porte. Je cire aussi la marche.',
        'Isolde Rime. Passez me voir. On tombe, on vous sert la soupe, on vous réinvite. C’était déjà ainsi quand j’étais petite.',
      ],
      badge: [
        'Quelle visite ! Vous avez traversé mon parquet. J’ai dû poser une plaque où les autres s’arrêtaient.',
      ],
      defeated: ['Vous avez glissé. Comme tous ceux que j’aime. Seuls les raseurs arrivent debout.'],
      night: ['Le gel vient la nuit, par la porte de derrière. Je lui laisse une chaise.'],
      soup: ['Le secret de la soupe, c’est qu’elle est chaude. Chez moi, on trouve ça bouleversant.'],
      slippers: [
        'Des chaussons de feutre. Soixante ans que je danse sur la glace avec, et pas une fois exprès.',
      ],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Par le ruisseau, deux haltes, un mot à un escargot : j’ai tout vu. Je n’espionne pas, j’ai une tour.',
        'Aurel Windrow. D’en haut, on voit tout ce qui ne va pas, et ça a l’air si bien rangé.',
      ],
      badge: [
        'Désormais je dirai : j’ai connu ça quand ce n’était qu’un point avec un chapeau. Je le dis de tous, mais avec tendresse.',
      ],
      moor: [
        'Avec trois badges, le garde t’ouvre la lande. Je l’observe depuis des années. Il ne s’y passe rien.',
        'Mais ça ne se passe jamais deux fois au même endroit.',
      ],
      defeated: ['Te voilà par terre. J’atterris ainsi, moi aussi. L’art est d’avoir l’air d’avoir visé.'],
      dawn: [
        'À l’aube, il y a plus de lueurs dans l’herbe que de lampes en ville. J’ai compté. Elles s’éteignent quand on le dit.',
      ],
      watching: [
        'Tout le monde fait signe à la tour, sans savoir si je le vois. On fait signe quand même. Je le vois.',
      ],
      feathers: [
        'Ces plumes sur mes épaules, je ne les ai pas arrachées. On me les prête. C’est une longue histoire, pleine de vent.',
      ],
      banked: [
        'À l’aube, les lueurs remontent la vallée en file, comme des enfants qu’on a appelés. Certaines traînent. Je fais signe.',
      ],
      loose: [
        'J’ai compté les lueurs à l’aube : une de plus que la veille. Je ne le fais plus pour les registres. C’est pour la compagnie.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Arrivée, six. D’abord un regard à la place, puis un à moi : c’est le bon ordre.',
        'Philippa Oduya. Je juge le comice. Quand les huit autres t’auront ouvert, je te jugerai.',
      ],
      badge: [
        'Il y a un trou dans mon sac, là où était un dix. Il ne me manque pas. Neuf, pour toi, en modestie.',
      ],
      eight: [
        'Huit badges, et tu n’as pas couru jusqu’ici. Sept, pour le sang-froid. La porte est ouverte quand tu veux.',
      ],
      hundred: ['Cent espèces. J’en ai jugé autant à un seul comice, et deux étaient la même poule.'],
      defeated: [
        'Une belle défaite : quatre pour le style, neuf pour la politesse. Treize. Je n’ai jamais dit sur combien.',
      ],
      saturday: [
        'Samedi, c’est le comice. Je serai douce avec les brioches et franche avec leurs auteurs, dans cet ordre.',
      ],
      marks: ['Je note aussi le temps qu’il fait. On le lui a dit. Il ne s’est pas amélioré.'],
      marrow: [
        'Trente ans de courges. On apprend que grand n’est pas un goût. On peut le dire, sous un grand chapeau.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Quarante et une portes a cette ville, et quarante-deux loquets. Moi c’est Agnes. Je m’occupe de celui en trop.',
        'Il pend à un poteau, sur la place. Ni porte, ni clôture. On le ferme chaque soir depuis mille ans.',
      ],
      walked: [
        'Tu as battu la juge, alors tu as l’âge, chez nous. Les miens étaient les cuisiniers. L’un d’eux leva le loquet, pour aérer.',
        'C’est tout. On n’a pas volé la braise : elle est sortie, dans l’herbe, et l’herbe s’est levée. Demande à la lande jusqu’où.',
      ],
      kitchen: [
        'Cinq badges : je peux te dire ce qu’il y avait avant la ville. Une cuisine. Un âtre, un feu, pour toute la vallée.',
        'On l’appelait la braise. Elle n’est jamais partie en fumée. Partie, si, une fois. Par la porte.',
      ],
      warm: [
        'Tu as un badge, alors tu peux toucher. Là. Chaud, hein ? Le loquet. Tous les jours, par tous les gels.',
        'Ma mère disait que c’était le soleil. Ma mère le disait aussi à minuit.',
      ],
      alone: [
        'Personne avec toi encore ? Va à l’accueil. Il paraît que c’est toi qui choisis. Je me suis toujours demandé.',
      ],
      gates: [
        'On a bâti une porte par année de regrets. Puis on a vu qu’on aimait les portes, et cessé de compter pourquoi.',
      ],
      oil: ['Une goutte d’huile le vendredi. Il ne grince jamais. Il écoute plus fort, c’est tout.'],
      draught: [
        'Sorrel, le sang de mon sang, veut le clouer. Moi je dis qu’un loquet qui n’ouvre plus n’est qu’un bout de fer. On en reste là.',
      ],
      banked: [
        'Tu l’as couverte. Alors j’ai huilé le loquet, hors de son jour, un mardi. Et il a grincé. Mille ans, et jamais un grincement.',
        'C’est de joie. Il y a un âtre où rentrer, alors il peut faire du bruit. Je le lève pour qui veut l’entendre.',
      ],
      loose: [
        'Elle reste dehors, alors. J’ai décroché le loquet. Mille ans à ce poteau, et il n’avait jamais rien vu.',
        'Je l’emmène dans mes tournées. Pas pour fermer, il a passé l’âge. Il aime voir par où entrent les gens.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Approchez ! Dill Pennyroyal : tout à un sou, sauf ce qui ne l’est pas. C’est-à-dire tout.',
        'Avant, je criais plus fort. Puis la boutique a ouvert, avec une porte qui fait ça pour rien.',
      ],
      ten: [
        'Dix espèces ! Je te ferais bien une remise, mais je n’ai rien qui te plairait. Je le dis en ami.',
      ],
      defeated: [
        'Perdu, hein ? Je peux te vendre une excuse. À peine servie. « Il avait le soleil dans l’œil » : il en reste deux.',
      ],
      friday: [
        'Le vendredi, du poisson ! Il n’y en a pas le vendredi. Mais c’est peint, et la peinture est chère.',
      ],
      dusk: ['Tout doit partir ! C’est le soir. Moi aussi, je dois partir, je suis sur la liste.'],
      jam: ['Ça, c’est de la confiture. Ça aussi. Celle-là ne s’en cache pas.'],
      scales: [
        'Ma balance est juste à la plume près. Une grosse plume. Ne me regarde pas comme ça, elle est jolie.',
      ],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, garde de la porte de la lande. Trois badges, et elle s’ouvre. Ce n’est pas moi qui décide : c’est le gond.',
        'Trois d’autre chose, ça ne va pas. Un gars a essayé avec des boutons. Elle s’est entrouverte, par politesse.',
      ],
      alone: ['Là-dehors sans personne ? Non. Ce n’est pas le règlement. C’est que je n’en dormirais pas.'],
      eight: ['Les huit. Alors la lande t’est ouverte jusqu’au bout, et après le bout, il y a une chapelle.'],
      three: [
        'Trois badges ! Vas-y, pousse. C’est la seule porte de la ville qui s’ouvre vers dehors.',
        'Toutes les autres, on les a faites pour empêcher quelque chose de rentrer. Nul ne m’a dit quoi.',
      ],
      night: [
        'La nuit, je frappe à la porte toutes les heures. Personne n’a encore répondu. Ça me ferait plaisir, je crois.',
      ],
      hinge: ['Je parle au gond. Lui, au moins, ne sort jamais de ses gonds.'],
      mist: [
        'La brume vient jusqu’à la porte et s’essuie les pieds. Je n’ai rien contre. Elle sait s’arrêter.',
      ],
      banked: [
        'Hier soir, j’ai frappé, et ça a frappé en retour, et dit bonne nuit. C’est donc pour ça qu’elle est là. Pour les bonnes nuits.',
      ],
      loose: [
        'Je ne ferme plus la porte. Elle s’ouvre dehors, dedans, dès qu’on la regarde. Le gond en sort de lui-même.',
      ],
    },
  },
};
export default words;
