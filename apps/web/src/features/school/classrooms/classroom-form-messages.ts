/** Texts of creating and editing a classroom. */
export const classroomFormMessages = {
  name: 'Classroom name',
  description: 'Description',
  create: {
    title: 'Create classroom',
    description: 'You’re in it from the start. You can invite others next.',
    action: 'Create',
    pending: 'Creating…',
    created: (name: string) => `You’ve created ${name}`,
    invite: 'Invite',
  },
  edit: {
    title: 'Edit classroom',
    action: 'Save',
    pending: 'Saving…',
    saved: 'Classroom updated',
  },
}
