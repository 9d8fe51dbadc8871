import type { Row } from '@wordhoard/contracts/fields/vocabulary-fields'
import { useCallback, useMemo, useRef, useState } from 'react'

export interface Selection {
  /** Spell ids of the selected rows, in the order of the page. */
  readonly spellIds: readonly number[]
  readonly has: (spellId: number) => boolean
  /** Selects or deselects a row; with `range` also all rows between it and the last one toggled. */
  readonly toggle: (index: number, on: boolean, range: boolean) => void
  readonly toggleAll: (on: boolean) => void
  readonly clear: () => void
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Keeps the selected rows of a page. Rows that leave the page are left out until they return; another page clears the
 * selection.
 *
 * @param rows rows of the page
 * @param pageKey identifies what the page shows, such as its query
 */
export function useSelection(rows: readonly Row[], pageKey: string): Selection {
  const [selection, setSelection] = useState({ pageKey, ids: nothing })
  const anchor = useRef<number>(undefined)
  const ids = selection.pageKey === pageKey ? selection.ids : nothing

  const spellIds = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(row.spell_id)).map((row) => row.spell_id)),
    [rows, ids],
  )
  const set = useCallback(
    (change: (ids: Set<number>) => void) => {
      setSelection((before) => {
        const next = new Set(before.pageKey === pageKey ? before.ids : nothing)
        change(next)
        return { pageKey, ids: next }
      })
    },
    [pageKey],
  )
  const toggle = useCallback(
    (index: number, on: boolean, range: boolean) => {
      const from = range && anchor.current !== undefined ? anchor.current : index
      anchor.current = index
      set((next) => {
        for (const row of rows.slice(Math.min(from, index), Math.max(from, index) + 1)) {
          if (on) next.add(row.spell_id)
          else next.delete(row.spell_id)
        }
      })
    },
    [rows, set],
  )
  const toggleAll = useCallback(
    (on: boolean) => setSelection({ pageKey, ids: on ? new Set(rows.map((row) => row.spell_id)) : nothing }),
    [rows, pageKey],
  )
  const clear = useCallback(() => toggleAll(false), [toggleAll])
  const has = useCallback((spellId: number) => ids.has(spellId), [ids])
  return { spellIds, has, toggle, toggleAll, clear }
}
