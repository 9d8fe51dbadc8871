import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { type ButtonVariant, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { registerMessages } from './public-messages'

interface RegisterLinkProps {
  variant?: ButtonVariant
  className?: string | undefined
}

/** The call to action of the public pages: create an account. */
export function RegisterLink({ variant = 'secondary', className }: RegisterLinkProps) {
  return (
    <Link className={cx(buttonClass({ variant, size: 'large' }), className)} to={paths.registration}>
      {registerMessages.createAccount}
    </Link>
  )
}
