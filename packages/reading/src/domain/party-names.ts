// Parties as sources name them.

/** UCDP names the governments of states so. */
export function isGovernment(name: string): boolean {
  return name.startsWith('Government of ');
}

export function isCivilians(name: string): boolean {
  return /^civilians$/i.test(name);
}
