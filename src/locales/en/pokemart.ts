import { texts } from '../texts.ts';

const list = new Intl.ListFormat('en-GB');

/** Texts of the Pokemart. */
export const martWords = texts('pokemart', {
  loading: 'Fetching mart details',
  title: 'Market',
  held: (coins: number) => `You have ${coins} coins to spend.`,
  table: 'What is for sale',
  shelves: {
    label: 'Shelves',
    wares: 'For the road',
    camp: 'For the camp',
    looks: 'To wear',
    tutor: 'Tutor',
  },
  columns: { item: 'Item', quantity: 'Quantity', bag: 'In Bag', cost: 'Cost' },
  quantityOf: (item: string) => `Quantity of ${item}`,
  price: (coins: number) => `${coins} coins`,
  carried: 'You carry it',
  lacks: (coins: number) => `${coins} short`,
  buy: (coins: number) => `Purchase for ${coins} coins`,
  buying: 'Purchasing please wait',
  left: (coins: number) => `${coins} coins will be left.`,
  missing: (coins: number) => `${coins} coins are missing.`,
  unchosen: 'Choose how many you want of each.',
  clear: 'Clear quantities',
  none: 'Please add quantities',
  poor: 'Not enough coins!',
  done: 'Purchase successfull',
  towns: (names: readonly string[]) =>
    `${list.format(names)}: the ${names.length === 1 ? 'mart there has' : 'marts there have'} wares of ${names.length === 1 ? 'its' : 'their'} own. Stand there and look again.`,
  here: 'Sold here only',
  stepsLeft: 'steps left',
  ledger: 'Where your coins went',
  failed: {
    title: 'The market is closed',
    text: import.meta.env.TRIAL
      ? 'It did not open. Your coins and your bag are safe in this browser.'
      : 'The server did not answer. Your coins and your bag are safe there.',
  },
});
