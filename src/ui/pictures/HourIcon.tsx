import type { Hour } from '../../../rules/world/types.ts';

const SKIES: Readonly<Record<Hour, readonly [sky: string, ground: string]>> = {
  dawn: ['#ffc9c4', '#b98aa8'],
  day: ['#8fd6f8', '#8ed06b'],
  dusk: ['#ffab5c', '#8c5a6b'],
  night: ['#3d4a8c', '#26305f'],
};
const RAYS = 'M12 4.4v-1.6M17.4 6.6l1.1-1.1M6.6 6.6 5.5 5.5M19.6 12h1.6M4.4 12H2.8';

/** Icon of the hour: sun or moon above the land. */
export function HourIcon({ hour }: { hour: Hour }) {
  const [sky, ground] = SKIES[hour];
  const high = hour === 'day' || hour === 'night' ? 0 : hour === 'dawn' ? 4 : 5;
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <clipPath id={`hour-${hour}`}>
        <circle cx="12" cy="12" r="10.5" />
      </clipPath>
      <g clipPath={`url(#hour-${hour})`}>
        <path d="M0 0h24v24H0z" fill={sky} />
        {hour === 'night' ? (
          <path
            d="M14.5 4.2a6 6 0 1 0 4.5 9.6 5.2 5.2 0 0 1-4.5-9.6zM6.5 5.5l.5 1.2 1.2.5-1.2.5-.5 1.2-.5-1.2-1.2-.5 1.2-.5z"
            fill="#fff3c4"
          />
        ) : (
          <g transform={`translate(0 ${high})`}>
            <circle cx="12" cy="10.5" r="4.2" fill="#fff0a8" stroke="#e08a2c" strokeWidth="1.2" />
            <path
              d={RAYS}
              stroke="#fff3c4"
              strokeWidth="1.5"
              strokeLinecap="round"
              transform="translate(0 -1.5)"
            />
          </g>
        )}
        <path d="M0 18.5q6-3.6 12-1.4t12-1V24H0z" fill={ground} />
      </g>
      <circle cx="12" cy="12" r="10.7" fill="none" stroke="var(--outline)" strokeWidth="1.8" />
    </svg>
  );
}
