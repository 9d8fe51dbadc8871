import { type PageName, pages } from '@wordhoard/contracts/site/pages'
import { BookOpen, GraduationCap, House, LibraryBig, type LucideIcon } from 'lucide-react'
import { paths } from '../../shell/paths'
import { layoutMessages } from './messages'

interface Destination {
  label: string
  icon: LucideIcon
  to: string
  /** Pages on which this destination is marked as the current one. */
  area: readonly PageName[]
}

/** The four main destinations. Learn and Vocab need a session; their routes send visitors to the login. */
export const destinations = {
  home: { label: layoutMessages.navigation.home, icon: House, to: paths.home, area: ['home'] },
  read: {
    label: layoutMessages.navigation.read,
    icon: BookOpen,
    to: paths.read,
    area: ['read', 'readExternal', 'article'],
  },
  learn: { label: layoutMessages.navigation.learn, icon: GraduationCap, to: paths.learn, area: ['learn'] },
  vocabulary: {
    label: layoutMessages.navigation.vocabulary,
    icon: LibraryBig,
    to: paths.vocabulary,
    area: ['vocabulary', 'customVocabulary'],
  },
} as const satisfies Record<string, Destination>

const firstPart = (path: string) => path.split('/')[1]

/** Returns the value of aria-current for a link to `destination` at an address. */
export function currentAt(destination: Destination, pathname: string): 'page' | undefined {
  const isCurrent = destination.area.some((page) => firstPart(pages[page].path) === firstPart(pathname))
  return isCurrent ? 'page' : undefined
}
