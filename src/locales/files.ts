/** The files of all languages but English. Their list is long: who reads another language loads it. */
export const files = import.meta.glob<{ readonly default: object }>(['./*/**/*.ts', '!./en/**']);
