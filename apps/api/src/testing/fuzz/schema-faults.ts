import type * as z from 'zod/mini'

/** Values that are wrong for most fields. */
const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2147483648,
  9007199254740992,
  1e300,
  '',
  'x',
  '\0',
  'a\ud800',
  '-1',
  '1e400',
  '2030-13-45',
  'x'.repeat(10_001),
  [],
  {},
  [null],
  ['x', ['x']],
  Array.from({ length: 501 }, (_, index) => index + 1),
  { length: 3, toString: 'x' },
]

type Path = readonly (string | number)[]

/** Returns the paths of all parts of a value, starting with the whole. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 2).map((item, index) => [index, item])
    : Object.entries(value)
  return [path, ...entries.flatMap(([name, part]) => placesOf(part, [...path, name]))]
}

function replaceAt(value: unknown, [first, ...rest]: Path, change: { to: unknown } | 'leave out'): unknown {
  if (first === undefined) return change === 'leave out' ? undefined : change.to
  const copy = Array.isArray(value) ? [...value] : { ...(value as Record<string, unknown>) }
  const parts = copy as Record<string | number, unknown>
  if (rest.length === 0 && change === 'leave out') delete parts[first]
  else parts[first] = replaceAt(parts[first], rest, change)
  return copy
}

/**
 * Breaks an accepted value in one place.
 *
 * @param pick any number from 0; determines the place and the change
 * @param isPlain whether values are sent as text, in a URL or a form, so that only text can be wrong
 * @returns a value that the schema refuses, or undefined if it accepts all that were tried
 */
export function withOneFault(schema: z.ZodMiniType, value: unknown, pick: number, isPlain: boolean): unknown {
  const places = placesOf(value).filter((path) => !isPlain || path.length === 1)
  const changes = [
    'leave out' as const,
    ...wrongValues.filter((wrong) => !isPlain || typeof wrong === 'string').map((to) => ({ to })),
  ]
  const all = places.length * changes.length
  for (let tried = 0; tried < all; tried++) {
    const number = (pick + tried * 7919) % all
    const place = places[number % places.length]!
    // Leaving out the whole value gives undefined, which isn't a body and is skipped.
    const change = changes[Math.floor(number / places.length)]!
    const broken = replaceAt(value, place, change)
    if (broken !== undefined && !schema.safeParse(broken).success) return broken
  }
  return undefined
}
