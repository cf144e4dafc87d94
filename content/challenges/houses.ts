/**
 * Names of the teams that step in where no player of like strength is found. No account can have one: the
 * wire's rule for names allows no parentheses.
 */
export const houses: readonly string[] = [
  'Fernhollow (house team)',
  'Saltmarsh (house team)',
  'Copperhill (house team)',
  'Lanternrow (house team)',
  'Mistford (house team)',
  'Ashgrove (house team)',
];
