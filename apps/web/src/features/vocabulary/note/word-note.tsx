import { NotebookPen, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../session/session.store'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { useWordItem } from '../use-word-item'
import { readNoteDraft } from './note-draft'
import { noteMessages } from './note-messages'
import styles from './word-note.module.css'

const NoteForm = lazy(async () => ({ default: (await import('./note-form')).NoteForm }))

interface WordNoteProps {
  spellId: number
  level: 2 | 3
}

/** The learner's own note on a word of their vocabulary; nothing for other words and for visitors. */
export function WordNote({ spellId, level }: WordNoteProps) {
  const { item } = useWordItem(spellId)
  // The key makes the part of another word start afresh.
  return item ? <Note key={spellId} spellId={spellId} note={item.note} level={level} /> : null
}

function Note({ spellId, note, level }: WordNoteProps & { note: string | null }) {
  const owner = useSession((state) => state.user?.user_id ?? 0)
  const [isEditing, setEditing] = useState(() => readNoteDraft(owner, spellId) !== undefined)
  const [isAsked, setAsked] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const edit = () => {
    setAsked(true)
    setEditing(true)
  }
  if (!isEditing && note === null) {
    return (
      <Button variant="quiet" className={styles.add} icon={<NotebookPen aria-hidden />} onClick={edit}>
        {noteMessages.add}
      </Button>
    )
  }
  return (
    <section className={styles.section} aria-label={noteMessages.title}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{noteMessages.title}</Heading>
        {!isEditing && (
          <IconButton className={styles.edit} label={noteMessages.edit} icon={<Pencil />} onClick={edit} />
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={null}>
          <NoteForm spellId={spellId} note={note} isFocused={isAsked} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
    </section>
  )
}
