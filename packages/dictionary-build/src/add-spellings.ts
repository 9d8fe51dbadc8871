import { addForm, type EntryTable } from './entries'

/**
 * Makes American spellings lead to the British headword. Pairs that are equal in some senses only (check and cheque)
 * lead to each other.
 */
export function addSpellings(entries: EntryTable): void {
  const { spellings } = entries
  for (const entry of entries) {
    for (const american of spellings.american(entry.headword)) {
      addForm(entry, {
        form: american,
        kind: 'spelling',
        detail: spellings.detailOf(american),
        ordinal: 0,
      })
    }
  }
  for (const { british, american } of spellings.partial) {
    const [one, other] = [entries.find(british), entries.find(american)]
    if (other) addForm(other, { form: british, kind: 'variant', detail: 'British', ordinal: 0 })
    if (one) addForm(one, { form: american, kind: 'variant', detail: 'American', ordinal: 0 })
  }
}
