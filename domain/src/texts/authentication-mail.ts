/** Mails about signing in, passwords, emails and invitations. */
export const authenticationMailTexts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  ignore: 'If you did not ask for this, you can ignore this mail: nothing changes.',
  signIn: {
    subject: (product: string) => `Sign in to ${product}`,
    text: 'With this link you sign in without a password. It works once, and for a few hours.',
    action: 'Sign in',
    reason: 'You get this mail because an administrator sent you a link to sign in.',
  },
  atsBroken: {
    subject: 'Bullhorn is no longer connected',
    text: 'Bullhorn does not accept the connection of your organization any more, so nothing is imported and notes wait. Connect it again with the username and password of a Bullhorn API account. Waiting imports and notes then go on by themselves.',
    action: 'Reconnect Bullhorn',
    reason: 'You get this mail because you are an admin of this organization.',
  },
  createPassword: {
    subject: (product: string) => `Create your password for ${product}`,
    text: 'Your address is confirmed. With this link you create your password. It works once, and for a few hours.',
    action: 'Create password',
    reason: 'You get this mail because you opened your invitation.',
  },
  passwordExists: {
    subject: (product: string) => `You already have a password for ${product}`,
    text: 'Your invitation was accepted before, so you can sign in with your password. If you forgot it, select "Forgot password" on the sign-in page.',
    action: 'Sign in',
    reason: 'You get this mail because your invitation was opened again.',
  },
  resetPassword: {
    subject: 'Reset your password',
    text: 'With this link you choose a new password. It works once, and for an hour.',
    action: 'Reset password',
    reason: 'You get this mail because a new password was asked for at this address.',
  },
  verifyEmail: {
    subject: 'Verify your email',
    text: 'With this link you confirm that this address is yours. It works once.',
    action: 'Verify email',
    reason: 'You get this mail because you sign in with this address.',
  },
  secondStepOn: {
    subject: 'Second step turned on',
    text: 'From now on signing in also asks for a code of your authenticator app. All other sessions have ended. If this was not you, reset your password and tell your administrator.',
    action: 'Open account settings',
    reason: 'You get this mail because the way you sign in has changed.',
  },
  secondStepOff: {
    subject: 'Second step turned off',
    text: 'From now on you sign in without a code. If this was not you, reset your password at once and turn the second step on again.',
    action: 'Open account settings',
    reason: 'You get this mail because the way you sign in has changed.',
  },
  secondStepReset: {
    subject: 'An administrator reset your second step',
    text: 'Your authenticator app and recovery codes no longer work, and all your sessions have ended. Sign in with your password and set up the second step again. If you did not ask for this, tell your administrator.',
    action: 'Open account settings',
    reason: 'You get this mail because the way you sign in has changed.',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: (device: string) =>
      `Someone signed in to your account from a device that you have not used before${device === '' ? '' : `: ${device}`}. If this was you, there is nothing to do. If not, end the session in your account settings and reset your password.`,
    action: 'Open account settings',
    reason: 'You get this mail because of a sign-in to your account.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: 'From now on a passkey signs in to your account without password and code. If this was not you, remove it in your account settings and reset your password.',
    action: 'Open account settings',
    reason: 'You get this mail because the way you sign in has changed.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    text: 'This passkey no longer signs in to your account. If this was not you, reset your password.',
    action: 'Open account settings',
    reason: 'You get this mail because the way you sign in has changed.',
  },
  invitation: {
    subject: (organization: string) => `You are invited to ${organization}`,
    text: (organization: string) =>
      `An administrator has made an account for you at ${organization}. Open the invitation and create your password. It is valid for three days.`,
    action: 'Open invitation',
    reason: 'You get this mail because an administrator invited this address.',
  },
  invitationRefused: {
    text: (organization: string) =>
      `An administrator of ${organization} invited you. You already have an account with this email, and it belongs to another organization or its email is not verified yet, so nothing has changed. To join ${organization}, verify your email or ask your organization to remove you from its team, then ask for a new invitation.`,
    action: 'Sign in',
    reason: 'You get this mail because an administrator invited this address.',
  },
  emailChangedOld: {
    subject: 'Your login email was changed',
    text: (newEmail: string) =>
      `From now on you sign in with ${newEmail}; this address no longer opens your account. If this was not you, or if the new address is wrong, undo the change within seven days.`,
    action: 'Undo the change',
    reason: 'You get this mail because you signed in with this address until now.',
  },
  emailChangedNew: {
    subject: 'Verify your new login email',
    text: 'From now on you sign in with this address. With this link you confirm that it is yours.',
    action: 'Verify email',
    reason: 'You get this mail because this address was given as a login email.',
  },
} as const;
