import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSite } from '@wordhoard/contracts/system'
import { call } from '../../lib/http'

const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who runs this installation; until that is known, in general words, so that the text stands at once. */
export function Operator() {
  const { data } = useQuery(siteQuery)
  return data?.operator ?? 'the operator of this installation'
}

/** Where to write to. */
export function ContactEmail() {
  const { data } = useQuery(siteQuery)
  if (!data) return 'the operator’s contact address'
  return <a href={`mailto:${data.contact_email}`}>{data.contact_email}</a>
}

/** The check against automatic sign-ups, which is either the site's own or a third party's. */
export function HumanCheckFacts() {
  const { data } = useQuery(siteQuery)
  if (data?.human_check === 'turnstile') {
    return (
      <>
        This installation uses <strong>Cloudflare Turnstile</strong> when you register, log in or ask for a
        new password. Its script comes from Cloudflare, which sees your internet address and details of your
        browser in order to judge whether a person is there, and may process them outside the United Kingdom
        under its own privacy policy.
      </>
    )
  }
  if (data) {
    return (
      <>
        The check against automatic sign-ups is this installation’s own: your device solves a small puzzle and
        nothing about you goes to anybody else.
      </>
    )
  }
  return (
    <>
      The check against automatic sign-ups is the installation’s own puzzle, unless the operator has turned on
      Cloudflare Turnstile: then Cloudflare sees your internet address and details of your browser.
    </>
  )
}
