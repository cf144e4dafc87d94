/**
 * Hashes of earlier books of species and moves by which every battle goes as by the book with the hash `since`: only
 * names and texts have changed. Battles that began with them can be watched again as long as the present book has
 * that hash; a change of what is played ends that by itself.
 */
export const formerBooks = { since: '139f648f', hashes: ['5f78f32f'] } as const;
