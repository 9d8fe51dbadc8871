import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

/** For logged-in users who may know that something is here, but may not see it. */
export function ForbiddenScreen({ text }: { text?: string }) {
  usePageTitle('403 Forbidden')
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title="403 Forbidden"
      text={text ?? 'This page is not open to you. Ask who runs the school if it should be.'}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          Home
        </Link>
      }
    />
  )
}
