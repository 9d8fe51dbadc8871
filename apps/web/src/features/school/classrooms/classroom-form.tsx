import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { classroomFields } from '@wordhoard/contracts/classrooms'
import { useForm } from 'react-hook-form'
import { showFieldIssues } from '../../../forms/form-failure'
import { ApiError, errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import styles from '../school-form.module.css'

export interface ClassroomValues {
  name: string
  description: string
}

const fields = { name: 'name', description: 'description' } as const

interface ClassroomFormProps {
  values: ClassroomValues
  /** What the button says, and what it says meanwhile. */
  send: readonly [string, string]
  onSubmit: (values: ClassroomValues) => Promise<void>
  onCancel: () => void
}

/** Name and description of a classroom. */
export function ClassroomForm({ values, send, onSubmit, onCancel }: ClassroomFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(classroomFields),
    defaultValues: values,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await onSubmit(typed)
    } catch (error) {
      if (showFieldIssues(error, setError, fields)) return
      if (error instanceof ApiError && error.code === 'classroom_exists') {
        setError('name', { message: error.detail }, { shouldFocus: true })
      } else {
        setError('root', { message: errorSentence(error) })
      }
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Classroom name"
        dir="auto"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label="Description"
        dir="auto"
        className={styles.description}
        error={errors.description?.message}
        {...register('description')}
      />
      {errors.root && (
        <p className={styles.failure} role="alert">
          {errors.root.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          {send[isSubmitting ? 1 : 0]}
        </Button>
      </div>
    </form>
  )
}
