import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import { isUnauthorised } from '../http/api-error'
import { type SendOptions, send } from '../http/http-send'
import { accessTokenForCall, hasSession, tokenAfterRefusal } from './session-refresh'

type CallOptions = Omit<SendOptions, 'token'>

/**
 * Makes a call of the API and checks the answer against the contract. Calls that know users carry the access token; one
 * refused with 401 renews it, once for all that wait, and is made a second time.
 *
 * @param input the parts that the endpoint has: params, query, body.
 * @throws ApiError when the call is refused, fails, or is answered with something else than promised; the signal's
 * abort error when it was called off.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  if (endpoint.auth === 'public') return send(endpoint, input, options)
  const token = await accessTokenForCall().catch((error: unknown) => {
    // What visitors may ask for as well is asked for as one.
    if (endpoint.auth === 'optional' && isUnauthorised(error)) return undefined
    throw error
  })
  options.signal?.throwIfAborted()
  try {
    return await send(endpoint, input, { ...options, token })
  } catch (error) {
    if (!isUnauthorised(error) || !hasSession()) throw error
    return send(endpoint, input, { ...options, token: await tokenAfterRefusal(token) })
  }
}

/** As `call`, for an endpoint that answers bytes (`produces`): a file to be saved. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await call(endpoint, input)) as unknown as Blob
}
