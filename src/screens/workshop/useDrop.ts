import { type DragEvent, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
const under = ({ target }: DragEvent): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-asset]')?.dataset.asset ?? null) : null;

/** Makes an element a drop target for files; `data-asset` under the pointer names the file to replace. */
export function useDrop(onFiles: (files: readonly File[], onto: string | undefined) => void) {
  const [over, setOver] = useState<{ readonly name: string | null } | null>(null);
  const depth = useRef(0);
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth.current += 1;
      setOver({ name: under(event) });
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(null);
      onFiles([...event.dataTransfer.files], under(event) ?? undefined);
    },
  };
  return { over, handlers };
}
