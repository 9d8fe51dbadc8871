import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { PanelDialog } from './panel-dialog'

const opening = z.object({ opens: z.literal('create-classroom') })

/** State of a link to the admin panel that opens one of its dialogs. */
export function opensInPanel(kind: z.infer<typeof opening>['opens']): z.infer<typeof opening> {
  return { opens: kind }
}

/** Opens the dialog that the link to this page asked for, once: a reload or Back doesn’t open it again. */
export function useOpeningDialog(open: (dialog: PanelDialog) => void): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = opening.safeParse(state)
    if (!asked.success) return
    void navigate({ search }, { replace: true, state: null })
    open({ kind: asked.data.opens })
  }, [state, search, navigate, open])
}
