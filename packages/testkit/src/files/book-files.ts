import { zipSync } from 'fflate'

/** Returns a ZIP file with the given contents by path. */
export function zipBytes(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const bytes = Object.entries(parts).map(([path, text]) => [path, Buffer.from(text as string)])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}

const container = `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
  <rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

/** Returns an XHTML page of an EPUB with this body. */
export const page = (body: string) => `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/>
<style>p { color: red }</style></head><body>${body}</body></html>`

export interface BookParts {
  /** Pages by file name, in reading order. */
  readonly pages: Readonly<Record<string, string>>
  readonly metadata?: string
  /** Additional items of the manifest; `spine` has additional attributes of the spine. */
  readonly manifest?: string
  readonly spine?: string
  readonly more?: Readonly<Record<string, string | Buffer>>
}

/** Returns an EPUB like those that other programs write. */
export function epubBytes({ pages, metadata, manifest = '', spine = '', more = {} }: BookParts): Buffer {
  const names = Object.keys(pages)
  const items = names.map(
    (name, index) => `<item id="p${index}" href="text/${name}" media-type="application/xhtml+xml"/>`,
  )
  const references = names.map((_, index) => `<itemref idref="p${index}"/>`)
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${
      metadata ?? '<dc:title>The Lighthouse</dc:title><dc:creator>A. Keeper</dc:creator>'
    }</metadata>
    <manifest>${items.join('')}${manifest}</manifest><spine${spine}>${references.join('')}</spine></package>`
  return zipBytes({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OEBPS/book.opf': opf,
    ...Object.fromEntries(names.map((name) => [`OEBPS/text/${name}`, page(pages[name]!)])),
    ...more,
  })
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Returns a Word document with the given XML of its paragraphs. */
export function docxBytes(paragraphs: string, properties = ''): Buffer {
  return zipBytes({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="xml" ContentType="application/xml"/>
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${word}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${paragraphs}</w:body></w:document>`,
    'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${properties}</cp:coreProperties>`,
  })
}
