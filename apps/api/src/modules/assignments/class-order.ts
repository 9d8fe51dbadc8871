interface Named {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/**
 * Compares students as a register lists them: by surname, then by first name. A whole name in one field, as class lists give
 * it, ends with the surname, or begins with it and a comma; who has none goes by the user name.
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
