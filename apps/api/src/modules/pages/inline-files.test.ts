import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../plugins/security-headers'
import { InlineFiles, inlinePartsOf, mergeStyles } from './inline-files'

const client = mkdtempSync(join(tmpdir(), 'client-'))
mkdirSync(join(client, 'assets'))
const put = (path: string, text: string) => writeFileSync(join(client, path), text)
put('theme.js', "document.documentElement.dataset.theme = 'dark' // $& and $1 stay as they are")
put('assets/index-Ab_1.css', 'a{color:red}')
put('assets/odd-Ab_2.css', 'a::after{content:"</STYLE><script>"}')
afterAll(() => rmSync(client, { recursive: true }))

const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('InlineFiles', () => {
  it('inlines styles and blocking scripts, and lets the policy allow exactly these', async () => {
    const app = fastify()
    await app.register(securityHeaders, { publicUrl: 'https://words.example', turnstile: false })
    const files = new InlineFiles(client)
    const head = `<script src="/theme.js"></script><script type="module" src="/assets/index-x.js"></script>${link('index-Ab_1')}${link('odd-Ab_2')}`
    const html = files.in(head)
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    expect(script).toContain('$& and $1 stay')
    expect(style).toBe('a{color:red}')
    expect(html).toContain('<script type="module" src="/assets/index-x.js"></script>')
    // The client must see that the style is present, but a browser neither fetches nor applies a disabled link.
    expect(html).toContain('<link rel="stylesheet" href="/assets/index-Ab_1.css" disabled>')
    // A file whose text would close its own element is not inlined.
    expect(html).toContain(link('odd-Ab_2'))
    const policy = app.policyAllowing(inlinePartsOf(html))
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`)
    expect(policy).toContain(`style-src 'self' ${hashOf(style)};`)
    expect(policy).not.toContain('unsafe')
    await app.close()
  })
})

describe('mergeStyles', () => {
  const one = '<style>a{color:red}</style>\n    <link rel="stylesheet" href="/assets/one.css" disabled>'
  const two = '<style>a{color:$&}</style>\n    <link rel="stylesheet" href="/assets/two.css" disabled>'

  it('keeps the order of styles, and all else', () => {
    const html = mergeStyles(`<title>A</title>${one}\n${two}</head>`)
    expect(inlinePartsOf(html).style).toEqual(['a{color:red}a{color:$&}'])
    const links = [one, two].map((part) => part.slice(part.indexOf('<link'))).join('\n')
    expect(html.replace(/<style>.*<\/style>/s, '')).toBe(`<title>A</title>${links}</head>`)
  })

  it('leaves styles apart where a linked style sheet comes between them', () => {
    const head = `${one}${link('odd-Ab_2')}${two}`
    expect(mergeStyles(head)).toBe(head)
  })
})
