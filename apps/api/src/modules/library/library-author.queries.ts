import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { expressionAs } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

/** Maximum number of numbered names that are tried if the name is taken. */
const MAX_NUMBER = 99

interface Author {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly bio: string
}

/** Creates the author's account; adds a number to the name if it is taken. */
export const makeAuthor = compileStatement((p: Placeholders<Author>) => {
  const name = cast(p.name, 'text')
  const names = query
    .selectNoFrom([name.as('name'), expr.lit<number>(0).as('number')])
    .union(
      query
        .selectFrom(
          expressionAs('n', expr.fn<number>('generate_series', [expr.lit(1), expr.lit(MAX_NUMBER)])),
        )
        .select((eb) => [eb.fn<string>('concat', [name, literal('-'), 'n.n']).as('name'), 'n.n as number']),
    )
  return insertFrom(
    query,
    'user_account',
    (db) =>
      db
        .selectFrom(names.as('names'))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('login_name')
                .where('login_name.name', '=', eb.fn<string>('lower', ['names.name'])),
            ),
          ),
        )
        .orderBy('names.number')
        .limit(expr.lit(1)),
    (eb) => ({
      email: p.email,
      username: eb.ref('names.name'),
      username_lower: eb.fn<string>('lower', ['names.name']),
      password_hash: p.passwordHash,
      bio: p.bio,
      updated_at: now,
    }),
  ).returning(['id', 'username_lower'])
})
