import { pages } from '@wordhoard/contracts/site/pages'

/** What a link to the word check needs, so that leaving the check leads back to the page with the link. */
export const wordCheckLink = { to: pages.wordCheck.path, state: { isFromPage: true } } as const

/** Returns whether the page before the word check is the one that led there. */
export function isFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromPage' in state
}
