import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../generated/client'

/** Creates a Prisma client on the pool that raw queries use too, so that one limit covers all connections. */
export function prismaOn(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool) })
}

export type { Prisma, PrismaClient, User } from '../generated/client'
