import type { PlacementResult } from '@wordhoard/contracts/learner/knowledge'
import { Link } from 'react-router-dom'
import { listSearch, noFilter } from '../../features/articles/list-state'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { wordCheckMessages } from './messages'

interface TextsLinkProps {
  level: PlacementResult['level']
  /** Whether it's the one filled button of the page. */
  isMain?: boolean
}

/** Leads to the texts at a level. */
export function TextsLink({ level, isMain = false }: TextsLinkProps) {
  return (
    <Link
      className={buttonClass({ variant: isMain ? 'primary' : 'secondary', size: 'large' })}
      to={paths.articles + listSearch({ ...noFilter, page: 1, levels: [level], isNewestFirst: false })}
    >
      {wordCheckMessages.findTexts(level)}
    </Link>
  )
}
