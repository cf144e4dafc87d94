/** Options whose label contains the typed text; those that start with it come first. */
export function matching<T extends { readonly label: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return options;
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  const begins = ({ label }: T) => label.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
