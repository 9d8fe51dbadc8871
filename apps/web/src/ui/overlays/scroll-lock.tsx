import { Fragment, type ReactNode, type Ref, useLayoutEffect } from 'react'

interface RemoveScrollProps {
  as?: React.ElementType
  allowPinchZoom?: boolean
  shards?: unknown
  enabled?: boolean
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

let locks = 0

/**
 * Replaces the package `react-remove-scroll` inside Radix (alias in vite.config.ts), which writes a style element that
 * the content security policy forbids. The CSS rule is in base.css.
 */
export function RemoveScroll({
  as: As,
  allowPinchZoom,
  shards,
  enabled = true,
  children,
  ...rest
}: RemoveScrollProps) {
  useLayoutEffect(() => {
    if (!enabled) return
    locks += 1
    const { documentElement: root } = document
    // If the window has no scrollbar, reserving space for one would move the page.
    root.dataset.scrollLocked ??= window.innerWidth > root.clientWidth ? 'bar' : ''
    return () => {
      locks -= 1
      if (locks === 0) delete document.documentElement.dataset.scrollLocked
    }
  }, [enabled])
  if (!As) return <Fragment>{children}</Fragment>
  return <As {...rest}>{children}</As>
}
