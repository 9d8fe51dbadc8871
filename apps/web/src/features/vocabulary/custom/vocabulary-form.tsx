import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { vocabularyFields } from '@wordhoard/contracts/custom-vocabulary'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldIssues } from '../../../forms/form-failure'
import { Select } from '../../../ui/fields/select'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { Form } from '../../../ui/form/form'
import styles from './vocabulary-form.module.css'
import { vocabularyFormMessages } from './vocabulary-form-messages'
import type { VocabularyValues } from './vocabulary-values'

const fields = { name: 'name', description: 'description', access_modifier: 'access_modifier' } as const

const accessOptions = [
  { value: 'private', label: vocabularyFormMessages.access.private },
  { value: 'public', label: vocabularyFormMessages.access.public },
]

/** Messages of a refused form: below the name, or above the buttons. */
export interface VocabularyFailure {
  readonly name?: string
  readonly form?: string
}

interface VocabularyFormProps {
  values: VocabularyValues
  /** Sends the values; `failureOf` turns what it throws into messages. */
  onSubmit: (values: VocabularyValues) => Promise<void>
  failureOf: (error: unknown) => VocabularyFailure
  /** Renders the buttons, given whether the form is being sent; one must have the type submit. */
  actions: (isBusy: boolean) => ReactNode
}

/** Form for a vocabulary's name, description and access. */
export function VocabularyForm({ values, onSubmit, failureOf, actions }: VocabularyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(vocabularyFields),
    defaultValues: values,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await onSubmit(typed)
    } catch (error) {
      if (showFieldIssues(error, setError, fields)) return
      const { name, form } = failureOf(error)
      if (name) setError('name', { message: name }, { shouldFocus: true })
      if (form) setError('root', { message: form })
    }
  })

  return (
    <Form onSubmit={submit} failure={errors.root?.message} actions={actions(isSubmitting)}>
      <TextField
        label={vocabularyFormMessages.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label={vocabularyFormMessages.description}
        className={styles.description}
        error={errors.description?.message}
        {...register('description')}
      />
      <Select
        label={vocabularyFormMessages.access.label}
        options={accessOptions}
        {...register('access_modifier')}
      />
    </Form>
  )
}
