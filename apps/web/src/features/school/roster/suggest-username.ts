import { MAX_USERNAME_LENGTH } from '@wordhoard/contracts/fields/fields'

/** A name for a school's address out of its name: "St Mary’s School" gives "St-Marys-School"; empty when nothing is left. */
export function suggestUsername(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_USERNAME_LENGTH)
    .replace(/^-+|-+$/g, '')
}
