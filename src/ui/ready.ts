/**
 * Parts for the screens of lists that are being built: team, owned creatures, mart, trades, offers and the reference
 * pages. knip.json names this file as an entry, so that they do not count as unused until those screens use them;
 * they import them from here or from `more/`. When the last one has a user, this file goes, and its line there.
 */
export { Combobox, type Option } from './more/Combobox.tsx';
export { Pager } from './more/Pager.tsx';
export { SearchField } from './more/SearchField.tsx';
export { type Choice, Select } from './more/Select.tsx';
export { SkeletonCards } from './more/SkeletonCards.tsx';
export { Stepper } from './more/Stepper.tsx';
export { type Column, Table } from './more/Table.tsx';
export { type Tab, Tabs } from './more/Tabs.tsx';
export { ToggleChip } from './more/ToggleChip.tsx';
