import type { RuntimeConfig } from '../config/runtime-config';

/** The configuration of a client that opens no emulators itself. */
export const configForTests: RuntimeConfig = {
  firebase: { apiKey: 'k', projectId: 'p', authDomain: '', storageBucket: 'b', appId: '' },
  links: { terms: 'https://terms.example', integration: '', domain: '' },
  impersonation: true,
  hasSearchService: false,
  emulators: undefined,
};
