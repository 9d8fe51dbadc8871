import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import type { UseFormReturn } from 'react-hook-form'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import styles from '../article-form.module.css'
import type { ArticleValues } from './article-values'

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
]
const whoSees = { private: 'Only you can see this', public: 'Everyone can see this' } as const

/** Fields for title, visibility and keywords of an article. */
export function ArticleFields({ form }: { form: UseFormReturn<ArticleValues> }) {
  const { register, watch, formState } = form
  const { errors } = formState
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label="Title"
          autoComplete="off"
          // Longer than allowed, so that a pasted title gets a message instead of being cut off.
          maxLength={MAX_TITLE_LENGTH + 100}
          error={errors.title?.message}
          {...register('title')}
        />
      </div>
      <Select
        label="Visibility"
        options={visibilities}
        hint={whoSees[watch('access_modifier')]}
        {...register('access_modifier')}
      />
      <TextField
        label="Keywords"
        autoComplete="off"
        hint="Separated by commas, optional"
        error={errors.keywords?.message}
        {...register('keywords')}
      />
    </div>
  )
}
