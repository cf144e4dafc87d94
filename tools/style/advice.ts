/** What to do on a screen, and what not to. Words for `docs/style.md`. */
export const advice: readonly (readonly [good: string, bad: string])[] = [
  [
    'Take colours, radii, edges and durations from the tokens.',
    'Write a colour of a surface or of words into a screen; only pictures of things have colours of their own.',
  ],
  [
    'Leave gaps of `--space-1` to `--space-7`; 3 within a part, 4 between parts, 5 between sections.',
    'Choose a gap by eye. A test lists every gap in rem that is none of the scale.',
  ],
  [
    'Give a group one frame: a panel, or cards without a panel around them.',
    'Put a frame into a frame into a frame. Within a panel a dashed line or a gap parts the sections.',
  ],
  [
    'Begin a screen with its `h1` at the left edge of its content; tools stand at the right of the same row.',
    'Centre the heading of a page above content that begins at the left. Title, home, starters and ends of battles are stages of their own.',
  ],
  [
    'Let one button of a screen be `primary`; what else can be done is `plain` or `quiet`.',
    'Offer two red buttons. The key and the gamepad button that confirm press the primary one.',
  ],
  [
    'Keep headings and sentences of the specification, small, as an overline, where a line of our own leads.',
    'Change or drop them.',
  ],
  [
    "Write 2,900: `toLocaleString('en')` in words, `Grouped` where the specification fixes the text.",
    'Write 2900 or 2 900.',
  ],
  [
    'End the page after a tray, so that everything can be scrolled out from behind it; make it static where it would take a third of the window.',
    'Lay a bar over what must be chosen.',
  ],
  [
    'By night: the page is blue, panels are violet, what can be pressed is the brightest violet, what is written into is the darkest.',
    'Use a new purple between them.',
  ],
  [
    'Put words on pictures on a plate, `--on-plate` on `--plate`, or with a dark shadow around the letters.',
    'Trust the colours of a picture that changes with the hour.',
  ],
  [
    'Stop everything that moves by itself for `[data-calm]` and `prefers-reduced-motion`.',
    'Tell something by motion or colour alone.',
  ],
  [
    'Try 320 px, 390 × 844, 1280 × 800 and text of twice the size (`[data-tight]` marks what is then too narrow for columns).',
    'Cut words off.',
  ],
];
