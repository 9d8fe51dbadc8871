interface Named {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
}

/** What a person is called: their name, and the user name of who shows none. */
export function personName({ username, first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim() || username
}
