/** Texts of revoking a code. */
export const revokeMessages = {
  title: (code: string) => `Revoke ${code}?`,
  description: 'The code and its link will stop working. Anyone who has already joined will stay.',
  action: 'Revoke',
  pending: 'Revoking…',
  revoked: (code: string) => `You’ve revoked ${code}`,
}
