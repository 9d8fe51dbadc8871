import { useMemo } from 'react'
import type { ArticleTools } from '../../features/articles/writing/article-tools'
import { useTextLevel } from '../../features/dictionary/use-text-level'
import { sampleOf } from '../../features/reader/editor/use-draft-text'
import { sanitiseForEditing } from '../../features/reader/html/sanitise-for-editing'
import { ShownHtml } from '../../features/reader/text/shown-html'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { articleToolsMessages } from './article-tools-messages'

/** Number of different words from which a level says something about a text. */
const FEWEST_WORDS = 12

/** Shows the level of a text, estimated as in the reader. */
function Level({ text }: { text: string }) {
  const sample = useMemo(() => {
    const counted = sampleOf(text)
    return counted.words.size < FEWEST_WORDS ? null : counted
  }, [text])
  const level = useTextLevel(sample)
  return sample && level ? (
    <>
      <VisuallyHidden>{articleToolsMessages.level} </VisuallyHidden>
      {level}
    </>
  ) : null
}

/** What the editor of articles takes from other features. */
export const articleTools: ArticleTools = { Html: ShownHtml, Level, cleanHtml: sanitiseForEditing }
