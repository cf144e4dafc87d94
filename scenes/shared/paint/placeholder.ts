const ink = '#3b3450';

/** Draws a frame of `size` units with the name of the missing file, so that a designer knows what to add. */
export function drawPlaceholder(context: CanvasRenderingContext2D, name: string, size: number): void {
  const edge = size * 0.08;
  const inner = size - edge * 2;
  context.save();
  context.fillStyle = 'rgba(255, 253, 244, 0.9)';
  context.strokeStyle = ink;
  context.lineWidth = Math.max(size / 80, 1);
  context.setLineDash([size / 24, size / 32]);
  context.beginPath();
  context.roundRect(edge, edge, inner, inner, size / 12);
  context.fill();
  context.stroke();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  drawLines(context, name.split('/'), size, inner * 0.88);
  context.restore();
}

/** The word "missing", one line for each folder and one for the file, each as large as fits. */
function drawLines(
  context: CanvasRenderingContext2D,
  parts: readonly string[],
  size: number,
  width: number,
): void {
  const lines = ['missing', ...parts];
  const height = size / 9;
  lines.forEach((line, index) => {
    const font = Math.min(height * 0.8, (width / Math.max(line.length, 1)) * 1.65);
    context.font = `600 ${font}px ui-monospace, monospace`;
    context.fillText(line, size / 2, size / 2 + (index - (lines.length - 1) / 2) * height, width);
  });
}
