import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from '../ui/toast.store'

/** Without a network a toast may not come, but it must not take the page down with it. */
const Toaster = lazy<ComponentType>(() =>
  import('../ui/toaster').then(
    (module) => ({ default: module.Toaster }),
    (error: unknown) => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

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
