/**
 * Names of the house teams, which are the opponents if no player of similar strength is found. No account can have
 * such a name, because the contract allows no parentheses in names.
 */
export const houses: readonly string[] = [
  'Fernhollow (house team)',
  'Saltmarsh (house team)',
  'Copperhill (house team)',
  'Lanternrow (house team)',
  'Mistford (house team)',
  'Ashgrove (house team)',
];
