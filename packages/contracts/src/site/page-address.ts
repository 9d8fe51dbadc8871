import { type PageName, pages } from './pages'

/** Names of the parameters in an address; `*` is the rest of it. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never

type Parameter<Name extends PageName> = ParameterOf<(typeof pages)[Name]['path']>

/** No argument for a page whose address has no parameters. */
type AddressParameters<Name extends PageName> = [Parameter<Name>] extends [never]
  ? []
  : [parameters: Readonly<Record<Parameter<Name>, string | number>>]

/**
 * Returns the address of a page, for example `pathTo('assignment', { id: 3, assignmentId: 4 })`. Encodes parameters
 * except `*`, which is already part of an address.
 */
export function pathTo<Name extends PageName>(name: Name, ...[parameters]: AddressParameters<Name>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {}
  return pages[name].path.replace(/:(\w+)|\*/g, (mark, key?: string) =>
    key ? encodeURIComponent(values[key]!) : String(values[mark]),
  )
}
