// @vitest-environment jsdom
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { button, findElement, press, render, sendForm, typeInto } from '../../testing/render'
import { TextField } from '../fields/text-field'
import { ActionButtons } from './action-buttons'
import { Form } from './form'

const buttons = { action: 'Save', pendingAction: 'Saving…' }

interface NameFormProps {
  onSend: (name: string) => Promise<void>
  onCancel?: () => void
}

function NameForm({ onSend, onCancel = () => undefined }: NameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '', town: '' } })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(({ name }) =>
    onSend(name).catch((error: Error) => setError('root', { message: error.message })),
  )
  return (
    <Form
      onSubmit={send}
      failure={errors.root?.message}
      actions={<ActionButtons {...buttons} isPending={isSubmitting} onCancel={onCancel} />}
    >
      <TextField label="Town" {...register('town')} />
      <TextField
        label="Name"
        error={errors.name?.message}
        {...register('name', { required: 'Type a name' })}
      />
    </Form>
  )
}

const nameField = () => findElement<HTMLInputElement>('[name="name"]')

describe('Form', () => {
  it('sends the typed values without the browser’s own validation', async () => {
    const onSend = vi.fn(async () => undefined)
    await render(<NameForm onSend={onSend} />)
    expect(findElement<HTMLFormElement>('form').noValidate).toBe(true)
    await typeInto(nameField(), 'Ada')
    await sendForm()
    expect(onSend.mock.calls).toEqual([['Ada']])
  })

  it('prevents the browser’s own submission', async () => {
    const onSubmit = vi.fn()
    await render(<Form onSubmit={onSubmit} actions={<button type="submit">Send</button>} />)
    let wasPrevented = false
    const note = (event: Event) => {
      wasPrevented = event.defaultPrevented
    }
    window.addEventListener('submit', note)
    await sendForm()
    window.removeEventListener('submit', note)
    expect(wasPrevented).toBe(true)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('shows the message at the invalid field and focuses it', async () => {
    const onSend = vi.fn(async () => undefined)
    await render(<NameForm onSend={onSend} />)
    await sendForm()
    expect(onSend).not.toHaveBeenCalled()
    expect(findElement('[role="alert"]').textContent).toBe('Type a name')
    expect(document.activeElement).toBe(nameField())
  })

  it('shows a failure above its buttons until it is sent again', async () => {
    const refused = vi.fn(async () => Promise.reject(new Error('No connection.')))
    const draw = await render(<NameForm onSend={refused} />)
    await typeInto(nameField(), 'Ada')
    await sendForm()
    const alert = findElement('[role="alert"]')
    expect(alert.textContent).toBe('No connection.')
    expect(alert.nextElementSibling?.contains(button('Save'))).toBe(true)
    await draw(<NameForm onSend={async () => undefined} />)
    await sendForm()
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('cannot be sent twice or cancelled while it is being sent', async () => {
    let arrive: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const onSend = vi.fn(() => arrival)
    const onCancel = vi.fn()
    await render(<NameForm onSend={onSend} onCancel={onCancel} />)
    await typeInto(nameField(), 'Ada')
    await sendForm()
    await sendForm()
    await press(button('Cancel'))
    expect(button('Saving…').getAttribute('aria-busy')).toBe('true')
    expect([onSend.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
    arrive()
    await vi.waitFor(() => expect(button('Save').getAttribute('aria-busy')).toBeNull(), { timeout: 5_000 })
    await press(button('Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
