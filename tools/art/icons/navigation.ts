/** Icons of the menu: strokes in the current text colour, in a 24 box. */
export const NAVIGATION = {
  home: '<path d="M3.5 11 12 4l8.5 7"/><path d="M6 9.5V20h12V9.5"/><path d="M10 20v-5.5h4V20"/>',
  maps: '<path d="M3 6.2 9 4l6 2.4L21 4v13.8L15 20l-6-2.4L3 20z"/><path d="M9 4v13.6M15 6.4V20"/>',
  battle:
    '<path d="M4 4l9.5 9.5M4 4h3l8 8M4 4v3l8 8"/><path d="M20 4l-5 5M20 4h-3l-3.5 3.5M20 4v3l-3.5 3.5"/><path d="M14 18l4-4M6 14l4 4M16.2 16.2 20 20M7.8 16.2 4 20"/>',
  trade: '<path d="M4 8.5h14M14.5 4.5l4 4-4 4"/><path d="M20 15.5H6M9.5 11.5l-4 4 4 4"/>',
  team: '<circle cx="8.5" cy="9" r="3.2"/><path d="M2.5 19.5c.4-3.8 2.6-6 6-6s5.6 2.2 6 6"/><circle cx="16.5" cy="7.5" r="2.6"/><path d="M16 12c3.2-.2 5.2 1.8 5.5 5"/>',
  bag: '<path d="M5 8.5h14l1 11.5H4z"/><path d="M8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"/><path d="M9 13a3 3 0 0 0 6 0"/>',
  book: '<path d="M12 6.5C9.8 4.8 7 4.4 3.5 4.8V18c3.5-.4 6.3 0 8.5 1.7 2.2-1.7 5-2.1 8.5-1.7V4.8C17 4.4 14.2 4.8 12 6.5z"/><path d="M12 6.5V19.7"/>',
  login: '<path d="M13 4h6v16h-6"/><path d="M4 12h10M10.5 8l4 4-4 4"/>',
  logout: '<path d="M11 4H5v16h6"/><path d="M10 12h10M16.5 8l4 4-4 4"/>',
  user: '<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20.5c.600-4.4 3.4-6.8 7.5-6.8s6.9 2.4 7.5 6.8"/>',
  chevron: '<path d="M6.5 9.5 12 15l5.5-5.5"/>',
} as const;

export function navigationIcon(name: keyof typeof NAVIGATION): string {
  const look =
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${look}>${NAVIGATION[name]}</svg>\n`;
}
