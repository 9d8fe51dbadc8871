import type { SqlCondition } from './sql-conditions'

/** A condition in typed SQL, with the code that replaces it when it is removed. */
export interface TypedCondition extends SqlCondition {
  readonly replacement: string
}

/** Columns that tie rows to a user, a group or a period of validity, and `exists(…)`. */
const ACCESS_COLUMNS =
  /\b(\w*user_id|school_id|classroom_id|voc_id|role|is_active|expires_at|revoked_at|max_uses|access_modifier|(block|follow)(er|ed)_id|\w*_event_id)\b|\bcreated_at', '>|\bexists\(/

/** Helpers that modules share as conditions: `isAssignedTo(…)`, `expr.not(isBlocked(…))`. */
const CONDITION_HELPER = /\b(is|are|has|can|may|shares|shows|takes)[A-Z]\w*\(/

/** Joins by id, which decide nothing about access. */
const ID_JOIN = /^'\w+\.id', '=', '\w+\.\w+'$/

/** Calls whose arguments form one condition, and `and([…])`, each of whose operands is one. */
const CONDITION_CALLS = /\.(where|whereRef|on|onRef|filterWhere)\(|(\w+)\.and\(\[/g

/**
 * Finds the access conditions in a source with typed SQL: every call of `where` and `on` and every operand of `and`
 * that names a column of ACCESS_COLUMNS, tests whether a row exists, or calls a helper that matches CONDITION_HELPER.
 * Operands of `or` are left out, as their group is itself an operand.
 */
export function findTypedConditions(source: string): TypedCondition[] {
  return [...source.matchAll(CONDITION_CALLS)]
    .flatMap(({ index, 0: call, 1: method, 2: builder }) => {
      const start = index + call.length
      const parts = splitArguments(source, start)
      if (builder) {
        return parts.map(({ from, to }) => makeCondition(source, { from, to }, `${builder}.lit(true)`))
      }
      const [first, last] = [parts[0], parts.at(-1)]
      if (!first || !last) return []
      const callbackMethod = method!.startsWith('on') ? 'on' : method!.replace('Ref', '')
      const span = { from: index, to: last.to }
      return [
        {
          ...makeCondition(source, span, `.${callbackMethod}((eb) => eb.lit(true)`),
          text: source.slice(first.from, last.to),
        },
      ]
    })
    .filter(({ text }) => isAccess(text))
    .toSorted((a, b) => a.from - b.from)
}

function isAccess(text: string): boolean {
  const singleLine = text.replace(/\s+/g, ' ')
  return !ID_JOIN.test(singleLine) && (ACCESS_COLUMNS.test(singleLine) || CONDITION_HELPER.test(singleLine))
}

function makeCondition(
  source: string,
  { from, to }: { readonly from: number; readonly to: number },
  replacement: string,
): TypedCondition {
  const line = source.slice(0, from).split('\n').length
  return { from, to, text: source.slice(from, to), line, replacement }
}

/** Returns the parts between commas from an offset up to the bracket that closes the current one. */
function splitArguments(source: string, start: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let depth = 0
  let from = start
  const end = (at: number) => {
    const text = source.slice(from, at)
    const lead = text.length - text.trimStart().length
    if (text.trim() !== '') parts.push({ from: from + lead, to: from + text.trimEnd().length })
    from = at + 1
  }
  for (let at = start; at < source.length; at++) {
    const sign = source[at]!
    if (/['"`]/.test(sign)) at = source.indexOf(sign, at + 1)
    else if (/[([{]/.test(sign)) depth++
    else if (/[)\]}]/.test(sign) && depth-- === 0) {
      end(at)
      return parts
    } else if (sign === ',' && depth === 0) end(at)
  }
  return parts
}
