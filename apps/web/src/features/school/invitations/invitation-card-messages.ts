/** Texts of an invitation with its code, link and QR code. */
export const invitationCardMessages = {
  title: 'Invitation',
  validUntil: (moment: string) => `Valid until ${moment}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser doesn’t let us copy. Select the link and copy it yourself.',
  showLarger: 'Show larger',
}
