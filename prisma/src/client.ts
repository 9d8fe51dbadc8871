import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../generated/client'
import { statementObserver } from './sql/observe'

/**
 * Creates a Prisma client on the pool that raw queries use too, so that one limit covers all connections. It is opened at
 * its first use: what it knows of the schema takes 5 MB, which processes that only answer look-ups never need.
 */
export function prismaOn(pool: pg.Pool): PrismaClient {
  let client: PrismaClient | undefined
  return new Proxy({} as PrismaClient, {
    get(_target, name) {
      client ??= openClient(pool)
      const value: unknown = Reflect.get(client, name)
      return typeof value === 'function' ? value.bind(client) : value
    },
  })
}

function openClient(pool: pg.Pool): PrismaClient {
  const client = new PrismaClient({ adapter: new PrismaPg(pool) })
  const observe = statementObserver()
  if (!observe) return client
  // Its type differs only in what extensions may add.
  return client.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) =>
        observe(model ? `${model}.${operation}` : operation, () => query(args)),
    },
  }) as unknown as PrismaClient
}

export type { Prisma, PrismaClient, User } from '../generated/client'
