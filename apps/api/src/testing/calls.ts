import type { CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './test-app'

/** Calls an endpoint of the contract as a user, or as a visitor. */
export function callAs<E extends Endpoint>(
  api: TestApp,
  who: { readonly headers: Record<string, string> } | undefined,
  endpoint: E,
  input: Partial<CallInput<E>>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, string | number>
    query?: Record<string, unknown>
    body?: object
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
    ),
  )
  return api.app.inject({
    method: endpoint.method,
    url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...who?.headers, ...headers },
    ...(body !== undefined && { payload: body }),
  })
}

/** Returns `callAs` for the application that a test file opens before its tests. */
export function callsTo(api: () => TestApp) {
  return <E extends Endpoint>(
    who: Parameters<typeof callAs>[1],
    endpoint: E,
    input: Partial<CallInput<E>>,
    headers?: Record<string, string>,
  ) => callAs(api(), who, endpoint, input, headers)
}
