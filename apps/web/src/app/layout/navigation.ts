import { BookOpen, GraduationCap, House, LibraryBig, type LucideIcon } from 'lucide-react'
import { paths } from '../../shell/paths'

interface Destination {
  label: string
  icon: LucideIcon
  to: string
  /** First parts of the addresses at which this destination is the current one. */
  area: readonly string[]
}

/** The four places of the product. Learn and Vocab need a session; their routes lead visitors to the login. */
export const destinations = {
  home: { label: 'Home', icon: House, to: paths.home, area: [''] },
  read: {
    label: 'Read',
    icon: BookOpen,
    to: paths.read,
    area: ['reading-mode', 'reading-mode-external', 'article'],
  },
  learn: { label: 'Learn', icon: GraduationCap, to: paths.learn, area: ['learn'] },
  vocabulary: {
    label: 'Vocab',
    icon: LibraryBig,
    to: paths.vocabulary,
    area: ['main-vocabulary', 'custom-vocabulary'],
  },
} as const satisfies Record<string, Destination>

/** The value of aria-current for a link to `destination` at an address. */
export function currentAt(destination: Destination, pathname: string): 'page' | undefined {
  return destination.area.includes(pathname.split('/')[1] ?? '') ? 'page' : undefined
}
