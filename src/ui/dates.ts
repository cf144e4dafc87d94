const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A moment's day, such as 3 Nov 2026, by this device's calendar. */
export const dayOf = (at: string): string => dayFormat.format(new Date(at));

/** A moment's day and minute, such as 3 Nov 2026, 18:05, by this device's clock. */
export const minuteOf = (at: string): string => `${dayOf(at)}, ${timeFormat.format(new Date(at))}`;
