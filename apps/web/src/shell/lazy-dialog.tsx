import { type ComponentType, useEffect, useRef, useState } from 'react'
import { toast } from '../ui/overlays/toast.store'

interface DialogProps {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it is first opened: forms weigh more than the page they are opened from. From then
 * on it stays, with what was typed in it. When the code doesn't arrive, that is said and the page goes on.
 *
 * @param load imports the dialog
 * @param props of the dialog
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
        console.warn('The dialog’s code did not arrive', error)
        if (!isWanted) return
        latest.current.onClose()
        toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [open, Loaded])

  return Loaded ? <Loaded {...props} /> : null
}
