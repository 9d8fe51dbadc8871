import fc from 'fast-check'
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * `usual`: what clients send · `edge`: values at the limits of the schema, and unusual ones · `unstorable`: NUL and
 * lone surrogates in every text that accepts them.
 */
export type Kind = 'usual' | 'edge' | 'unstorable'

/**
 * Returns values that no schema can provide, such as existing ids, a code or a token; undefined if the schema is
 * enough.
 */
export type Hints = (field: string) => fc.Arbitrary<unknown> | undefined

/** The parts of a schema's definition from which values are generated. */
interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  readonly shape?: Record<string, Schema>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly out?: Schema
  readonly options?: readonly Schema[]
  readonly entries?: Record<string, string>
  readonly values?: readonly unknown[]
}
interface Check {
  readonly check: string
  readonly format?: string
  readonly value?: number
  readonly inclusive?: boolean
  readonly minimum?: number
  readonly maximum?: number
}

/** Maximum length of generated lists; enough to reach a limit of 500. */
const MAX_LIST_LENGTH = 500
const LARGEST = 2147483647

function definitionOf(schema: Schema): Definition {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def
}

function checksOf(definition: Definition): readonly Check[] {
  return (definition.checks ?? []).map((check) => check._zod.def)
}

/**
 * Generates input that a schema accepts, before parsing.
 *
 * @param field name of the field; items have the name of their list
 * @throws Error for a type of schema or a pattern that it has no values for
 */
export function valuesOf(schema: Schema, kind: Kind, hints: Hints, field = ''): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const inner = () => valuesOf(definition.innerType!, kind, hints, field)
  const filterAccepted = (values: fc.Arbitrary<unknown>) => filterBySchema(schema, values, field)
  const hinted = hints(field)
  switch (definition.type) {
    case 'optional':
    case 'default':
      return fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: inner() })
    case 'catch':
      return inner()
    case 'nullable':
      return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: inner() })
    case 'object': {
      const fields = Object.entries(definition.shape!)
      const each = fields.map(([name, part]) => valuesOf(part, kind, hints, name))
      // Not `fc.record`, because undefined fields must be missing, as in JSON.
      const whole = fc
        .tuple(...each)
        .map((values) =>
          Object.fromEntries(
            fields.flatMap(([name], index) => (values[index] === undefined ? [] : [[name, values[index]]])),
          ),
        )
      return filterAccepted(whole)
    }
    case 'array': {
      const { least, most } = lengthsOf(definition)
      const item = valuesOf(definition.element!, kind, hints, field)
      const longest = Math.min(most, MAX_LIST_LENGTH)
      const few = fc.array(item, { minLength: least, maxLength: Math.min(longest, Math.max(least, 4)) })
      if (kind !== 'edge') return filterAccepted(few)
      const many = fc.array(item, { minLength: longest, maxLength: longest, size: 'max' })
      return filterAccepted(fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: many }))
    }
    case 'pipe':
      return valuesOf(definition.out!, kind, hints, field)
    case 'union':
      return fc.oneof(...definition.options!.map((option) => valuesOf(option, kind, hints, field)))
    case 'literal':
      return fc.constantFrom(...definition.values!)
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries!))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return filterAccepted(kind !== 'edge' && hinted ? hinted : numbers(definition, kind, hinted))
    case 'string':
      if (kind === 'unstorable') {
        const broken = ['a\0b \ud800 c', '\0'].filter((text) => schema.safeParse(text).success)
        if (broken.length > 0) return fc.constantFrom(...broken)
      }
      return filterAccepted(kind !== 'edge' && hinted ? hinted : texts(definition, kind, hinted, field))
    default:
      throw new Error(`The fuzzer cannot make values of type ${definition.type} (${field})`)
  }
}

/** Number of values refused in a row after which the schema is taken to accept hardly any. */
const MAX_REFUSED = 2_000

/** Keeps the values that a schema accepts. Throws if it seems to accept none. */
function filterBySchema<Value>(
  schema: Schema,
  values: fc.Arbitrary<Value>,
  field: string,
): fc.Arbitrary<Value> {
  let refused = 0
  return values.filter((value) => {
    const { success } = schema.safeParse(value)
    refused = success ? 0 : refused + 1
    if (refused > MAX_REFUSED) throw new Error(`The schema accepts none of the values made for ${field}`)
    return success
  })
}

function lengthsOf(definition: Definition): { least: number; most: number } {
  const checks = checksOf(definition)
  return {
    least: checks.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    most: checks.find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY,
  }
}

function numbers(
  definition: Definition,
  kind: Kind,
  hinted: fc.Arbitrary<unknown> | undefined,
): fc.Arbitrary<unknown> {
  const checks = checksOf(definition)
  const isWhole = definition.format === 'safeint' || checks.some(({ check }) => check === 'number_format')
  const step = isWhole ? 1 : Number.EPSILON
  const limit = (name: string) => {
    const found = checks.find(({ check }) => check === name)
    return found && (found.inclusive ? found.value! : found.value! + (name === 'greater_than' ? step : -step))
  }
  const min = limit('greater_than') ?? -LARGEST
  const max = limit('less_than') ?? LARGEST
  const between = isWhole
    ? fc.integer({ min, max: Math.min(max, Math.max(min, 0) + 50) })
    : fc.double({ min, max, noNaN: true })
  if (kind !== 'edge') return between
  const limits = fc.constantFrom(min, max, isWhole ? Math.min(max, min + 1) : (min + max) / 2)
  return fc.oneof({ weight: 3, arbitrary: limits }, { weight: 2, arbitrary: hinted ?? between })
}

/** Texts that break careless code: SQL and patterns, markup, paths, other writing systems, invalid numbers. */
const oddTexts = [
  '',
  ' ',
  'a\0b',
  '\0',
  '\ud800',
  'x\udc00y',
  '\u202eturned',
  '\u200b\u200d',
  '\u0007\u001b[2J',
  '\ufffe\uffff',
  'e\u0301\u0327',
  'İıſK',
  'ß'.repeat(20),
  '👩‍👩‍👧‍👦🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'שלום عالم',
  "'; DROP TABLE spell; --",
  '%_\\',
  '\\x00\\u0000',
  '(a|b)*+?[^',
  ':* & ! | <->',
  '"unclosed',
  '<script>alert(1)</script>&amp;',
  '../../etc/passwd',
  '{{constructor}}$1',
  '__proto__',
  'NaN',
  '-0',
  '1e309',
  'Europe/London',
  'Infinity',
  'line\r\nbreak\u2028\u2029',
]

const usualTexts = [
  'The glacier melts.',
  'A cat sat on the mat, and the dog put it off.',
  'Ice',
  'Words of the north',
  'ferry',
  'What did you look up?',
]

function texts(
  definition: Definition,
  kind: Kind,
  hinted: fc.Arbitrary<unknown> | undefined,
  field: string,
): fc.Arbitrary<unknown> {
  const checks = checksOf(definition)
  const format = definition.format ?? checks.find(({ check }) => check === 'string_format')?.format
  switch (format) {
    case 'email':
      return fc.nat().map((number) => `p${number}@example.org`)
    case 'uuid':
      return fc.uuid()
    case 'date':
      return fc.constantFrom('2030-01-31', '1970-01-01', '9999-12-31', '2028-02-29', '0001-01-01')
    case 'datetime':
      return fc.constantFrom(
        '2030-01-31T12:00:00Z',
        '1970-01-01T00:00:00.000Z',
        '9999-12-31T23:59:59.999999Z',
        '0001-01-01T00:00:00+14:00',
        '2028-02-29T00:00:00-12:00',
      )
    case 'regex':
      if (hinted) return hinted
      throw new Error(`The fuzzer cannot make values for the pattern of ${field}`)
  }
  if (kind !== 'edge') return fc.constantFrom(...usualTexts)
  const { most } = lengthsOf(definition)
  const longest = Math.min(most, 5_000)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(longest), '😀'.repeat(longest / 2), 'a '.repeat(longest / 2)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(longest, 200) }) },
    ...(hinted ? [{ weight: 2, arbitrary: hinted }] : []),
  )
}
