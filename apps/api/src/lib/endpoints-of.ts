import type { Endpoint } from '@wordhoard/contracts/endpoint'

/** A contract file, imported as a namespace. */
export type Contract = Readonly<Record<string, unknown>>

/** Returns the endpoints that a contract file exports. */
export function endpointsOf(contract: Contract): Endpoint[] {
  return Object.values(contract).filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  )
}

/**
 * Checks that the routes of a contract register each of its endpoints once, and no others.
 *
 * @throws Error that names the endpoint
 */
export function assertRegistered(contract: Contract, registered: readonly Endpoint[]): void {
  const endpoints = endpointsOf(contract)
  const name = ({ method, path }: Endpoint) => `${method} ${path}`
  for (const endpoint of endpoints) {
    const times = registered.filter((each) => each === endpoint).length
    if (times === 0) throw new Error(`No route registers ${name(endpoint)}, which the contract exports.`)
    if (times > 1) throw new Error(`${name(endpoint)} is registered ${times} times.`)
  }
  for (const each of registered) {
    if (!endpoints.includes(each)) {
      throw new Error(
        `${name(each)} is registered, but the contract in its line of the router doesn't export it.`,
      )
    }
  }
}
