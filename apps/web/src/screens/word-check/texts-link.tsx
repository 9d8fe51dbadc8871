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

/** Returns the levels of the texts that suit a level. Few texts are easy enough for A1, so those of A2 come along. */
const suitedLevels = (level: PlacementResult['level']) => (level === 'A1' ? (['A1', 'A2'] as const) : [level])

/** Leads to the texts at a level. */
export function TextsLink({ level, isMain = false }: TextsLinkProps) {
  const levels = suitedLevels(level)
  return (
    <Link
      className={buttonClass({ variant: isMain ? 'primary' : 'secondary', size: 'large' })}
      to={paths.articles + listSearch({ ...noFilter, page: 1, levels, isNewestFirst: false })}
    >
      {wordCheckMessages.findTexts(levels)}
    </Link>
  )
}
