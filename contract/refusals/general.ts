/** Refusals of any call: what is wrong with the request itself, or with the server now. */
export const generalReasons = {
  internal: 'Something went wrong. Please try again.',
  tooLarge: 'The request is too large',
  wrongAddress: 'The address is not valid',
  nothingHere: 'There is nothing here',
  notJson: 'The request is not valid JSON',
  notSentAsJson: 'Send JSON with the content type application/json',
  notHttp: 'The request is not valid HTTP',
  tooSlow: 'The request came too slowly',
  incomplete: 'The request did not come in whole',
  invalid: 'The request is not valid',
  busy: 'The server is busy. Please try again.',
  stopping: 'The server is stopping',
  tablesBehind: 'The tables are not up to date',
  tooMany: 'Too many requests. Please wait a moment.',
  invalidKey: 'Idempotency-Key must be 1 to 255 printable characters',
  keyReused: 'This Idempotency-Key was used with another body',
  keyInUse: 'The first request with this Idempotency-Key is still under way',
  doneBefore: 'This was done before, and you have gone on in the meantime',
  notNoticeId: 'upTo is no id of a notice',
  notEventId: 'Last-Event-ID is no id of a notice',
  notMessageId: 'upTo is no id of a message',
};

/** A number of which there may be no more. */
type Most = { readonly most: number };

/** Refusals of a field, which the contract's schemas name: a length or the letters of a text. */
export const fieldReasons = {
  shortPassword: 'Password : Minimum 5 char is required!',
  longPassword: ({ most }: Most) => `Password : At most ${most} characters`,
  shortName: 'Username : Minimum 5 char is required!',
  longName: ({ most }: Most) => `Username : At most ${most} characters`,
  nameLetters:
    'Username : Only letters from A to Z, with or without accents, digits, _ - . and single spaces',
  longText: ({ most }: Most) => `At most ${most} characters`,
  textLetters: 'Only printable characters and line breaks',
  nicknameLetters: 'Only letters from A to Z, with or without accents, digits, _ - . and single spaces',
  emptyText: 'Write a few words',
  noSetting: 'At least one setting is needed',
  sortedTwice: 'Sort by each key once',
  notItem: 'Not an item',
};
