import { Resolver } from 'node:dns/promises';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';

/** Reads the DNS. */
export interface TextRecords {
  /**
   * The TXT records of a domain, the parts of each joined (RFC 7208, section 3.3); none for a domain without.
   * @throws PortalError `unavailable` when the DNS does not answer.
   */
  of(domain: string): Promise<string[]>;
}

/** The domain, or its records of this type, do not exist. */
const missing = ['ENOTFOUND', 'ENODATA'];
const answerMs = 3_000;
const tries = 2;

/** Asks the configured server, or those of the machine. */
export function createTextRecords({ dnsServer }: Pick<Config, 'dnsServer'>): TextRecords {
  return {
    async of(domain) {
      const resolver = new Resolver({ timeout: answerMs, tries });
      if (dnsServer !== '') resolver.setServers([dnsServer]);
      try {
        return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (missing.includes(code)) return [];
        throw new PortalError('unavailable', { detail: `dns: ${code}`, cause: error });
      }
    },
  };
}
