import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { useRef } from 'react'
import { Button } from '../button'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { type ToastItem, useToasts } from './toast.store'
import styles from './toaster.module.css'
import { toasterMessages } from './toaster-messages'
import { useToastPlace } from './toasts/use-toast-place'

/** Shows toasts above the bottom bars; one per page. */
export function Toaster() {
  const { items, dismiss } = useToasts()
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport, items.length)
  return (
    <Primitive.Provider swipeDirection="down" label={toasterMessages.message}>
      {items.map((item) => (
        <Toast key={item.id} item={item} onClose={() => dismiss(item.id)} />
      ))}
      <Primitive.Viewport ref={viewport} className={styles.viewport} label={toasterMessages.messages} />
    </Primitive.Provider>
  )
}

function Toast({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { text, tone = 'plain', action } = item
  const duration = item.duration ?? (action ? 8000 : 3000)
  const pressed = useRef<KeyboardEvent>(undefined)
  const close = () => {
    const key = pressed.current
    if (!key) onClose()
    // Keeps the toast if Escape was meant for an open overlay (see escape.ts), which is known once all handlers have
    // run.
    else setTimeout(() => !key.defaultPrevented && onClose())
  }
  return (
    <Primitive.Root
      className={cx(styles.toast, styles[tone])}
      duration={duration}
      type={tone === 'error' ? 'foreground' : 'background'}
      open
      onOpenChange={(open) => !open && close()}
      onEscapeKeyDown={(event) => {
        pressed.current = event
        setTimeout(() => {
          pressed.current = undefined
        })
      }}
    >
      {tone === 'success' && <CircleCheck className={styles.icon} aria-hidden />}
      {tone === 'error' && <CircleAlert className={styles.icon} aria-hidden />}
      <Primitive.Description className={styles.text}>{text}</Primitive.Description>
      {action && (
        <Primitive.Action asChild altText={action.label}>
          <Button className={styles.action} variant="quiet" onClick={action.onSelect}>
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton className={styles.close} label={toasterMessages.dismiss} icon={<X />} />
      </Primitive.Close>
    </Primitive.Root>
  )
}
