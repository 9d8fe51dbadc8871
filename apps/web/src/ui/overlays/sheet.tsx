import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { uiMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden'
import { closesOnEscape } from './escape'
import styles from './sheet.module.css'
import { useFocusReturn } from './use-focus-return'
import { useSheetDrag } from './use-sheet-drag'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name; visible only if `showTitle` is set. */
  title: string
  showTitle?: boolean
  /**
   * A modal sheet (default) dims the page and takes the focus. Otherwise it opens above the bottom bars, the page
   * behind stays usable, tapping outside does not close it, and the focus stays where it was.
   */
  modal?: boolean
  /** Keeps its height whatever it contains, so that nothing in it moves while its content arrives in parts. */
  steady?: boolean
  /** Stays below the content while that scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A panel that slides in from below, for phones. Drag its handle down to close or up to enlarge it; a tap on the handle
 * closes it. Use it with `useHistoryDialog(open, onClose)` of shell/, so that Back closes it.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  showTitle,
  modal = true,
  steady,
  footer,
  children,
}: SheetProps) {
  const drag = useSheetDrag(open, () => onOpenChange(false))
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Primitive.Portal>
        {modal && <Primitive.Overlay className={styles.scrim} />}
        <Primitive.Content
          aria-describedby={undefined}
          className={cx(styles.sheet, modal && styles.modal, steady && styles.steady)}
          data-expanded={drag.expanded || undefined}
          data-dragging={drag.offset !== null || undefined}
          style={drag.offset === null ? undefined : { translate: `0 ${Math.max(drag.offset, 0)}px` }}
          {...focusReturn}
          {...closesOnEscape(() => onOpenChange(false))}
          {...(!modal && {
            onInteractOutside: (event) => event.preventDefault(),
            onOpenAutoFocus: (event) => event.preventDefault(),
            onCloseAutoFocus: (event) => event.preventDefault(),
          })}
        >
          <button
            type="button"
            className={styles.handle}
            aria-label={uiMessages.close}
            {...drag.handleProps}
          />
          <Primitive.Title asChild>
            {showTitle ? <h2 className={styles.title}>{title}</h2> : <VisuallyHidden>{title}</VisuallyHidden>}
          </Primitive.Title>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that it can be scrolled by keyboard */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
