import type { ShippedTextName } from '@wordhoard/contracts/reading/shipped-texts'
import { sampleText } from './sample-text'
import { welcomeText } from './welcome-text'

/** Removes tags and decodes nothing else: the sample has only paragraphs and emphasis. */
function plainTextOf(html: string): string {
  return html.replaceAll('</p>\n', '\n\n').replace(/<[^>]+>/g, '')
}

/** A text that comes with the product but is no article. */
export interface ShippedText {
  readonly title: string
  /** Plain text: blocks separated by empty lines. */
  readonly text: string
}

/** The texts that come with the product apart from the library's articles, by the name of their file of meanings. */
export const shippedTexts: Readonly<Record<ShippedTextName, ShippedText>> = {
  sample: { title: sampleText.title, text: plainTextOf(sampleText.html) },
  welcome: { title: welcomeText.title, text: welcomeText.text },
}
