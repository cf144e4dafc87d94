import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Commandes',
  text: 'Chacune de ces façons permet de tout faire.',
  label: 'Appareil',
  or: 'ou',
  change: 'Changer touches et boutons',
  devices: [
    {
      value: 'keys',
      name: 'Clavier',
      rows: [
        {
          what: 'Marcher',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Flèches', 'W A S D', 'Pavé numérique'],
          note: 'Deux à la fois vont en diagonale ; garde-les enfoncées pour continuer.',
        },
        { what: 'Choisir une attaque', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Confirmer, continuer', actions: ['confirm'], note: '' },
        { what: 'Fuir une créature sauvage', actions: ['run'], note: 'Il faut parfois s’y reprendre.' },
        { what: 'Boire à la gourde', actions: ['drink'], note: 'Ça prend le tour. Un puits la remplit.' },
        {
          what: 'Passer une animation',
          with: ['Une touche au choix'],
          note: 'Elle ne fait rien d’autre. Tab, Page haut, Page bas et F5 font comme toujours.',
        },
        {
          what: 'Vitesse des combats',
          actions: ['speed'],
          note: 'Normale, deux ou quatre fois plus vite ; le choix est retenu.',
        },
        {
          what: 'Revoir les tours d’un combat',
          actions: ['earlier', 'later'],
          note: 'Un tour plus tôt, un plus tard ; Échap revient à maintenant.',
        },
        {
          what: 'Passer d’un élément à l’autre',
          with: ['Tab', 'Maj + Tab'],
          note: 'Les flèches changent un choix.',
        },
        { what: 'Fermer un menu ou un panneau', with: ['Échap'], note: '' },
        {
          what: 'Couper, remettre le son',
          actions: ['mute'],
          note: 'Les volumes sont sous Son, au pied de chaque page.',
        },
        {
          what: 'Plein écran, aller et retour',
          actions: ['fullscreen'],
          note: 'Si le navigateur sait le faire ; il y a un bouton au pied de chaque page.',
        },
        {
          what: 'Aller à la ligne de commande',
          actions: ['commands'],
          note: 'En mode texte, qu’active le premier bouton de chaque page.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Tactile',
      rows: [
        {
          what: 'Marcher',
          with: ['Croix directionnelle', 'Glisser sur la carte'],
          note: 'Laisse le doigt posé pour continuer, glisse pour tourner. La souris fait pareil en tirant.',
        },
        {
          what: 'Ramener la croix',
          with: ['Appui long sur la carte'],
          note: 'Les réglages la déplacent, changent sa taille, la rendent transparente ou la cachent.',
        },
        {
          what: 'Aller quelque part',
          with: ['Toucher la carte'],
          note: 'Ça s’arrête là où une créature surgit, ou si tu fais un pas toi-même. La souris clique de même.',
        },
        {
          what: 'Choisir une attaque ou une ball',
          with: ['La toucher'],
          note: 'Puis touche Attaquer ou Lancer. La souris clique de même.',
        },
        {
          what: 'Continuer après un tour',
          with: ['Continuer', 'L’image du combat'],
          note: 'Touche l’un ou l’autre.',
        },
        {
          what: 'Fuir une créature sauvage',
          with: ['La silhouette qui court'],
          note: 'Le bouton à gauche d’Attaquer.',
        },
        {
          what: 'Boire à la gourde',
          with: ['La gourde'],
          note: 'Le nombre à côté dit combien de gorgées il reste.',
        },
        { what: 'Passer une animation', with: ['Toucher n’importe où'], note: 'Ça ne fait rien d’autre.' },
        {
          what: 'Vitesse des combats',
          with: ['1×'],
          note: 'Le bouton sur l’image du combat : 1×, 2× ou 4×.',
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'Manette',
      rows: [
        {
          what: 'Marcher',
          with: ['Stick gauche'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Croix'],
          note: '',
        },
        {
          what: 'Passer d’un élément à l’autre',
          with: ['Croix'],
          actions: ['previous', 'next'],
          note: 'Sur une carte, la croix fait marcher. À gauche et à droite, elle bouge un curseur.',
        },
        { what: 'Appuyer, confirmer', actions: ['press'], note: '' },
        { what: 'Activer le bouton principal', actions: ['confirm'], note: '' },
        { what: 'Fermer un menu ou un panneau', actions: ['cancel'], note: '' },
        { what: 'Revoir les tours d’un combat', actions: ['earlier', 'later'], note: '' },
        { what: 'Fuir une créature sauvage', actions: ['run'], note: '' },
        { what: 'Boire à la gourde', actions: ['drink'], note: '' },
        { what: 'Vitesse des combats', actions: ['speed'], note: '' },
        { what: 'Couper, remettre le son', actions: ['mute'], note: '' },
        { what: 'Passer une animation', with: ['Un bouton au choix'], note: 'Il ne fait rien d’autre.' },
      ],
    },
  ],
};
export default words;
