import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../generated/client'

/** Prisma on the pool that raw queries use too, so that one limit holds for all connections. */
export function prismaOn(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool) })
}

export type { Prisma, PrismaClient, User } from '../generated/client'
