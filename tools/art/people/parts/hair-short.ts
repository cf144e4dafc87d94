import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { strands } from './strands.ts';

const HAIR: FormOptions = { ramp: 'hair', shade: 8 };

/** The part of the skull with shaved hair, as a mark of the face. */
export const SHAVED = '-44,-22! -36,-32 -20,-38 4,-38 24,-34 34,-20 38,-2! 44,14 60,10 60,-70 -60,-70';

/** The part of the jaw with stubble, as a mark of the face; use an opacity of about 0.25. */
export const STUBBLE =
  '-52,24! -40,26 -32,34 -24,36 -14,33 -4,35 6,36 20,32 34,20 48,6! 60,30 40,70 -10,80 -50,70';

/** Very short hair close to the skull, with a straight hairline. */
export function drawCropped(head: Frame, options: FormOptions = {}): void {
  head.form(
    '-46,-12! -50,-34 -32,-58 4,-68 38,-56 56,-24 54,8! 46,4 41,-8! 36,-2 32,2! 32,-14 24,-28! 6,-35 -18,-36 -36,-30! -42,-22',
    { ...HAIR, lines: strands('-22,-46 -14,-54 -4,-59 6,-61', '10,-48 20,-50 30,-46 38,-38'), ...options },
  );
}

/** Hair parted on the near side and swept over to the far side. */
export function drawSwept(head: Frame, options: FormOptions = {}): void {
  head.form(
    '-50,-8! -56,-34 -40,-62 -4,-74 36,-64 58,-32 55,8! 46,4 42,-10! 38,-2 33,4! 34,-16 22,-38! 8,-30 -16,-24 -38,-26! -44,-18',
    {
      ...HAIR,
      lines: strands(
        '22,-40 4,-40 -18,-36 -36,-36',
        '24,-46 6,-54 -16,-54 -36,-46',
        '30,-44 40,-40 46,-28 48,-14',
      ),
      ...options,
    },
  );
}
