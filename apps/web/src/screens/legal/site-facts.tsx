import { siteFacts } from '../../shell/site-facts'

/** Name of the operator of this installation. */
export function Operator() {
  return siteFacts()?.operator ?? 'the operator of this installation'
}

function MailLink({ address }: { address: string | undefined }) {
  return address ? <a href={`mailto:${address}`}>{address}</a> : 'the operator’s contact address'
}

/** Email address for general contact. */
export function ContactEmail() {
  return <MailLink address={siteFacts()?.contact_email} />
}

/** Email address for security reports. */
export function SecurityEmail() {
  return <MailLink address={siteFacts()?.security_email} />
}

/** Describes the check against automatic sign-ups: the site's own or a third party's. */
export function HumanCheckFacts() {
  const facts = siteFacts()
  if (facts?.human_check === 'turnstile') {
    return (
      <>
        This installation uses <strong>Cloudflare Turnstile</strong> when you register, log in or ask for a
        new password. Its script comes from Cloudflare, which sees your internet address and details of your
        browser in order to judge whether a person is there, and may process them outside the United Kingdom
        under its own privacy policy.
      </>
    )
  }
  if (facts) {
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
