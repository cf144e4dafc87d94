import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Jouer en invité',
  text: 'Tu reçois un nom et commences tout de suite, sans mot de passe. Tout ce que tu fais est gardé, comme pour tout le monde.',
  points: (days) => [
    'Seul ce navigateur te connaît. Choisis un mot de passe dans ton profil, sous Compte, et tu pourras te connecter de partout.',
    'D’ici là, pas d’échanges : personne n’aime un partenaire qui aura peut-être filé demain.',
    `Une déconnexion sans mot de passe, ou ${days} jours d’absence, et tout est supprimé.`,
  ],
  start: 'Jouer en invité',
  signup: 'S’inscrire avec un nom à toi',
  back: 'Retour à la connexion',
  closed: 'Ce serveur n’accueille pas d’invités. Inscris-toi avec un nom et un mot de passe : ça suffit.',
  notice: {
    label: 'Tu joues en invité',
    text: (name) =>
      `Tu joues en invité sous le nom de ${name}. Choisis un mot de passe, pour que ton aventure ne tienne pas à ce seul navigateur.`,
    choose: 'Choisir un mot de passe',
    skip: 'Pas maintenant',
    skipped: 'Tu peux en choisir un à tout moment dans ton profil, sous Compte.',
  },
  password: {
    text: (days) =>
      `Tu n’en as pas encore : seul ce navigateur te connaît. Avec un mot de passe, tu peux te connecter de partout, et échanger. Sans lui, ton compte est supprimé après une déconnexion ou ${days} jours sans visite.`,
    choose: 'Choisir un mot de passe',
    dialog: (name) => `Dès lors, tu te connectes comme ${name} avec ce mot de passe.`,
    done: 'Mot de passe choisi. Garde aussi tes codes de secours.',
    codes: 'Tu reçois des codes de secours avec ton mot de passe.',
    deletion:
      'En invité, pas besoin de mot de passe pour ça : déconnecte-toi, et ton compte est supprimé d’ici une heure ou deux.',
  },
  leave: {
    title: 'Partir pour de bon ?',
    text: (name) =>
      `Sans mot de passe, personne ne pourra plus se connecter comme ${name}, pas même toi : tout est supprimé peu après.`,
    choose: 'Choisir un mot de passe',
    leave: 'Partir pour de bon',
  },
};
export default words;
