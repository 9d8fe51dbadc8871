import type { deliverMessage } from './deliver-message'
import type { Extracted, Part } from './page-article'

/**
 * Functions that injected scripts provide in a page, inside the extension's isolated world, which the page cannot
 * reach.
 */
export interface PageParts {
  extract?: (part: Part) => Extracted
  deliver?: typeof deliverMessage
}

/** The global object that holds them. Functions injected into a page have no closure, so they spell this name out. */
export interface PageWorld {
  readerParts?: PageParts
}

/** Makes functions available to scripts that are injected into the page later. */
export function registerParts(parts: PageParts): void {
  const world = globalThis as PageWorld
  world.readerParts = { ...world.readerParts, ...parts }
}
