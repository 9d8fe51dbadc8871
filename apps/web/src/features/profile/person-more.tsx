import type { Profile } from '@wordhoard/contracts/people'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, type ReactElement, Suspense, useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import { toast } from '../../ui/toast.store'
import { useFirstTouch } from '../../ui/use-first-touch'

const importMenu = () => import('./person-menu')

function fetchMenu(): void {
  importMenu().catch((error: unknown) => console.info('Not fetched ahead', error))
}

/** Without a network the menu may not come; the page stays. */
const PersonMenu = lazy(async () => {
  try {
    return { default: (await importMenu()).PersonMenu }
  } catch (error) {
    console.warn('The menu’s code did not arrive', error)
    toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
    return { default: ButtonAlone }
  }
})

function ButtonAlone({ trigger }: { trigger: ReactElement<ComponentProps<'button'>> }) {
  return <>{trigger}</>
}

/**
 * What is rarely done with somebody, behind a button. The menu's code is fetched at the first sign of somebody using the
 * page; it opens with the press that puts it in the button's place.
 */
export function PersonMore({ profile }: { profile: Profile }) {
  const { user_info, abilities } = profile
  const [isPressed, setPressed] = useState(false)
  useFirstTouch(fetchMenu)
  if (!abilities.block && !abilities.report) return null
  const trigger = (rest: Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> = {}) => (
    <IconButton
      {...rest}
      variant="secondary"
      label={`More about @${user_info.username}`}
      icon={<Ellipsis />}
    />
  )
  if (!isPressed) return trigger({ 'aria-haspopup': 'menu', onClick: () => setPressed(true) })
  return (
    <Suspense fallback={trigger({ 'aria-haspopup': 'menu', 'aria-busy': true })}>
      <PersonMenu profile={profile} trigger={trigger()} defaultOpen />
    </Suspense>
  )
}
