import type { ReactNode } from 'react'

/** Texts of the table of words: its columns, order, filters and selection. */
export const tableMessages = {
  columns: {
    spell_id: 'Word',
    priority: 'Priority',
    score: 'Score',
    repeat_count: 'Repeats',
    id: 'Added',
  },
  orders: {
    spell_id: { asc: 'A–Z', desc: 'Z–A' },
    priority: { asc: 'Lowest first', desc: 'Highest first' },
    score: { asc: 'Lowest first', desc: 'Highest first' },
    repeat_count: { asc: 'Fewest first', desc: 'Most first' },
    id: { asc: 'Oldest first', desc: 'Newest first' },
  },
  states: {
    met: 'Met',
    new: 'New',
    learning: 'Learning',
    known: 'Known',
    ignored: 'Ignored',
  },
  sort: {
    title: 'Sort by',
    change: (order: string) => `Change to “${order}”`,
    remove: (column: string) => `Stop sorting by ${column}`,
    firstColumn: 'Choose a column…',
    nextColumn: 'Then by…',
  },
  filter: {
    anyPriority: 'Any priority',
    showOnly: 'Show only',
    due: 'Due',
  },
  search: {
    label: 'Search your words',
    clear: 'Clear search',
  },
  selection: {
    all: 'Select all',
    word: (headword: string) => `Select ${headword}`,
    count: (count: number, label: (text: string) => ReactNode) => (
      <>
        {count} {label('selected')}
      </>
    ),
    clear: 'Clear selection',
  },
  loading: 'Loading words…',
}
