import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { invitationCardMessages } from './invitation-card-messages'

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  label: string
}

/** Copies a text and confirms it in the button's label. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch (error) {
      console.warn('The text could not be copied:', error)
      toast({ text: invitationCardMessages.notCopied })
    }
  }
  const isCopied = copied === text
  return (
    <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
      {isCopied ? invitationCardMessages.copied : label}
    </Button>
  )
}
