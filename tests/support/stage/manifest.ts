import { readdirSync } from 'node:fs';

/** Replaces the manifest that the build makes: every generated picture and data file of the game. */
const names = readdirSync('assets/generated', { recursive: true })
  .map(String)
  .filter((file) => /\.(webp|svg|json)$/.test(file))
  .map((file) => file.replace(/\.(webp|svg)$/, ''));

export const files: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, `/game/${name}`]),
);
/** No data file is bundled with the script. */
export const data: Readonly<Record<string, unknown>> = {};
