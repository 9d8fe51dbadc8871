import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './database-errors'

const coded = (code: string, message = 'It failed') => Object.assign(new Error(message), { code })

describe('isDatabaseAway', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '08006',
    '53300',
    'P1017',
  ])('recognises the code %s', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
  ])('recognises the message "%s"', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true)
  })

  it('recognises an error that another one wraps, as Prisma’s do', () => {
    const driverAdapterError = new Error('It failed', { cause: { kind: 'postgres', originalCode: '57P01' } })
    expect(isDatabaseAway(Object.assign(new Error('It failed'), { meta: { driverAdapterError } }))).toBe(true)
  })

  it.each([coded('23505'), coded('42501'), coded('P2002'), new Error('It failed'), undefined, 'text'])(
    'is false for %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false)
    },
  )
})
