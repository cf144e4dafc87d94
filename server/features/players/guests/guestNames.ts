import { newName } from '../../../../contract/auth.ts';

/** What can be said of a creature or a plant of the valley; nothing that could be taken amiss with any of the second words. */
const FIRST =
  'Amber Bright Brisk Calm Clever Cosy Curious Dewy Dusky Early Fern Frosty Gentle Golden Happy Hazel Hidden Honey Humble Jolly Kind Lively Lucky Mellow Misty Mossy Nimble Patient Quick Quiet Rosy Silver Sleepy Sunny Swift Tidy'.split(
    ' ',
  );
const SECOND =
  'Acorn Badger Beetle Birch Bramble Brook Clover Comet Cricket Daisy Dawn Ember Falcon Fawn Finch Firefly Glade Hare Harvest Heron Lantern Lark Maple Marten Meadow Moth Otter Pebble Pine Robin Sparrow Thistle Trail Walker Willow Wren'.split(
    ' ',
  );
const NUMBERS = 10_000;

/**
 * A name for a guest, such as `Mossy Otter 4821`: of letters, digits and spaces, at most 20 characters.
 * @param random eight random bytes
 */
export function guestName(random: Buffer): string {
  const word = (words: readonly string[], at: number): string =>
    words[random.readUInt16BE(at) % words.length]!;
  const number = random.readUInt32BE(4) % NUMBERS;
  return newName.parse(`${word(FIRST, 0)} ${word(SECOND, 2)} ${String(number).padStart(4, '0')}`);
}
