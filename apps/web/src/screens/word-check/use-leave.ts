import { useLocation, useNavigate } from 'react-router-dom'
import { leavePlacement } from '../../features/knowledge/placement/placement.store'
import { isFromPage } from '../../lib/word-check-link'
import { paths } from '../../shell/paths'
import { toast } from '../../ui/overlays/toast.store'
import { wordCheckMessages } from './messages'

/** Returns a function that goes back to where the word check was opened, and says if answers were kept. */
export function useLeave(): (hasAnswers?: boolean) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (hasAnswers = false) => {
    leavePlacement()
    if (hasAnswers) toast({ text: wordCheckMessages.kept })
    void (isFromPage(state) ? navigate(-1) : navigate(paths.home))
  }
}
