import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { MIN_PASSWORD_LENGTH } from '@wordhoard/contracts/fields/fields'
import { AppError } from '../../../lib/app-error'

/** Minimum length of a name to look for in passwords; shorter ones occur in too many words. */
const MIN_NAME_LENGTH = 4

let words: Promise<ReadonlySet<string>> | undefined

/** Owner of a new password. */
export interface PasswordOwner {
  readonly username?: string
  /** Null for an account without an address. */
  readonly email: string | null
}

/**
 * Refuses passwords that attackers try first: those on well-known lists, in any case and with or without digits and
 * signs at the end, and those that contain the owner's user name or e-mail name.
 *
 * @param field name of the body field that holds the password
 * @throws AppError `invalid_input` at that field
 */
export async function refuseCommonPassword(
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  const refuse = (msg: string) => {
    throw new AppError('invalid_input', [{ loc: ['body', field], msg, type: 'custom' }])
  }
  if (await isCommonPassword(password)) {
    refuse('This password is among the most common ones. Please choose another.')
  }
  if (holdsName(password, owner)) {
    refuse('The password must not contain your username or your e-mail name. Please choose another.')
  }
}

/** Returns whether a password is on the lists, as it is or without everything after its last letter. */
export async function isCommonPassword(password: string): Promise<boolean> {
  words ??= loadWords()
  const known = await words
  const lower = password.toLowerCase()
  return known.has(lower) || known.has(lower.replace(/\P{L}+$/u, ''))
}

function holdsName(password: string, { username, email }: PasswordOwner): boolean {
  const lower = password.toLowerCase()
  return [username, email?.slice(0, email.lastIndexOf('@'))].some(
    (name) => name !== undefined && name.length >= MIN_NAME_LENGTH && lower.includes(name.toLowerCase()),
  )
}

/**
 * Loads the list of common passwords, without those too short to be chosen. It reads the file directly, because the
 * package's own code would unpack all its word lists.
 */
async function loadWords(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const all = JSON.parse(await readFile(file, 'utf8')) as string[]
  return new Set(all.filter((word) => word.length >= MIN_PASSWORD_LENGTH))
}
