/** Stands in the browser's storage as long as files of a designer are kept there; another value after each change. */
export const TRIED_KEY = 'tried';
