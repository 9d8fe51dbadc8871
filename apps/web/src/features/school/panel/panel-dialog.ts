import type { Classroom, SchoolUser } from '@wordhoard/contracts/school'
import { createContext, use } from 'react'

/** A dialog of the admin panel, with its subject. */
export type PanelDialog =
  | { readonly kind: 'create-classroom' }
  | { readonly kind: 'edit-classroom'; readonly classroom: Classroom }
  /** `classroom`: id of the classroom selected at first. */
  | { readonly kind: 'invite'; readonly classroom?: number }
  | { readonly kind: 'codes'; readonly classroom?: number }
  | { readonly kind: 'member-classrooms'; readonly member: SchoolUser }
  | { readonly kind: 'member-password'; readonly member: SchoolUser }

export const PanelDialogContext = createContext<(dialog: PanelDialog) => void>(() => {
  throw new Error('There is no admin panel around this component: render it within a PanelDialogContext.')
})

/** Returns a function that opens one of the panel's dialogs. */
export const usePanelDialog = () => use(PanelDialogContext)
