interface Named {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/**
 * Compares students by surname, then by first name, as in a register. A full name in one field, as class lists have it,
 * ends with the surname, or starts with it if there is a comma. Without a name, the user name counts.
 */
export function compareByRegister(a: Named, b: Named): number {
  const [one, other] = [parts(a), parts(b)]
  return (
    collator.compare(one.surname, other.surname) ||
    collator.compare(one.rest, other.rest) ||
    collator.compare(a.username, b.username)
  )
}

function parts({ username, first_name, last_name }: Named): { surname: string; rest: string } {
  if (last_name) return { surname: last_name, rest: first_name }
  const [beforeComma = '', afterComma] = first_name.split(/,\s*/, 2)
  if (afterComma) return { surname: beforeComma, rest: afterComma }
  const surname = first_name.split(/\s+/).at(-1) ?? ''
  return { surname: surname || username, rest: first_name }
}
