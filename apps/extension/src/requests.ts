import type { Part } from './page/page-article'
import type { Problem } from './problems'

/** Request from the popup to the background script, which keeps running when the popup closes. */
export interface ReadRequest {
  readonly kind: 'read'
  readonly tabId: number
  readonly part: Part
}

export interface ReadAnswer {
  readonly problem: Problem | null
}

export function isReadRequest(message: unknown): message is ReadRequest {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'read'
}
