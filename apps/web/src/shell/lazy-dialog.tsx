import { type ComponentType, useEffect, useRef, useState } from 'react'
import { uiMessages } from '../ui/messages'
import { toast } from '../ui/overlays/toast.store'

interface DialogProps {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it is first opened, because forms are larger than the page that opens them. It
 * then stays mounted and keeps its input. If the code fails to load, a toast says so and the page continues.
 *
 * @param load imports the dialog
 * @param props props of the dialog
 */
export function LazyDialog<Props extends DialogProps>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const latest = useRef({ load, onClose })
  useEffect(() => {
    latest.current = { load, onClose }
  })

  useEffect(() => {
    if (!open || Loaded) return
    let isWanted = true
    latest.current.load().then(
      (Dialog) => {
        if (isWanted) setLoaded(() => Dialog)
      },
      (error: unknown) => {
        console.warn('The dialog’s code could not be loaded', error)
        if (!isWanted) return
        latest.current.onClose()
        toast({ text: uiMessages.codeNotLoaded, tone: 'error' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [open, Loaded])

  return Loaded ? <Loaded {...props} /> : null
}
