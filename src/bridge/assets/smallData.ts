import { data } from 'virtual:asset-data';

/**
 * Content of a JSON file by its name without the extension, if it is bundled with the script; undefined for a large
 * file.
 */
export const smallData = (name: string): unknown => data[`${name}.json`];
