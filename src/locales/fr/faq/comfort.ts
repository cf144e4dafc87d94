import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const frenchComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Jouer à ta façon',
  questions: [
    {
      id: 'settings',
      question: 'Où sont tous les réglages, et me suivent-ils ailleurs ?',
      answer: [
        'Réglages est en haut et au pied de chaque page : clair et sombre, contraste, texte de 80 à 200 pour cent, mode calme, rythme des animations et des textes, volumes, questions, la croix à gauche et plus. Ils s’appliquent tout de suite.',
        'Ils restent avec ton compte et te suivent sur chaque appareil. Avant la connexion, et hors ligne, ils restent dans le navigateur. À la connexion, ceux de ton compte s’appliquent ; ce que tu avais choisi avant sur l’appareil t’est proposé dans Réglages.',
        { links: [{ to: '/settings', text: 'Réglages' }] },
      ],
      also: 'options préférences contraste police taille texte zoom gaucher vibration vitesse lent attendre horloge couleur',
    },
    {
      id: 'calm',
      question: 'Les animations sont trop pour moi.',
      answer: [
        'Active le Mode calme au pied de la page : rien ne tremble, ne clignote ni ne gigote. Un clic ou une touche passe n’importe quelle animation de combat.',
        'Si ton système demande moins de mouvement, le Mode calme est actif dès le début. Ton choix ici l’emporte. Dans Réglages, un tour peut aussi t’attendre après chaque action.',
      ],
      also: 'calme mouvement réduit clignoter trembler épilepsie accessibilité animation passer',
    },
    {
      id: 'night',
      question: 'C’est trop clair ici. Puis-je jouer la nuit ?',
      answer: [
        'Choisis Sombre au pied de la page, ou Clair, ou Système pour suivre ton système. Réglages a aussi un fort contraste.',
      ],
      also: 'mode sombre thème clair couleur nuit',
    },
    {
      id: 'sound',
      question: 'Comment changer le volume, ou couper le son ?',
      answer: [
        'Son, au pied de chaque page, a un volume pour la musique, un pour les effets, un pour les cris des créatures, et un bouton qui coupe tout. La touche M coupe aussi, et le haut-parleur près d’une carte. C’est retenu.',
        'Rien ne sonne avant ton premier appui. Si ton navigateur économise les données, la musique attend que tu la demandes.',
      ],
      also: 'musique effets cri fort silence volume audio touche m casque',
    },
    {
      id: 'screen-reader',
      question: 'Puis-je jouer avec un lecteur d’écran ou sans souris ?',
      answer: [
        'Oui. Tout ce qui est peint est aussi écrit, chaque commande est une vraie commande, et la carte dit après chaque pas où tu peux aller. En combat, les touches 1 à 4 choisissent une attaque et Entrée confirme. À la manette, la croix va d’élément en élément, A appuie, et les boutons d’épaule font de même sur la carte.',
        'Le premier bouton de chaque page active le mode texte, même avant la connexion. La question suivante en dit plus.',
      ],
      also: 'accessibilité aveugle clavier nvda voiceover touches zoom',
    },
    {
      id: 'text-mode',
      question: 'Qu’est-ce que le mode texte, et quelles commandes connaît-il ?',
      answer: [
        'Le mode texte raconte cartes et combats en phrases et prend des commandes tapées : o marche à l’ouest, regarder dit ce qu’il y a dans chaque direction, aller boutique mène à la boutique par les cases libres, combat engage un combat, 2 lance la deuxième attaque, ball lance une ball. Entrée sur une ligne vide continue. Tape aide pour les voir toutes. Quand la ligne est vide, les flèches marchent ; Échap arrête la marche ; la touche / mène à la ligne.',
        'Le premier bouton de chaque page l’active et le quitte : appuie une fois sur Tab en arrivant. Ce navigateur s’en souvient. Cartes et combats ne sont alors pas peints, ce qui convient aussi aux appareils lents et à qui aime taper ; une case du mode texte montre l’image à côté.',
        'Chaque pas sonne comme son terrain, et un choc sourd à gauche ou à droite signale un mur de ce côté.',
      ],
      also: 'accessibilité aveugle mode lecteur d’écran commandes taper clavier aventure textuelle lent',
    },
    {
      id: 'gamepad',
      question: 'Puis-je jouer à la manette ?',
      answer: [
        'Branche-la et appuie sur un bouton. Sur les cartes, le stick gauche ou la croix fait marcher et les boutons d’épaule vont d’élément en élément ; partout ailleurs, c’est la croix. A appuie, B ferme ce qui est ouvert, et pendant une animation n’importe quel bouton la passe. Tu peux choisir d’autres boutons, et d’autres touches, dans Réglages.',
      ],
      also: 'manette joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Est-ce que ça marche sur un téléphone ?',
      answer: [
        'Oui, debout comme couché. La croix fait marcher : garde une flèche enfoncée pour continuer, glisse pour tourner. Glisser sur la carte aussi, tant que le doigt reste posé. Les réglages déplacent la croix, changent sa taille, la rendent transparente, la mettent à gauche ou la cachent ; un appui long sur la carte la ramène. En combat, toucher l’image continue après un tour. Tu peux zoomer autant que tu veux.',
      ],
      also: 'mobile tactile tablette android iphone zoom',
    },
    {
      id: 'hints',
      question: 'D’où viennent les petits conseils, et comment les arrêter ?',
      answer: [
        'Chaque partie du jeu te dit une fois, dans une petite carte, à quoi elle sert. À la fin de cette page, tu peux couper ça, ou tout revoir.',
      ],
      also: 'tutoriel aide astuces conseil carte couper',
    },
  ],
});
