/** Texts of the controls dialog, for each input device. Keys are in separate lists. */
export const controlsWords = {
  title: 'Controls',
  text: 'Everything can be done with each of these.',
  label: 'Device',
  or: 'or',
  devices: [
    {
      value: 'keys',
      name: 'Keyboard',
      rows: [
        {
          what: 'Walk',
          with: ['Arrow keys', 'W A S D', 'Number pad'],
          note: 'Two at once walk diagonally; hold to keep walking.',
        },
        { what: 'Choose an attack', with: ['1', '2', '3', '4'], note: '' },
        { what: 'Confirm, go on', with: ['Enter'], note: '' },
        {
          what: 'Skip an animation',
          with: ['Any key'],
          note: 'It does nothing else. Tab, Page Up and Down and F5 do what they always do.',
        },
        {
          what: 'Speed of battles',
          with: ['S'],
          note: 'Usual, twice or four times as fast; it is remembered.',
        },
        {
          what: 'Look back through a battle',
          with: [',', '.'],
          note: 'One round earlier, one later; Esc comes back to now.',
        },
        {
          what: 'Go from control to control',
          with: ['Tab', 'Shift + Tab'],
          note: 'Arrow keys change a choice.',
        },
        { what: 'Close a menu or a sheet', with: ['Esc'], note: '' },
        {
          what: 'Mute the game, let it sound',
          with: ['M'],
          note: 'Volumes are under Sound, at the foot of every page.',
        },
        {
          what: 'Go to the command line',
          with: ['/'],
          note: 'In text mode, which the first button of every page turns on.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Touch',
      rows: [
        { what: 'Walk', with: ['Direction pad'], note: 'Hold an arrow to keep walking, slide to turn.' },
        {
          what: 'Walk to a place',
          with: ['Tap the map'],
          note: 'It ends where a creature appears, or with a step by hand. A mouse clicks the same way.',
        },
        {
          what: 'Choose an attack or a ball',
          with: ['Tap it'],
          note: 'Then tap Attack or Use Ball. A mouse clicks the same way.',
        },
        {
          what: 'Go on after a round',
          with: ['Continue', 'The battle’s picture'],
          note: 'Tap either.',
        },
        { what: 'Skip an animation', with: ['Tap anywhere'], note: 'It does nothing else.' },
        { what: 'Speed of battles', with: ['1×'], note: 'The button on the battle’s picture: 1×, 2× or 4×.' },
      ],
    },
    {
      value: 'gamepad',
      name: 'Gamepad',
      rows: [
        { what: 'Walk', with: ['Left stick', 'Cross'], note: '' },
        {
          what: 'Go from control to control',
          with: ['Shoulder buttons', 'Cross'],
          note: 'On a map the cross walks.',
        },
        { what: 'Press, confirm', with: ['A'], note: 'The lower one of the four buttons.' },
        { what: 'Skip an animation', with: ['Any button'], note: 'It does nothing else.' },
      ],
    },
  ],
} as const;
