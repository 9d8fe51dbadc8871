import { brand } from '@wordhoard/contracts/site/brand'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import type { Mail } from './mail'
import { templateMessages } from './messages/template-messages'

/** The installation that sends the mail. */
export interface MailSite {
  readonly publicUrl: string
  /** Who runs it; undefined if that isn't configured. */
  readonly operator: string | undefined
  /** Address for questions; undefined if there is none. */
  readonly contactEmail: string | undefined
}

/** The contents of a mail, all in plain text. */
export interface MailContent {
  readonly to: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Digits to type in. */
  readonly code?: string
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** Shown below the code and links: what to do if the mail is unexpected. */
  readonly notes: readonly string[]
}

/**
 * Renders a mail both as text and as HTML. Essential colours are in `style` attributes, since some mail programs drop
 * style sheets; the style sheet only adds the dark variant.
 */
export function mailOf(site: MailSite, content: MailContent): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: textOf(site, content),
    html: htmlOf(site, content),
  }
}

function textOf(site: MailSite, { heading, paragraphs, code, links = [], notes }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
  ]
  return `${[...blocks, `-- \n${footer(site).join('\n')}\n${site.publicUrl}`].join('\n\n')}\n`
}

function footer({ operator, contactEmail }: MailSite): string[] {
  const { sender, automatic, questions } = templateMessages
  return [sender(operator), automatic, ...(contactEmail === undefined ? [] : [questions(contactEmail)])]
}

const serif = "Georgia, 'Times New Roman', serif"
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Replaces the light colours of the elements when the reader's mail program is in dark mode. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #131512 !important; }
  .card { background: #1a1d19 !important; border-color: #2b2f29 !important; }
  .ink { color: #ebe7dd !important; }
  .soft { color: #bdb9ae !important; }
  .accent { color: #86cfa5 !important; }
  .code { background: #1d3127 !important; color: #ebe7dd !important; }
  .button { background: #86cfa5 !important; color: #0d1b13 !important; }
  .line { border-color: #2b2f29 !important; }
}`

function htmlOf(
  site: MailSite,
  { subject, heading, paragraphs, code, links = [], notes }: MailContent,
): string {
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#1d1b18">${escapeHtml(text)}</p>`
  const note = (text: string) =>
    `<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:#4f4a43">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf7f1">
<div class="page" style="padding:24px 12px;background:#faf7f1;font-family:${sans}">
<div style="max-width:520px;margin:0 auto">
<p class="accent" style="margin:0 0 16px;padding:0 4px;font-family:${serif};font-size:20px;font-weight:bold;color:#0b4a2f">${escapeHtml(brand.name)}</p>
<div class="card" style="padding:28px 24px 16px;background:#fffefb;border:1px solid #e4ddcf;border-radius:10px">
<h1 class="ink" style="margin:0 0 16px;font-family:${serif};font-size:24px;line-height:1.25;font-weight:bold;color:#1d1b18">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? codeHtml(code) : ''}
${links.map((link, index) => linkHtml(link, index === 0)).join('\n')}
${notes.length > 0 ? `<div class="line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4ddcf">${notes.map(note).join('\n')}</div>` : ''}
</div>
<p class="soft" style="margin:16px 4px 0;font-size:13px;line-height:1.5;color:#6b655b">${footer(site).map(escapeHtml).join('<br>')}<br><a class="accent" href="${escapeHtml(site.publicUrl)}" style="color:#0b4a2f">${escapeHtml(site.publicUrl)}</a></p>
</div>
</div>
</body>
</html>
`
}

/** Spaces the digits by style, not by characters, so that copying gives exactly what must be typed. */
function codeHtml(code: string): string {
  return `<p class="code" style="margin:0 0 16px;padding:14px 8px;background:#e2ece4;border-radius:6px;text-align:center;font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:bold;letter-spacing:6px;color:#1d1b18">${escapeHtml(code)}</p>`
}

function linkHtml({ label, url }: { label: string; url: string }, isFirst: boolean): string {
  const href = escapeHtml(url)
  if (!isFirst) {
    return `<p style="margin:0 0 16px"><a class="accent" href="${href}" style="font-size:16px;color:#0b4a2f">${escapeHtml(label)}</a></p>`
  }
  return `<p style="margin:8px 0 16px"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;background:#0b4a2f;border-radius:6px;font-size:16px;font-weight:bold;text-decoration:none;color:#fffefb">${escapeHtml(label)}</a></p>`
}
