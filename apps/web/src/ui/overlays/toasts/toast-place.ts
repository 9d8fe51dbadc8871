/** A rectangle on the screen, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something that toasts should leave free. */
export interface Obstacle extends Box {
  /** `must`: buttons, fields, bars and definitions. `should`: links in the text. */
  readonly keep: 'must' | 'should'
}

/** Distance between places that are tried, in px. */
const STEP = 8
const costs = { must: 1_000, should: 1 } as const

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * Returns where toasts of a size cover nothing that must stay free: as near as possible to the middle of the area's
 * lower edge. Where everything is taken, the place that covers least.
 *
 * @param area within which they must be
 */
export function findToastPlace(
  size: { readonly width: number; readonly height: number },
  area: Box,
  obstacles: readonly Obstacle[],
): { readonly left: number; readonly top: number } {
  const { width, height } = size
  const middle = Math.round((area.left + area.right - width) / 2)
  const lefts = new Set([middle, area.left, area.right - width].map((left) => Math.max(area.left, left)))
  let best = { left: Math.max(area.left, middle), top: Math.max(area.top, area.bottom - height) }
  let least = Number.POSITIVE_INFINITY
  for (let top = area.bottom - height; top >= area.top; top -= STEP) {
    for (const left of lefts) {
      const place = { left, top, right: left + width, bottom: top + height }
      let cost = 0
      for (const obstacle of obstacles) cost += overlap(place, obstacle) * costs[obstacle.keep]
      if (cost < least) {
        least = cost
        best = { left, top }
      }
    }
    if (least === 0) break
  }
  return best
}
