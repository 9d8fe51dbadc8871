import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { forbiddenMessages } from './messages'

/** For logged-in users who may know that something is here, but may not see it. */
export function ForbiddenScreen({ text }: { text?: string }) {
  usePageTitle(forbiddenMessages.title)
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={forbiddenMessages.title}
      text={text ?? forbiddenMessages.text}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          {forbiddenMessages.home}
        </Link>
      }
    />
  )
}
