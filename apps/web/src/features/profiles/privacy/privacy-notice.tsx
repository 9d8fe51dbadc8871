import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissPrivacyNotice } from '@wordhoard/contracts/profiles'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import styles from '../../../ui/notice.module.css'
import { toast } from '../../../ui/overlays/toast.store'
import { profileQueries } from '../profiles.queries'
import { privacyNoticeMessages } from './privacy-notice-messages'

/** Tells students that their profile was made private, until they dismiss the notice. */
export function PrivacyNotice() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(dismissPrivacyNotice, {}),
    onSuccess: () =>
      client.setQueryData(profileQueries.mine().queryKey, (own) => own && { ...own, privacy_notice: false }),
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <section className={styles.notice} aria-labelledby="privacy-notice">
      <h2 id="privacy-notice">
        <ShieldCheck aria-hidden />
        {privacyNoticeMessages.title}
      </h2>
      <p>{privacyNoticeMessages.text}</p>
      <div className={styles.actions}>
        <Button busy={isPending} onClick={() => mutate()}>
          {privacyNoticeMessages.dismiss}
        </Button>
        <Link to={paths.whoSeesWhat}>{privacyNoticeMessages.more}</Link>
      </div>
    </section>
  )
}
