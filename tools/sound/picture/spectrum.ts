/** Magnitudes of the frequencies of `2 ** n` samples, from 0 Hz to half the sample rate (Cooley and Tukey, 1965). */
export function spectrumOf(samples: Float32Array): Float32Array {
  const size = samples.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (size - 1));
    real[reversed(at, size)] = samples[at]! * window;
  }
  for (let width = 2; width <= size; width *= 2) {
    for (let start = 0; start < size; start += width) butterflies(real, imaginary, start, width);
  }
  return Float32Array.from(
    { length: size / 2 },
    (_, at) => Math.hypot(real[at]!, imaginary[at]!) / (size / 4),
  );
}

function reversed(index: number, size: number): number {
  let result = 0;
  for (let bit = 1; bit < size; bit *= 2) result = result * 2 + (index & bit ? 1 : 0);
  return result;
}

function butterflies(real: Float64Array, imaginary: Float64Array, start: number, width: number): void {
  for (let step = 0; step < width / 2; step += 1) {
    const angle = (-2 * Math.PI * step) / width;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const [low, high] = [start + step, start + step + width / 2];
    const turnedReal = real[high]! * cosine - imaginary[high]! * sine;
    const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine;
    real[high] = real[low]! - turnedReal;
    imaginary[high] = imaginary[low]! - turnedImaginary;
    real[low] = real[low]! + turnedReal;
    imaginary[low] = imaginary[low]! + turnedImaginary;
  }
}
