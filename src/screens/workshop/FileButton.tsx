import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/buttonClass.ts';

interface Props {
  label: string;
  /** What it is for, where the label alone does not tell. */
  title?: string;
  many?: boolean;
  look?: ButtonLook;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's own choice of files. */
export function FileButton({ label, title, many = false, look, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".png,.webp,.svg,image/png,image/webp,image/svg+xml"
        multiple={many}
        data-files={title ?? label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again is to be read again.
          target.value = '';
        }}
      />
      <Button {...(look ? { look } : {})} aria-label={title} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
