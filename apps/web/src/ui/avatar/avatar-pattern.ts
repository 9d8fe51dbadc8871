/**
 * A generated picture consists of 4 × 4 tiles, mirrored horizontally and vertically, so that four tiles define it. It
 * is therefore symmetrical whatever the seed. The same seed gives the same picture on every device.
 */

/** Names of the colour pairs in avatar.module.css. */
export const avatarTones = ['green', 'warm', 'gold', 'plain'] as const
export type AvatarTone = (typeof avatarTones)[number]

export interface AvatarPattern {
  tone: AvatarTone
  /** Path data in a box of 48 × 48, one for the main colour and one for the second. */
  main: string
  second: string
}

/** Side of a tile; the quarters are mirrored at 24. */
const TILE = 12

/**
 * Hashes a text to 32 bits: FNV-1a over code points, followed by the finaliser of MurmurHash3, because seeds differ
 * little.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Returns the colour pair for a seed. */
export function avatarTone(seed: string): AvatarTone {
  return avatarTones[hash(seed) % avatarTones.length]!
}

type Point = readonly [x: number, y: number]

/** Draws one tile with corners a b c d (clockwise); `swap` is true if mirroring has reversed the direction of arcs. */
type Shape = (corners: readonly [Point, Point, Point, Point], swap: boolean) => string

const at = ([x, y]: Point) => `${x} ${y}`
const arc = (to: Point, swap: boolean, sweep = true) => `A12 12 0 0 ${sweep !== swap ? 1 : 0} ${at(to)}`

const shapes: readonly Shape[] = [
  // A quarter disc around a.
  ([a, b, , d], swap) => `M${at(a)}L${at(b)}${arc(d, swap)}Z`,
  // A leaf from a to c.
  ([a, , c], swap) => `M${at(a)}${arc(c, swap)}${arc(a, swap)}Z`,
  // Half of the tile, cut from b to d.
  ([a, b, , d]) => `M${at(a)}L${at(b)}L${at(d)}Z`,
  // The whole tile without a quarter disc around c.
  ([a, b, , d], swap) => `M${at(a)}L${at(b)}${arc(d, swap, false)}Z`,
]

/**
 * Generates the picture for a seed.
 *
 * @param seed any text; lower-case letters and digits in avatar ids.
 */
export function avatarPattern(seed: string): AvatarPattern {
  let main = ''
  let second = ''
  for (let index = 0; index < 4; index += 1) {
    const dice = hash(`${seed}/${index}`)
    const shape = shapes[dice % shapes.length]!
    const turn = (dice >>> 4) % 4
    // Leaves some tiles empty, but never the innermost one, so that no picture is just a ring.
    if (index < 3 && (dice >>> 8) % 6 === 0) continue
    const path = rotateAndMirror(shape, turn, (index % 2) * TILE, Math.floor(index / 2) * TILE)
    if ((dice >>> 12) % 3 === 0) second += path
    else main += path
  }
  return { tone: avatarTone(seed), main, second }
}

function rotateAndMirror(shape: Shape, turn: number, left: number, top: number): string {
  const corners: Point[] = [
    [left, top],
    [left + TILE, top],
    [left + TILE, top + TILE],
    [left, top + TILE],
  ]
  const [a, b, c, d] = [0, 1, 2, 3].map((corner) => corners[(corner + turn) % 4]!) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const flip = (byX: boolean, byY: boolean) => {
    const move = ([x, y]: Point): Point => [byX ? 48 - x : x, byY ? 48 - y : y]
    return shape([move(a), move(b), move(c), move(d)], byX !== byY)
  }
  return flip(false, false) + flip(true, false) + flip(false, true) + flip(true, true)
}
