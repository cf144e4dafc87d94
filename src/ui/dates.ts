const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The date of a moment in this device's time zone, such as 3 Nov 2026. */
export const dayOf = (at: string): string => dayFormat.format(new Date(at));

/** The time of day of a moment in this device's time zone, such as 18:05. */
export const timeOf = (at: Date): string => timeFormat.format(at);

/** Date and time of a moment in this device's time zone, such as 3 Nov 2026, 18:05. */
export const minuteOf = (at: string): string => `${dayOf(at)}, ${timeFormat.format(new Date(at))}`;
