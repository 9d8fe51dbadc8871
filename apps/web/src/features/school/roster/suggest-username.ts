import { MAX_USERNAME_LENGTH } from '@wordhoard/contracts/fields/fields'

/**
 * Suggests a user name for a school from its name: "St-Marys-School" for "St Mary's School". Empty if no characters are
 * left.
 */
export function suggestUsername(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_USERNAME_LENGTH)
    .replace(/^-+|-+$/g, '')
}
