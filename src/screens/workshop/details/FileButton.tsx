import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { ButtonVariant } from '../../../ui/buttons/buttonClass.ts';

const PICTURES = '.png,.webp,.svg,image/png,image/webp,image/svg+xml';
const SOUNDS = '.ogg,.mp3,.wav,audio/ogg,audio/mpeg,audio/wav';
const ACCEPTED = { pictures: PICTURES, sounds: SOUNDS, both: `${PICTURES},${SOUNDS}` } as const;

interface Props {
  label: string;
  /** Accessible name, if the label alone is not clear. */
  title?: string;
  many?: boolean;
  accepts?: keyof typeof ACCEPTED;
  variant?: ButtonVariant;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's file dialog. */
export function FileButton({ label, title, many = false, accepts = 'both', variant, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[accepts]}
        multiple={many}
        data-files={title ?? label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
      <Button
        {...(variant ? { variant: variant } : {})}
        aria-label={title}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
