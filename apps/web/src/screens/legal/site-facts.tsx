import { siteFacts } from '../../shell/site-facts'

/** Name of the operator of this installation. */
export function Operator() {
  return siteFacts()?.operator ?? 'the operator of this site'
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
        This site uses <strong>Cloudflare Turnstile</strong> when you register, log in or ask for a new
        password. Its script comes from Cloudflare. Cloudflare sees your internet address and details of your
        browser, to judge whether you’re a person. It may process them outside the United Kingdom, under its
        own privacy policy.
      </>
    )
  }
  if (facts) {
    return (
      <>
        This site has its own check against automatic sign-ups. Your device solves a small puzzle, and nothing
        about you goes to anyone else.
      </>
    )
  }
  return (
    <>
      This site checks for automatic sign-ups with its own puzzle, unless the operator has turned on
      Cloudflare Turnstile. With Turnstile, Cloudflare sees your internet address and details of your browser.
    </>
  )
}
