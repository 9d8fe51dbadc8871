import { useQueryClient } from '@tanstack/react-query'
import { updateNote } from '@wordhoard/contracts/vocabulary'
import { useState } from 'react'
import { callOrKeep } from '../../../device/outbox/call-or-keep'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateVocabulary, vocabularyQueries } from '../vocabulary.queries'
import { readNoteDraft, storeNoteDraft } from './note-draft'
import { noteMessages } from './note-messages'

/**
 * The text of a note while it is edited. What was typed is stored until it is saved or thrown away, so that neither a
 * failed call nor leaving the word loses it.
 *
 * @param note the note as saved
 * @param onDone called when the note has been saved or the edit thrown away
 */
export function useNote(spellId: number, note: string | null, onDone: () => void) {
  const client = useQueryClient()
  const owner = useSession((state) => state.user?.user_id ?? 0)
  const [text, setText] = useState(() => readNoteDraft(owner, spellId) ?? note ?? '')
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  function type(value: string) {
    setText(value)
    storeNoteDraft(owner, spellId, value === (note ?? '') ? undefined : value)
  }

  function discard() {
    storeNoteDraft(owner, spellId, undefined)
    onDone()
  }

  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const { queryKey } = vocabularyQueries.item(spellId)
      const name = client.getQueryData(queryKey)?.spell_lower ?? ''
      const dropDraft = () => storeNoteDraft(owner, spellId, undefined)
      const { answer } = await callOrKeep(
        'note',
        { spellId, name, note: text },
        () => call(updateNote, { params: { spell_id: spellId }, body: { note: text } }),
        { onKept: dropDraft },
      )
      const saved = answer ?? { note: text.trim() === '' ? null : text }
      if (answer) dropDraft()
      client.setQueryData(queryKey, (item) => item && { ...item, ...saved })
      toast({ text: saved.note === null ? noteMessages.deleted : noteMessages.saved, tone: 'success' })
      onDone()
      await invalidateVocabulary(client)
    } catch (error) {
      setFailure(noteMessages.failed(errorSentence(error)))
      setSaving(false)
    }
  }

  return { text, type, save: () => void save(), discard, failure, isSaving }
}
