import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowWindow, useRowWindow } from './use-row-window'

/**
 * Chooses the rows of a long list to render, and moves between them with the arrow keys. Rows carry their index as
 * `data-index`. The focused row stays in the document when it is scrolled away; otherwise the keyboard would start
 * again at the top.
 *
 * @param count number of all rows
 */
export function useRowKeys(count: number) {
  const { body, first, end }: RowWindow = useRowWindow(count)
  const [focusedIndex, setFocusedIndex] = useState(-1)
  const indexes = Array.from({ length: end - first }, (_, index) => first + index)
  if (focusedIndex >= 0 && focusedIndex < first) indexes.unshift(focusedIndex)
  if (focusedIndex >= end && focusedIndex < count) indexes.push(focusedIndex)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = event.target as HTMLElement
    const index = indexOf(target)
    if (step === undefined || index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const next = index + step
    if (next < 0 || next >= count) return
    event.preventDefault()
    flushSync(() => setFocusedIndex(next))
    const control =
      target.tagName === 'A'
        ? 'a'
        : target.dataset.control
          ? `[data-control=${target.dataset.control}]`
          : 'input'
    body.current?.querySelector<HTMLElement>(`[data-index="${next}"] ${control}`)?.focus()
  }

  return {
    body,
    /** Indexes of the rows to render, in order. */
    indexes,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setFocusedIndex(indexOf(event.target) ?? -1),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedIndex(-1)
      },
    },
  }
}

function indexOf(element: HTMLElement): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}
