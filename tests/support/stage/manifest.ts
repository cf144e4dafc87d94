import { readdirSync } from 'node:fs';

/** Stands in for the manifest that the build makes: every picture and data file that was drawn for the game. */
const names = readdirSync('assets/generated', { recursive: true })
  .map(String)
  .filter((file) => /\.(webp|svg|json)$/.test(file))
  .map((file) => file.replace(/\.(webp|svg)$/, ''));

export const files: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, `/game/${name}`]),
);
/** No data file comes with the script. */
export const data: Readonly<Record<string, unknown>> = {};
