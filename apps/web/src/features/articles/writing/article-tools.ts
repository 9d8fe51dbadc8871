import type { ComponentType } from 'react'
import type { CleanHtml } from '../rich/pasted-content'

/** What the editor takes from other features; the screens that open it provide it. */
export interface ArticleTools {
  /** Renders sanitised HTML the way readers will see it. */
  readonly Html: ComponentType<{ html: string }>
  /** Shows the level of a plain text; nothing until it can be estimated. */
  readonly Level: ComponentType<{ text: string }>
  /** Sanitises pasted HTML. */
  readonly cleanHtml: CleanHtml
}
