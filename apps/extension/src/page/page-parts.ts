import type { deliverMessage } from './deliver-message'
import type { Extracted, Part } from './page-article'

/** What scripts that were put into a page offer there, in the extension's own world, which the page cannot reach. */
export interface PageParts {
  extract?: (part: Part) => Extracted
  deliver?: typeof deliverMessage
}

/** Where it hangs: functions that are sent into a page carry nothing along, so they spell this name out. */
export interface PageWorld {
  readerParts?: PageParts
}

/** Offers something to functions that are put into the page later. */
export function registerParts(parts: PageParts): void {
  const world = globalThis as PageWorld
  world.readerParts = { ...world.readerParts, ...parts }
}
