import { describe, expect, it } from 'vitest'
import { readPage } from './read-page'

const sentence = 'The heron stood in the shallow water and waited for the tide to turn. '
const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>The Heron - Daily Tide</title>${head}</head><body><nav><a href="/">Home</a></nav><article><h1>The Heron</h1>${body}</article><footer>© Daily Tide</footer></body></html>`
const read = (
  html: string | Buffer,
  contentType = 'text/html; charset=utf-8',
  url = 'https://www.tide.example/a/heron',
) => readPage({ url, contentType, bytes: Buffer.from(html as string) })
const articleOf = (...input: Parameters<typeof read>) => {
  const result = read(...input)
  if ('refused' in result) throw new Error(result.refused)
  return result.article
}

describe('readPage', () => {
  it('finds text, title and author, and drops what surrounds them', () => {
    const head =
      '<meta name="author" content="by Ann  Reed"><meta property="og:site_name" content="The Daily Tide">'
    const article = articleOf(
      page(`<p>${sentence.repeat(8)}</p><h2>Later</h2><p>${sentence.repeat(8)}</p>`, head),
    )
    expect(article).toMatchObject({ byline: 'Ann Reed, The Daily Tide' })
    expect(article.title).toMatch(/^The Heron/)
    expect(article.content).toContain('<h2>Later</h2>')
    expect(article.textContent).toContain('waited for the tide')
    expect(article.textContent).not.toContain('Home')
  })

  it('names the host where the page names nobody', () => {
    expect(articleOf(page(`<p>${sentence.repeat(8)}</p>`)).byline).toBe('tide.example')
  })

  it('makes the addresses of pictures complete', () => {
    const { content } = articleOf(
      page(`<p>${sentence.repeat(8)}</p><img src="../heron.jpg" alt="A heron"><p>${sentence}</p>`),
    )
    expect(content).toContain('src="https://www.tide.example/heron.jpg"')
  })

  it.each([
    ['the header', 'text/html; charset=windows-1252', ''],
    ['the page', 'text/html', '<meta charset="windows-1252">'],
  ])('reads the encoding that %s names', (_place, contentType, head) => {
    const html = page(`<p>${sentence.repeat(8)} It cost \x80 3 \x96 a caf\xe9.</p>`, head)
    expect(articleOf(Buffer.from(html, 'latin1'), contentType).textContent).toContain('It cost € 3 – a café.')
  })

  it('reads XHTML with mistakes in it', () => {
    const { textContent } = articleOf(
      page(`<p>${sentence.repeat(8)}<br>One & two</p>`),
      'application/xhtml+xml',
    )
    expect(textContent).toContain('One & two')
  })

  it('reads text files, whose name is their title', () => {
    const url = 'https://www.tide.example/old%20heron.txt'
    expect(articleOf(sentence.repeat(2), 'text/plain; charset=utf-8', url)).toEqual({
      content: '',
      title: 'old heron.txt',
      byline: 'tide.example',
      textContent: sentence.repeat(2),
    })
  })

  it('runs no scripts', () => {
    const html = page(
      `<p>${sentence.repeat(8)}</p><script>document.body.textContent = 'gone'; throw 1</script>`,
    )
    expect(articleOf(html).textContent).toContain('heron')
  })

  it.each([
    ['no text', page('<p>Log in to read on.</p>'), 'no article'],
    ['nothing', '', 'no article'],
    ['bytes that are no text', Buffer.alloc(1_000, 1), 'no article'],
    ['elements nested too deeply', page(`${'<div>'.repeat(5_000)}${sentence.repeat(8)}`), 'too large'],
    ['too many elements', page(`<p>${sentence.repeat(8)}</p>${'<i></i>'.repeat(60_000)}`), 'too large'],
  ])('refuses a page with %s', (_name, html, refused) => expect(read(html)).toEqual({ refused }))
})
