import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from '../../ui/overlays/toast.store'

/** Without a network a toast may not come, but it must not take the page down with it. */
const Toaster = lazy<ComponentType>(async () => {
  // Not by then(): the build waits for the style sheet outside of it, and that may fail as well.
  try {
    return { default: (await import('../../ui/overlays/toaster')).Toaster }
  } catch (error) {
    console.error(error)
    return { default: () => null }
  }
})

/** Fetches the toasts' code with the first toast. */
export function ToastOutlet() {
  const any = useToasts((state) => state.items.length > 0)
  const [needed, setNeeded] = useState(any)
  useEffect(() => {
    if (any) setNeeded(true)
  }, [any])
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
