import type { ApiKeyScope } from '../api-keys/api-key';

const scopes: Record<ApiKeyScope, { name: string; description: string }> = {
  'jobs:read': { name: 'Read jobs', description: 'List jobs and read their descriptions.' },
  'candidates:read': {
    name: 'Read candidates',
    description: 'List the candidates of a job with contact data, status and score.',
  },
  'candidates:write': { name: 'Add candidates', description: 'Add a candidate to a job from a resume file.' },
  'users:manage': {
    name: 'Manage users',
    description: 'Invite, rename and deactivate users from your identity provider (SCIM).',
  },
};

/** API keys, with which other systems call the portal. */
export const apiKeyTexts = {
  title: 'API keys',
  intro: 'Other systems read and change your agency’s data with a key. A key goes on working when its creator leaves.',
  docs: 'API documentation',
  none: 'No API keys yet. Create one for each system, so that each can be revoked by itself.',
  create: 'Create API key',
  name: 'Name',
  nameHint: 'The system that will use it, such as “Okta”.',
  scopesLabel: 'What it may do',
  scopes,
  noScope: 'Choose at least one.',
  expiry: 'Expires',
  expiryDays: (days: number) => (days === 365 ? 'In one year' : `In ${days} days`),
  expires: (day: string) => `Expires ${day}`,
  expired: 'Expired',
  expiredOn: (day: string) => `Expired ${day}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Never used',
  createdBy: (name: string, day: string) => (name === '' ? `Created ${day}` : `Created by ${name}, ${day}`),
  tooMany: (most: number) => `An agency has at most ${most} API keys. Revoke one that is not needed.`,
  createdTitle: 'Your new API key',
  createdHint: 'Copy it now and keep it in a safe place. It is not shown again.',
  copy: 'Copy',
  copied: 'API key copied',
  kept: 'I have kept it',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke: ${name}`,
  revokeQuestion: 'Revoke this API key?',
  revokeConsequence: (name: string) => `Systems that use “${name}” are refused at once. This cannot be undone.`,
  revoked: 'API key revoked',
  asActor: (name: string) => `API key “${name}”`,
  refused: 'This API key is missing, wrong, expired or revoked.',
  lacks: (scope: string) => `This API key lacks the scope ${scope}.`,
  inUrl: 'Send the API key in the header Authorization, not in the URL, and create a new one: URLs are kept in logs.',
} as const;
