import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { classroomFields } from '@wordhoard/contracts/classrooms'
import { useForm } from 'react-hook-form'
import { showRefusal } from '../../../forms/show-refusal'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import styles from '../school-form.module.css'
import { classroomFormMessages } from './classroom-form-messages'

export interface ClassroomValues {
  name: string
  description: string
}

const fields = { name: 'name', description: 'description' } as const
const codes = { classroom_exists: 'name' } as const

interface ClassroomFormProps {
  values: ClassroomValues
  /** Labels of the submit button: normally, and while the form is being sent. */
  send: readonly [string, string]
  onSubmit: (values: ClassroomValues) => Promise<void>
  onCancel: () => void
}

/** The form for a classroom's name and description. */
export function ClassroomForm({ values, send, onSubmit, onCancel }: ClassroomFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(classroomFields),
    defaultValues: values,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((typed) =>
    onSubmit(typed).catch((error: unknown) => showRefusal(error, setError, fields, { codes })),
  )

  return (
    <Form
      onSubmit={submit}
      failure={errors.root?.message}
      actions={
        <ActionButtons
          action={send[0]}
          pendingAction={send[1]}
          isPending={isSubmitting}
          onCancel={onCancel}
        />
      }
    >
      <TextField
        label={classroomFormMessages.name}
        dir="auto"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label={classroomFormMessages.description}
        dir="auto"
        className={styles.description}
        error={errors.description?.message}
        {...register('description')}
      />
    </Form>
  )
}
