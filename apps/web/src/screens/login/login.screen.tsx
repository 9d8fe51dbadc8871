import { brand } from '@wordhoard/contracts/brand'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title'
import { paths } from '../../lib/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** Where Login, Learn and Vocab lead in an installation without accounts. */
export function LoginScreen() {
  usePageTitle('Login')
  return (
    <EmptyState
      level={1}
      icon={<KeyRound />}
      title="No accounts here yet"
      text={`Keeping a vocabulary and practising it need an account, and this installation of ${brand.name} has none yet. Reading any text and looking up every word in it work without one.`}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.read}>
          Read a text
        </Link>
      }
    />
  )
}
