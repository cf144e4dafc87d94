import type { moderationWords } from '../en/moderation.ts';
import { polishCount } from './counted.ts';

const words: typeof moderationWords = {
  letters: (left) => `Jeszcze ${polishCount(left, 'znak', 'znaki', 'znaków')}`,
  suspended: {
    title: 'Twoje konto jest zawieszone',
    reason: 'Powód',
    until: 'Do',
    endless: 'To zawieszenie nie ma końca.',
    answer: 'Odpowiedź operatora na twoje odwołanie',
    appeal: 'Dlaczego zawieszenie powinno zostać zdjęte?',
    send: 'Wyślij odwołanie',
    needsLogin: 'Najpierw wpisz nazwę i hasło w formularzu poniżej.',
    sent: 'Twoje odwołanie czeka na odpowiedź. Zaloguj się później, aby ją przeczytać.',
    none: 'Od tego zawieszenia nie można odwołać się ponownie.',
    account: 'Twoje konto',
    accountText: 'Także w czasie zawieszenia możesz zapisać swoje dane albo usunąć konto.',
    deletion: (name) => `Usunąć konto (${name})?`,
    forGood: 'Nikt nie może tego cofnąć, ani ty, ani operator.',
    safe: 'Twoje stworki i monety są bezpieczne. Ogłoszenia wrócą po zawieszeniu.',
  },

  messages: {
    title: {
      message: 'Wiadomość od operatora',
      warning: 'Ostrzeżenie',
      renamed: 'Masz nową nazwę',
      unnamed: 'Odebrano przydomek',
      lifted: 'Witaj z powrotem',
    },
    text: {
      message: 'Operator tej gry pisze do ciebie:',
      warning: 'Operator tej gry ma ci coś do powiedzenia:',
      renamed: 'Operator zmienił twoją nazwę. Odtąd loguj się nową; stara też jeszcze działa.',
      unnamed: 'Operator odebrał przydomek jednemu z twoich stworków. Możesz nadać mu inny.',
      lifted: 'Twoje zawieszenie zostało zdjęte. Twoje ogłoszenia wróciły.',
    },
    newName: (name) => `Nazywasz się teraz ${name}.`,
    confirm: 'Przeczytane',
  },
};
export default words;
