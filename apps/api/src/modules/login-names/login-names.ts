import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import type { Queryable } from '@wordhoard/database/sql/run'
import { executeWithin, fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import { isUniqueViolation } from '../../lib/database-errors'
import { claimedNames, deleteNames } from './login-names.queries'

/** Another account has a name that was to be claimed. */
class NameTaken extends Error {}

/** What an account is found by. */
export interface NamedAccount {
  readonly email: string | null
  readonly usernameLower: string
}

/** Returns the id of the account with an address or a user name in lower case; undefined if there is none. */
export async function findAccountOfName(
  db: Pick<PrismaClient, 'loginName'>,
  name: string,
): Promise<number | undefined> {
  const found = await db.loginName.findUnique({ where: { name }, select: { userId: true } })
  return found?.userId
}

/**
 * Gives an account its names, within the transaction that writes the account. Fails if another account has one of them;
 * `isNameTaken` tells.
 */
export async function claimNames(client: Queryable, userId: number, named: NamedAccount): Promise<void> {
  const names = namesOf(named)
  checkAll(await claimedNames.fetchAll(client, { userId, names }), names)
}

/** Does what `claimNames` does, within one of Prisma’s transactions. */
export async function claimNamesWithin(
  tx: Prisma.TransactionClient,
  userId: number,
  named: NamedAccount,
): Promise<void> {
  const names = namesOf(named)
  checkAll(await fetchAllWithin(tx, claimedNames, { userId, names }), names)
}

/** Takes from an account the names that it had, within the transaction that renames or deletes it. */
export async function releaseNames(client: Queryable, userId: number, former: NamedAccount): Promise<void> {
  await deleteNames.execute(client, { userId, names: namesOf(former) })
}

/** Does what `releaseNames` does, within one of Prisma’s transactions. */
export async function releaseNamesWithin(
  tx: Prisma.TransactionClient,
  userId: number,
  former: NamedAccount,
): Promise<void> {
  await executeWithin(tx, deleteNames, { userId, names: namesOf(former) })
}

/** Returns whether an account couldn’t be written because another has its address or user name. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof NameTaken || isUniqueViolation(error)
}

function namesOf({ email, usernameLower }: NamedAccount): string[] {
  return email === null ? [usernameLower] : [email, usernameLower]
}

function checkAll(claimed: readonly unknown[], names: readonly string[]): void {
  if (claimed.length < names.length) throw new NameTaken('Another account has this name.')
}
