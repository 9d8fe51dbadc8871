interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** First and last name; empty where somebody has none or does not show it. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

/** What somebody is called: by their name, else by their user name, which only a deleted account has not. */
export function personName(person: Named & { readonly username: string | null }): string {
  return fullName(person) || person.username || 'Deleted user'
}

/** As a page is titled: `Ada Lovelace (@ada)`. */
export function personTitle(person: Named & { readonly username: string }): string {
  const name = fullName(person)
  return name ? `${name} (@${person.username})` : `@${person.username}`
}
