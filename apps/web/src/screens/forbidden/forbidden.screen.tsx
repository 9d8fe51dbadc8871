import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title'
import { paths } from '../../lib/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** Signed in, and it exists, but it is not theirs to use. */
export function ForbiddenScreen() {
  usePageTitle('403 Forbidden')
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title="403 Forbidden"
      text="You can’t open this page: it exists, but your account has no right to it. Somebody who looks after it can change that."
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          Home
        </Link>
      }
    />
  )
}
