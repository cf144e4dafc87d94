import type { goldWords } from '../en/goldbattle.ts';
import { portugueseCount } from './counted.ts';

const coins = (amount: number) => portugueseCount(amount, 'moeda', 'moedas');

const words: typeof goldWords = {
  title: 'Batalha de apostas',
  intro: 'Aposte moedas numa batalha. Se vencer, o prêmio é seu; se perder, lá se vai a aposta.',
  held: (amount) => `Você tem ${coins(amount)}.`,
  tiers: { bronze: 'Bronze', silver: 'Prata', gold: 'Ouro' },
  stake: 'Aposta',
  prize: 'Prêmio',
  coins,
  odds: 'Chances',
  oddsOf: (odds) => `${odds} em 100`,
  level: (raise) =>
    raise === 0 ? 'Adversários do nível do seu time.' : `Adversários até ${raise}% acima do seu time.`,
  difficulty: {
    random: 'Atacam ao acaso.',
    greedy: 'Usam o golpe que mais promete.',
    lookahead: 'Pensam à frente.',
  },
  start: (stake) => `Apostar ${coins(stake)}`,
  starting: 'Carregando',
  poor: 'Moedas insuficientes!',
  notes: [
    'As chances são medidas: é o quanto vence quem sempre usa o golpe que mais promete. Com tipos certos e boa ordem, dá para fazer melhor.',
    'O nível máximo é 100. Quando uma categoria não pode ficar alta o bastante para o seu time, ela paga o que os adversários valem.',
  ],
};
export default words;
