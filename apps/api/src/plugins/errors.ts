import { canAnswer } from '@wordhoard/contracts/endpoint-errors'
import type { ErrorCode } from '@wordhoard/contracts/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../lib/app-error'
import { isDatabaseAway } from '../lib/database-errors'
import type { StorageWatch } from '../lib/storage-watch/storage-watch'

/** Our codes for Fastify's own errors. */
const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
}

/** Our codes for errors of plugins, which have only a status. */
const byStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** Log message for an endpoint that answers an error its contract doesn't declare: the contract is wrong. */
export const UNDECLARED_ERROR = 'error that the endpoint does not declare'

/** Turns every error into the envelope `{detail, code, request_id}`, plus the error's extra fields. */
export const errors = fp(
  async (app: FastifyInstance, { storage }: { readonly storage: StorageWatch }) => {
    app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
      const refusal = asAppError(error, storage)
      if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
      const { endpoint } = request.routeOptions.config
      if (endpoint && !canAnswer(endpoint, refusal.code)) {
        const { method, path } = endpoint
        request.log.warn({ method, path, code: refusal.code }, UNDECLARED_ERROR)
      }
      if (refusal.headers) reply.headers(refusal.headers)
      if (refusal.status === 503) reply.header('retry-after', '5')
      if (refusal.status === 507) reply.header('retry-after', '60')
      return reply
        .status(refusal.status)
        .header('cache-control', 'no-store')
        .send({ ...refusal.extras, detail: refusal.detail, code: refusal.code, request_id: request.id })
    })
  },
  { name: 'errors' },
)

function asAppError(error: FastifyError | AppError, storage: StorageWatch): AppError {
  if (error instanceof AppError) return error
  const known = ofFastify[error.code]
  if (known) return new AppError(known)
  if (storage.recordFailure(error)) return new AppError('storage_full')
  if (isDatabaseAway(error)) return new AppError('unavailable')
  const status = error.statusCode
  if (status && status >= 400 && status < 500) return new AppError(byStatus[status] ?? 'malformed_request')
  return new AppError('fault')
}
