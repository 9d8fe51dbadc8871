// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { button, findElement, press, render } from '../../testing/render'
import { ConfirmDialog } from './confirm-dialog'

const question = { open: true, title: 'Delete this?', action: 'Delete', pendingAction: 'Deleting…' }

describe('ConfirmDialog', () => {
  it('acts only when its button is pressed', async () => {
    const onConfirm = vi.fn()
    const onClose = vi.fn()
    await render(
      <ConfirmDialog {...question} description="It is gone then." onConfirm={onConfirm} onClose={onClose} />,
    )
    expect(findElement('[role="dialog"]').textContent).toContain('It is gone then.')
    await press(button('Cancel'))
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
    await press(button('Delete'))
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('ignores further clicks and Cancel while the action is running', async () => {
    const onConfirm = vi.fn()
    const onClose = vi.fn()
    const draw = await render(
      <ConfirmDialog {...question} isPending onConfirm={onConfirm} onClose={onClose} />,
    )
    await press(button('Deleting…'))
    await press(button('Cancel'))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    await draw(
      <ConfirmDialog {...question} isPending canCancelPending onConfirm={onConfirm} onClose={onClose} />,
    )
    await press(button('Cancel'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('shows a failure below its content', async () => {
    const draw = await render(<ConfirmDialog {...question} onConfirm={vi.fn()} onClose={vi.fn()} />)
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await draw(
      <ConfirmDialog {...question} failure="No connection." onConfirm={vi.fn()} onClose={vi.fn()}>
        <p id="consequence">They are not told why.</p>
      </ConfirmDialog>,
    )
    const alert = findElement('[role="alert"]')
    expect(alert.textContent).toBe('No connection.')
    expect(findElement('#consequence').nextElementSibling).toBe(alert)
  })

  it('calls onCancel for Cancel where that differs from closing', async () => {
    const onCancel = vi.fn()
    const onClose = vi.fn()
    await render(
      <ConfirmDialog {...question} cancel="Back" onCancel={onCancel} onConfirm={vi.fn()} onClose={onClose} />,
    )
    await press(button('Back'))
    expect([onCancel.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    await press(button('Close'))
    expect([onCancel.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  })
})
