/**
 * What a language calls itself, as the first word of a line: whoever looks for theirs may not read the present one.
 * @param code `de`, `pt-BR`
 */
export const ownName = (code: string): string =>
  (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code).replace(/^./u, (first) =>
    first.toLocaleUpperCase(code),
  );
