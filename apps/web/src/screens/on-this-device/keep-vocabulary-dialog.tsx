import { KeepDialog } from '../../features/on-device/keep-dialog'
import type { KeptSource } from '../../kept/kept-source'
import { keepVocabulary } from './keep-vocabulary'

interface KeepVocabularyDialogProps {
  open: boolean
  onClose: () => void
  source: Extract<KeptSource, { id: number }>
}

/** Keeps a custom vocabulary on this device. */
export function KeepVocabularyDialog({ source, ...rest }: KeepVocabularyDialogProps) {
  return <KeepDialog {...rest} source={source} fetchAll={(keeping) => keepVocabulary(source.id, keeping)} />
}
