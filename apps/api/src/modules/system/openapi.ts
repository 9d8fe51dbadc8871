import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { errorsOf } from '@wordhoard/contracts/endpoint-errors'
import { errorBody, errorTable } from '@wordhoard/contracts/errors'
import { brand } from '@wordhoard/contracts/site/brand'
import * as z from 'zod/mini'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: unknown
}
interface Operation {
  readonly summary: string
  readonly security: object[]
  readonly parameters: Parameter[]
  readonly requestBody?: object
  readonly responses: Record<string, object>
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { title: string; version: string; description: string }
  readonly servers: { url: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: object
}

/** Returns the OpenAPI 3.1 description of the endpoints, built from the schemas that validate the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version, description: brand.description },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  }
}

/** What a call must carry: nothing, a login session, or a login session if there is one. */
const security: Record<Endpoint['auth'], object[]> = {
  public: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
}

function bodyType(endpoint: Endpoint): string {
  return endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

function operation(endpoint: Endpoint): Operation {
  return {
    summary: endpoint.summary,
    security: security[endpoint.auth],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [bodyType(endpoint)]: { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: { [String(endpoint.status ?? 200)]: success(endpoint), ...refusals(endpoint) },
  }
}

function parameters(schema: Endpoint['params'], place: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // JSON Schema doesn't mark a coerced number as required, because it accepts any text as input; in a path it is
    // required.
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function success(endpoint: Endpoint): object {
  if (endpoint.response) {
    return {
      description: 'Success',
      content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
    }
  }
  if (endpoint.produces) return { description: 'Success', content: { [endpoint.produces]: {} } }
  return { description: 'Success' }
}

function refusals(endpoint: Endpoint): Record<string, object> {
  const byStatus = new Map<number, string[]>()
  for (const code of errorsOf(endpoint)) {
    const { status, detail } = errorTable[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${detail}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, descriptions]) => [
      String(status),
      {
        description: descriptions.join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  return rest
}
