/** The ember of the game's sign, drawn in the page so that it costs no request. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        d="M17 2c1 6 9 8 9 17a10 10 0 0 1-20 1c0-5 4-6 4-10 3 1 4 3 4 5 3-3 4-8 3-13z"
        fill="#ff9a56"
        stroke="#3b3450"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M16 15c1 4 5 4 5 9a5 5 0 0 1-10 0c0-3 4-4 5-9z" fill="#ffe6a3" />
    </svg>
  );
}
