import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '@wordhoard/testkit/password-hash'
import { solveAltcha } from '@wordhoard/testkit/server/solve-altcha'
import pg from 'pg'
import type { Visitor } from './visitor'

/** Somebody who can log in. */
export interface Account {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Where accounts come from. */
export interface AccountSource {
  /** Address of the installation's database, to make them directly. */
  readonly database?: string | undefined
  /** Folder in which the server puts its mails (DATA_DIR/outbox), to register as people do. */
  readonly outbox?: string | undefined
  /** A file of accounts made earlier; new ones are added to it. */
  readonly file?: string | undefined
}

/** Returns as many accounts as are needed: those of the file first, then new ones. */
export async function findAccounts(
  count: number,
  source: AccountSource,
  visitor: Visitor,
): Promise<Account[]> {
  const { file } = source
  const known = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Account[]) : []
  const made = [...known]
  if (count > known.length && source.database)
    made.push(...(await insertAccounts(count - known.length, source.database)))
  else if (source.outbox) while (made.length < count) made.push(await register(visitor, source.outbox))
  if (made.length < count)
    throw new Error(
      `${count} accounts are needed, and there are ${made.length}. Give --database or --outbox.`,
    )
  if (file) writeFileSync(file, JSON.stringify(made))
  return made.slice(0, count)
}

const newAccount = (): Account => {
  const username = `load_${randomBytes(6).toString('hex')}`
  return { username, email: `${username}@example.org`, password: `Quiet-otter-${username}` }
}

/** Inserts accounts; they share a password, which takes long to hash. */
async function insertAccounts(count: number, connectionString: string): Promise<Account[]> {
  const password = `Quiet-otter-${randomBytes(8).toString('hex')}`
  const accounts = Array.from({ length: count }, () => ({ ...newAccount(), password }))
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `WITH made AS (
       INSERT INTO user_account (email, username, username_lower, password_hash)
       SELECT name || '@example.org', name, name, $2 FROM unnest($1::text[]) name
       RETURNING id, email, username_lower)
     INSERT INTO login_name (name, user_id)
     SELECT name, id FROM made, unnest(ARRAY[email, username_lower]) name`,
    [accounts.map(({ username }) => username), await hashPassword(password)],
  )
  await client.end()
  return accounts
}

/** Registers with the code that the server has sent. */
async function register(visitor: Visitor, outbox: string): Promise<Account> {
  const account = newAccount()
  const { email, username, password } = account
  const token = () => solveHumanCheck(visitor, 'registration')
  await visitor.call('POST', '/auth2/send-verification-email', { body: { email, token: await token() } })
  const verification_code = await findCode(outbox, email)
  const body = { username, email, password, verification_code, token: await token() }
  const { status } = await visitor.call('POST', '/auth2/register', { body })
  if (status !== 201) throw new Error(`A registration was answered with ${status}`)
  return account
}

async function solveHumanCheck(visitor: Visitor, action: string): Promise<string> {
  const { body } = await visitor.call<{ kind: string; challenge: string | null }>(
    'GET',
    '/auth2/human-check',
    {
      query: { action },
    },
  )
  if (body?.kind === 'turnstile')
    throw new Error('Turnstile lets no program through. Use HUMAN_CHECK=altcha.')
  return body?.challenge ? solveAltcha(body.challenge) : ''
}

/** Waits for the mail; its code has a line to itself. */
async function findCode(outbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    for (const name of readdirSync(outbox).filter((each) => each.endsWith('.eml'))) {
      const mail = readFileSync(join(outbox, name), 'utf8')
      const code = /^ {4}(\d{6})\r?$/m.exec(mail)?.[1]
      if (code && mail.toLowerCase().includes(`to: ${email}`)) return code
    }
    await sleep(50)
  }
  throw new Error(`No mail to ${email} arrived in ${outbox}`)
}

/** Logs a visitor in. */
export async function logIn(visitor: Visitor, { email, password }: Account): Promise<void> {
  const { status, body } = await visitor.call<{ access_token: string }>('POST', '/auth2/login', {
    form: { username: email, password, turnstile_token: await solveHumanCheck(visitor, 'login') },
  })
  if (status !== 200) throw new Error(`A login was answered with ${status}`)
  visitor.setToken(body.access_token)
}
