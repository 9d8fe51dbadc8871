import type { ComponentType, Ref } from 'react'
import type { MarkdownFit } from '../rich/markdown-fit'
import type { RichFieldHandle, RichFieldProps } from '../rich/rich-field'

/** The rich field and what decides about its use. It is as large as a screen, so it is loaded when an editor opens. */
export interface RichWriting {
  readonly RichField: ComponentType<RichFieldProps & { ref?: Ref<RichFieldHandle> }>
  readonly checkFit: (markdown: string) => MarkdownFit
  readonly plainTextOf: (markdown: string) => string
}

export async function loadRichWriting(): Promise<RichWriting> {
  const [{ RichField }, { checkFit }, { plainTextOf }] = await Promise.all([
    import('../rich/rich-field'),
    import('../rich/markdown-fit'),
    import('../rich/plain-text'),
  ])
  return { RichField, checkFit, plainTextOf }
}
