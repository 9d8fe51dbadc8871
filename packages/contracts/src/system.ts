import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from './endpoint'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Check that the process is running',
  response: z.object({ status: z.literal('ok') }),
})

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary:
    'Check that the database is reachable and migrated and the dictionary loaded; otherwise, or while the server stops, 503, or 507 if the disk is full',
  response: z.object({
    status: z.literal('ready'),
    words: z.int(),
    definitions: z.int(),
    /** Only where there is one; while it is away the database does its work. */
    valkey: z.optional(z.enum(['connected', 'away'])),
  }),
})

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  auth: 'public',
  summary: 'Get figures of this process for Prometheus, with METRICS_TOKEN as bearer token; otherwise 404',
  produces: 'text/plain',
  errors: ['not_found'],
})

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  auth: 'public',
  keep: 'page',
  summary: 'Get the operator of this installation, as named on its legal pages',
  response: z.object({
    operator: z.string(),
    contact_email: z.string(),
    security_email: z.string(),
    /** Turnstile is a third-party service, which the privacy policy must name. */
    human_check: z.enum(['altcha', 'turnstile', 'off']),
  }),
})
export type SiteInfo = AnswerOf<typeof getSite>

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  auth: 'public',
  summary: 'Get this description of the API as OpenAPI',
  produces: 'application/json',
})

export const getApiDocs = endpoint({
  method: 'GET',
  path: '/docs',
  auth: 'public',
  summary: 'Get this description of the API as a web page',
  produces: 'text/html',
})
