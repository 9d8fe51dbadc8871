import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from '../../ui/overlays/toast.store'

/** Renders nothing when the code fails to load: a missing toast must not take the page down. */
const Toaster = lazy<ComponentType>(async () => {
  // Uses try instead of then(), because the build makes the import wait for the style sheet, which may fail as well.
  try {
    return { default: (await import('../../ui/overlays/toaster')).Toaster }
  } catch (error) {
    console.error(error)
    return { default: () => null }
  }
})

/** Loads the code of toasts when the first toast is shown. */
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
