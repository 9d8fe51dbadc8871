import type { Row } from '@wordhoard/contracts/fields/vocabulary-fields'
import { useCallback, useMemo, useRef, useState } from 'react'

export interface Selection {
  /** Spells of the page's selected rows, in their order. */
  readonly spellIds: readonly number[]
  readonly has: (spellId: number) => boolean
  /** Selects or deselects a row; with `range` also those between it and the one touched before. */
  readonly toggle: (index: number, on: boolean, range: boolean) => void
  readonly toggleAll: (on: boolean) => void
  readonly clear: () => void
}

const nothing: ReadonlySet<number> = new Set()

/**
 * The selected rows of a page. What leaves the page, or another page, ends the selection.
 *
 * @param rows of the page
 * @param pageKey what the page shows, such as its query; another key is another page
 */
export function useSelection(rows: readonly Row[], pageKey: string): Selection {
  const [held, setHeld] = useState({ pageKey, ids: nothing })
  const anchor = useRef<number>(undefined)
  const ids = held.pageKey === pageKey ? held.ids : nothing

  const spellIds = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(row.spell_id)).map((row) => row.spell_id)),
    [rows, ids],
  )
  const set = useCallback(
    (change: (ids: Set<number>) => void) => {
      setHeld((before) => {
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
    (on: boolean) => setHeld({ pageKey, ids: on ? new Set(rows.map((row) => row.spell_id)) : nothing }),
    [rows, pageKey],
  )
  const clear = useCallback(() => toggleAll(false), [toggleAll])
  const has = useCallback((spellId: number) => ids.has(spellId), [ids])
  return { spellIds, has, toggle, toggleAll, clear }
}
