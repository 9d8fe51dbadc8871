import { libMessages } from './messages'

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** Joins first and last name; empty when the person has none or doesn't show them. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

/**
 * Returns the name to show for a person: their full name, otherwise their username, which only deleted accounts lack.
 */
export function personName(person: Named & { readonly username: string | null }): string {
  return fullName(person) || person.username || libMessages.deletedUser
}

/** Returns the title of a person's page: `Ada Lovelace (@ada)`. */
export function personTitle(person: Named & { readonly username: string }): string {
  const name = fullName(person)
  return name ? `${name} (@${person.username})` : `@${person.username}`
}
