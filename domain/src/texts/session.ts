/** Sign-in, registration, verification, invitation. */
export const sessionTexts = {
  tagline: 'The AI matching engine for recruitment',
  signIn: 'Sign in',
  signInLead: 'Welcome back. Enter your email and password.',
  signInWithAts: 'Continue with Bullhorn',
  or: 'or',
  forgot: 'Forgot password?',
  backToSignIn: 'Back to sign in',
  points: [
    'Read and rank every resume in seconds',
    'Share branded candidate pages with clients',
    'See who read, voted and answered',
  ],
  confirmEmail: 'Confirm your email',
  confirmEmailLead: 'Enter the email that the sign-in link was sent to.',
  verifyInvitation: 'Verify your email',
  verifyInvitationLead:
    'Enter the email that this invitation was sent to. We then send you a link to create a password.',
  verifyInvitationOf: (organization: string) => `${organization} has invited you`,
  sendLink: 'Send link',
  createPasswordEmailSent: (email: string) => `We sent a link to create your password to: ${email}`,
  forgotTitle: 'Reset your password',
  forgotLead: 'Enter your email and we send you a link to choose a new password.',
  sendReset: 'Send reset link',
  backInSeconds: 'Taking you back to sign in…',
  newPassword: 'Choose a new password',
  newPasswordLead: (email: string) => `For ${email}`,
  savePassword: 'Save password',
  emailRecovered: (email: string) =>
    `Your sign-in email is ${email} again. If you did not change it, reset your password.`,
  requestNewLink: 'Request a new link',
  checkingLink: 'Checking the link…',
  loggedIn: 'Logged in',
  redirecting: 'Taking you to your workspace…',
  goNow: 'Go there now',
  expiredTitle: 'Please sign in again',
  expired: 'Your session has ended. Enter your password to go on; what you typed is still here.',
  continueWork: 'Continue',
  changedOutOfBand: 'For your safety, please reset your password before you sign in.',
  loginFailed: 'Unsuccessful login attempt. Please try again.',
  registrationFailed: 'Unsuccessful Registration attempt. Please try again.',
  registered: 'Successfully registered account. Please verify your email before logging in.',
  stateCookieMissing: 'state cookie not set or expired. Please try again.',
  userTokenCookieMissing: 'userToken cookie not set or expired. Please try again.',
  missingCaptcha: 'Missing captcha.',
  tooManyAttempts: 'Too many attempts. Please wait a few seconds.',
  lockedFor: (seconds: number) => `Too many failed attempts. Try again in ${seconds} seconds.`,
  resetAlreadySent: 'We already sent you an email, please check your inbox.',
  emailAlreadySent: 'Email already sent.',
  resetSent: (email: string) => `Password Reset was sent to: ${email}`,
  linkExpired: 'Link has expired',
  emailDoesNotMatch: 'Email does not match',
  createPasswordEmailFailed: (email: string) => `Failed to create password email link to ${email}`,
  loginLinkSent: (email: string) => `Link sent to: ${email}`,
  loginLinkFailed: (email: string) => `Failed to send login link to ${email}`,
} as const;

/** The page that waits for the email to be verified. */
export const emailVerificationTexts = {
  send: 'Send Email Verification',
  sendFailed: 'Email Verification failed to send.',
  sent: (email: string) => `We sent a verification email to: ${email}`,
  verified: 'Your email is verified. Taking you to the dashboard.',
  title: 'Verify your email',
  lead: (email: string) => `Open the link in the mail that we send to ${email}. This page goes on by itself.`,
  waiting: 'Waiting for your email to be verified…',
  continue: 'Continue',
  agreeStill: 'Your email is verified. You must still agree to the terms of service.',
  verifiedSignIn: 'Your email is verified. You can sign in now.',
  notYet: 'You must verify your email and agree to the terms before you can go on.',
} as const;

/** Captcha. */
export const captchaTexts = {
  label: 'Captcha',
  loading: 'Loading the captcha…',
  failed: 'The captcha could not be loaded.',
  tryAgain: 'Try again',
} as const;

/** Impersonation. */
export const impersonationTexts = {
  login: 'Login as user',
  banner: (email: string) => `Admin logged in as ${email}`,
  logout: 'Logout of User',
  loggedBackIn: 'Successfully logged back in as Admin!',
  failed: 'Unable to login as user. Please try again.',
  ended: (email: string) => `The session of ${email} has ended. Sign in again as yourself.`,
} as const;
