import { type Frame, polygon } from '../kit.ts';

/** A ledger as large as a shield. */
export function drawLedger(book: Frame): void {
  book.form(polygon('-50,-72 46,-72 56,-60 56,110 -50,110'), { ramp: 'page', shade: 6, rim: false });
  book.form(polygon('-56,-76 40,-76 40,110 -56,110'), {
    ramp: 'cover',
    shade: 6,
    lines: [{ path: '-42,-76 -42,-20 -42,30 -42,110', width: 3.4 }],
  });
  for (const corner of ['40,-76 40,-52 16,-76', '-56,-76 -56,-52 -32,-76'])
    book.form(polygon(corner), { ramp: 'gold', shade: 2, rim: false, lineWidth: 0.8 });
  // a coin with the eye of a dragon
  book.ellipse(0, -14, 31, 31, { ramp: 'gold', shade: 5, rim: false, lineWidth: 0.85 });
  book.form('-25,-12! -10,-30 10,-30 25,-16! 10,0 -10,2', {
    ramp: 'cover',
    shade: 3,
    rim: false,
    lineWidth: 0.7,
  });
  book.ellipse(0, -14, 12, 13, { ramp: 'gold', shade: 2, rim: false, lineWidth: 0.6 });
  book.form('0,-27! 4,-14 0,-1! -4,-14', { ramp: 'ash', flat: true, outline: false });
}

export function drawQuill(hand: Frame): void {
  hand.form('-2,-16! 0,-40 10,-70 30,-98 48,-110! 46,-84 36,-56 18,-30 4,-12!', {
    ramp: 'quill',
    shade: 6,
    miter: true,
    lines: [
      { path: '2,-16 12,-50 24,-76 44,-104', width: 3 },
      { path: '16,-58 24,-58 32,-62 38,-66', width: 2 },
      { path: '8,-36 16,-36 22,-40 26,-44', width: 2 },
    ],
  });
  hand.tube('3,-20,2.4 -3,4,2.4 -9,28,0', { ramp: 'ash', lineWidth: 0.8, flat: true });
}
