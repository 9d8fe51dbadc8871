import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endpoint } from '@wordhoard/contracts/endpoint'
import { errorsOf } from '@wordhoard/contracts/endpoint-errors'
import { projectRoot } from '@wordhoard/database/project-root'
import { describe, expect, it } from 'vitest'
import { assertRegistered, type Contract, endpointsOf } from './lib/endpoints-of'
import { allEndpoints } from './router'

const contractFiles = readdirSync(join(projectRoot(), 'packages/contracts/src')).filter((name) =>
  /^(?!.*\.test\.ts$).*\.ts$/.test(name),
)

describe('the router', () => {
  it.each(contractFiles)('has every endpoint of %s', async (name) => {
    const contract = (await import(`@wordhoard/contracts/${name.replace('.ts', '')}`)) as Contract
    const missing = endpointsOf(contract).filter((each) => !allEndpoints.includes(each))
    expect(
      missing.map(({ method, path }) => `${method} ${path}`),
      `contracts/src/${name} has no line in router.ts`,
    ).toEqual([])
  })

  it('has no endpoint twice', () => {
    const names = allEndpoints.map(({ method, path }) => `${method} ${path}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('an endpoint’s declared errors', () => {
  it('include no duplicates and no common errors', () => {
    const redundant = allEndpoints.filter((each) => new Set(errorsOf(each)).size < errorsOf(each).length)
    expect(redundant.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })
})

describe('assertRegistered', () => {
  const call = (path: `/${string}`) =>
    endpoint({ method: 'GET', path, auth: 'public', summary: 'A call of this test' })
  const [one, other, stranger] = [call('/one'), call('/other'), call('/stranger')]
  const contract = { one, other, LIMIT: 5, names: ['a'] }

  it('demands that each endpoint of the contract is registered once, and no other', () => {
    expect(() => assertRegistered(contract, [one, other])).not.toThrow()
    expect(() => assertRegistered(contract, [one])).toThrow('No route registers GET /other')
    expect(() => assertRegistered(contract, [one, other, one])).toThrow('GET /one is registered 2 times')
    expect(() => assertRegistered(contract, [one, other, stranger])).toThrow(
      'GET /stranger is registered, but',
    )
  })
})
