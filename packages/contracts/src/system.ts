import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from './endpoint'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'The process is up',
  response: z.object({ status: z.literal('ok') }),
})

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary:
    'The database is reachable, its migrations are applied, the dictionary is loaded; else 503, or 507 while the disk is full',
  response: z.object({
    status: z.literal('ready'),
    words: z.int(),
    definitions: z.int(),
  }),
})

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  auth: 'public',
  summary: 'Who runs this installation, as its legal pages name them',
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
  summary: 'This description of the API',
  produces: 'application/json',
})

export const getApiDocs = endpoint({
  method: 'GET',
  path: '/docs',
  auth: 'public',
  summary: 'The description of the API as a page to read',
  produces: 'text/html',
})
