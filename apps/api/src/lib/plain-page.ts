import { brand } from '@wordhoard/contracts/site/brand'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'

/**
 * Styles of pages that don't load the web client: its colours (apps/web/src/ui/tokens.css) and system fonts. Allow them
 * in the content security policy with `allowInlineStyle`.
 */
export const plainPageStyle = [
  ':root{color-scheme:light dark}',
  'body{max-width:34rem;margin:0 auto;padding:3rem 1rem;font:1.0625rem/1.55 system-ui,sans-serif;background:light-dark(#faf7f1,#131512);color:light-dark(#1d1b18,#ebe7dd)}',
  'h1{margin:2rem 0 1rem;font:600 1.75rem/1.25 Georgia,serif}',
  'a{color:light-dark(#0b4a2f,#86cfa5);font-weight:600;text-decoration:none}',
  'button{margin-top:.5rem;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:10px;font:600 1rem system-ui,sans-serif;background:light-dark(#0b4a2f,#86cfa5);color:light-dark(#fffefb,#0d1b13);cursor:pointer}',
  ':focus-visible{outline:3px solid light-dark(#a84a14,#eba06a);outline-offset:2px}',
].join('')

interface PlainPage {
  readonly heading: string
  readonly text: string
  /** Label of a button that posts to the page's own address. */
  readonly button?: string | undefined
}

/** Renders a small page that works without scripts. */
export function plainPage({ heading, text, button }: PlainPage): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | ${escapeHtml(brand.name)}</title>
<style>${plainPageStyle}</style>
</head>
<body>
<main>
<a href="/">${escapeHtml(brand.name)}</a>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
</main>
</body>
</html>
`
}
