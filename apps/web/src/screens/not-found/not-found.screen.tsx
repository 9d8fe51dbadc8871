import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { notFoundMessages } from './messages'

export function NotFoundScreen() {
  usePageTitle(notFoundMessages.title)
  return (
    <EmptyState
      level={1}
      icon={<Compass />}
      title={notFoundMessages.title}
      text={notFoundMessages.text}
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            {notFoundMessages.home}
          </Link>
          <Link className={buttonClass()} to={paths.read}>
            {notFoundMessages.read}
          </Link>
        </>
      }
    />
  )
}
