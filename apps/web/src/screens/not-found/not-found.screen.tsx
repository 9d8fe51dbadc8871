import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <EmptyState
      level={1}
      icon={<Compass />}
      title="Page not found"
      text="There is nothing at this address. The page may have moved, or the link lost a letter on the way."
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            Home
          </Link>
          <Link className={buttonClass()} to={paths.read}>
            Read a text
          </Link>
        </>
      }
    />
  )
}
