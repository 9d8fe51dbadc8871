import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import { isUnauthorised } from '../http/api-error'
import { type SendOptions, send } from '../http/http-send'
import type { KeptSource } from '../kept/kept-source'
import { answerOrKept } from './kept-call'
import { trackCall, waitForEnd } from './session-calls'
import { accessTokenForCall, hasSession, sessionEndedError, tokenAfterRefusal } from './session-refresh'
import { sessionGeneration } from './session-token'

interface CallOptions extends Omit<SendOptions, 'token'> {
  /** What the answer is kept with on this device; by default the text that is open. */
  keepWith?: KeptSource | undefined
  /** True if the call ends the session; other calls wait meanwhile, because the server would refuse them. */
  endsSession?: boolean | undefined
}

/**
 * Calls the API and validates the answer against the contract. Unless the endpoint is public, sends the access token;
 * if the server refuses it with 401, renews it once for all waiting calls and sends the call again. Without a network,
 * answers from what is kept on this device.
 *
 * @param input params, query and body, as the endpoint defines them.
 * @throws ApiError when the call is refused, fails, or gets an answer that breaks the contract; the signal's abort
 * error when it was aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const calling = () => callServer(endpoint, input, options)
  return endpoint.keep === undefined ? calling() : answerOrKept(endpoint, input, calling, options)
}

async function callServer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { endsSession, ...options }: CallOptions,
): Promise<AnswerOf<E>> {
  if (endpoint.auth === 'public') return send(endpoint, input, options)
  if (endsSession) return callWithToken(endpoint, input, options)
  const generation = sessionGeneration()
  await waitForEnd()
  options.signal?.throwIfAborted()
  if (endpoint.auth === 'session' && generation !== sessionGeneration()) throw sessionEndedError()
  return trackCall(callWithToken(endpoint, input, options))
}

async function callWithToken<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Omit<CallOptions, 'endsSession'>,
): Promise<AnswerOf<E>> {
  const token = await accessTokenForCall().catch((error: unknown) => {
    // The endpoint is open to visitors too, so call it without a token.
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

/** Works like `call`, for an endpoint that returns bytes (`produces`) to be saved as a file. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await call(endpoint, input)) as unknown as Blob
}
