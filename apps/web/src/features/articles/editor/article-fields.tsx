import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import type { UseFormReturn } from 'react-hook-form'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import styles from '../article-form.module.css'
import type { ArticleValues } from './article-values'
import { articleFormMessages } from './messages'

const visibilities = [
  { value: 'private', label: articleFormMessages.visibilities.private },
  { value: 'public', label: articleFormMessages.visibilities.public },
]

/** Fields for title, visibility and keywords of an article. */
export function ArticleFields({ form }: { form: UseFormReturn<ArticleValues> }) {
  const { register, watch, formState } = form
  const { errors } = formState
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label={articleFormMessages.title}
          autoComplete="off"
          // Longer than allowed, so that a pasted title gets a message instead of being cut off.
          maxLength={MAX_TITLE_LENGTH + 100}
          error={errors.title?.message}
          {...register('title')}
        />
      </div>
      <Select
        label={articleFormMessages.visibility}
        options={visibilities}
        hint={articleFormMessages.visibleTo[watch('access_modifier')]}
        {...register('access_modifier')}
      />
      <TextField
        label={articleFormMessages.keywords}
        autoComplete="off"
        hint={articleFormMessages.keywordsHint}
        error={errors.keywords?.message}
        {...register('keywords')}
      />
    </div>
  )
}
