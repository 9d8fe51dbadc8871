import type { Entry, EntryForm } from '../model'

const kindOrder = { spelling: 0, inflection: 1, contraction: 2, variant: 3 } as const

/**
 * Orders the entries to which each form leads, best first: the entry of which it is another spelling, then inflections,
 * those of more frequent words first. The parts of a contraction and what a short form
 * stands for keep their order.
 */
export function orderForms(entries: readonly Entry[]): void {
  const byForm = new Map<string, { entry: Entry; listed: EntryForm }[]>()
  for (const entry of entries) {
    for (const listed of entry.forms) {
      const others = byForm.get(listed.form)
      if (others) others.push({ entry, listed })
      else byForm.set(listed.form, [{ entry, listed }])
    }
  }
  const rank = (entry: Entry) => entry.rank ?? Number.MAX_SAFE_INTEGER
  for (const leads of byForm.values()) {
    leads.sort(
      (a, b) =>
        kindOrder[a.listed.kind] - kindOrder[b.listed.kind] ||
        (isOrdered(a.listed) && isOrdered(b.listed) ? a.listed.ordinal - b.listed.ordinal : 0) ||
        rank(a.entry) - rank(b.entry) ||
        (a.entry.headword < b.entry.headword ? -1 : 1),
    )
    for (const [ordinal, { listed }] of leads.entries()) listed.ordinal = ordinal
  }
}

function isOrdered({ kind, detail }: EntryForm): boolean {
  return kind === 'contraction' || detail.endsWith('short form')
}
