/**
 * localStorage key that exists while a designer's files are kept in this browser. Its value differs after each change.
 */
export const TRIED_KEY = 'tried';
