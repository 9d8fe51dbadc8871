import { extractArticle } from './extract-article'
import { extractSelection } from './extract-selection'
import type { Extracted, Part } from './page-article'
import { registerParts } from './page-parts'

function extract(part: Part): Extracted {
  try {
    return part === 'selection' ? extractSelection(document) : extractArticle(document)
  } catch (error) {
    console.error('This page could not be read:', error)
    return { problem: 'unexpected' }
  }
}

registerParts({ extract })
