const BODY = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4z';
const WAVES = 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6';
const CROSS = 'M16 9.5l5 5M21 9.5l-5 5';

/** SVG paths of a loudspeaker with waves or crossed out, in a view box of 24 by 24. */
export function Speaker({ muted }: { muted: boolean }) {
  return (
    <>
      <path d={BODY} />
      <path d={muted ? CROSS : WAVES} fill="none" />
    </>
  );
}
