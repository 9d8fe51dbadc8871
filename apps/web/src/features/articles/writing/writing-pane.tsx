import { type UseFormReturn, useController } from 'react-hook-form'
import { TextArea } from '../../../ui/fields/text-area'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from '../article-form.module.css'
import type { ArticleValues } from '../editor/article-values'
import type { ArticleTools } from './article-tools'
import type { useWriting } from './use-writing'
import { writingMessages } from './writing-messages'

interface WritingPaneProps {
  form: UseFormReturn<ArticleValues>
  writing: ReturnType<typeof useWriting>
  cleanHtml: ArticleTools['cleanHtml']
}

/** The text of an article: the rich field, or the Markdown itself. */
export function WritingPane({ form, writing, cleanHtml }: WritingPaneProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'md_content' })
  const { mode, rich, opened } = writing
  const error = fieldState.error?.message
  if (mode === null) {
    return (
      <SkeletonGroup label={writingMessages.loading}>
        {['40%', '100%', '94%', '97%', '62%'].map((width) => (
          <Skeleton key={width} width={width} asLine />
        ))}
      </SkeletonGroup>
    )
  }
  if (mode === 'rich' && rich && opened) {
    return (
      <rich.RichField
        // Another text is another field.
        key={opened.markdown}
        ref={field.ref}
        label={writingMessages.text}
        markdown={opened.markdown}
        content={opened.content}
        onChange={field.onChange}
        error={error}
        clean={cleanHtml}
      />
    )
  }
  return (
    <TextArea
      label={writingMessages.text}
      className={styles.text}
      lang="en-GB"
      spellCheck
      error={error}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
