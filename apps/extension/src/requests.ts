import type { Part } from './page/page-article'
import type { Problem } from './problems'

/** What the popup asks of the background, which lives on when the popup closes. */
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
