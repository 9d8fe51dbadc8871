import type { OutboxContents } from '../../device/outbox/kinds'
import type { RefusedEntry } from '../../device/outbox/refused'
import type { WordChange } from '../../device/outbox/word-change'
import { notSentMessages } from './not-sent-messages'

const { about } = notSentMessages

interface Description {
  /** What it was. */
  readonly title: string
  /** What the learner wrote or read, to be copied; undefined if there is nothing. */
  readonly text: string | undefined
}

/** Describes something that could not be sent. */
export function describeEntry(entry: RefusedEntry): Description {
  const { kind, content } = entry as { [Kind in RefusedEntry['kind']]: EntryOf<Kind> }[RefusedEntry['kind']]
  switch (kind) {
    case 'answer':
      return { title: about.answer(content.answer), text: content.answer }
    case 'word':
      return { title: describeChange(content), text: undefined }
    case 'lookup':
      return { title: about.lookup(content.context), text: content.context || undefined }
    case 'sense':
      return { title: about.sense, text: content.context }
    case 'reading': {
      const { text, title } = 'text' in content ? content : { text: undefined, title: undefined }
      return { title: title ? about.reading(title) : about.untitled, text }
    }
    case 'note':
      return { title: about.note(content.name), text: content.note || undefined }
    case 'passed':
      return { title: about.passed, text: undefined }
    case 'article': {
      const { id, values } = content
      const describe = id === null ? about.newArticle : about.changedArticle
      return { title: describe(values.title), text: values.md_content }
    }
  }
}

interface EntryOf<Kind extends RefusedEntry['kind']> {
  readonly kind: Kind
  readonly content: OutboxContents[Kind]
}

function describeChange(change: WordChange): string {
  if (change.kind === 'undo') return about.undo
  const { names, spellIds } = change
  if (change.kind === 'priority') return about.priority(names, spellIds.length, change.priority)
  return about[change.kind === 'state' ? change.state : change.kind](names, spellIds.length)
}
