/**
 * Parts for the screens of trading, which are being built. knip.json names this file as an entry, so that they do not
 * count as unused until those screens use them; they import them from here or from `more/`. When the last one has a
 * user, this file goes, and its line there.
 */
export { Combobox, type Option } from './more/Combobox.tsx';
