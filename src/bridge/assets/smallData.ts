import { data } from 'virtual:asset-data';

/** Content of a JSON file by its name without the ending where it came with the script; undefined for a large one. */
export const smallData = (name: string): unknown => data[`${name}.json`];
