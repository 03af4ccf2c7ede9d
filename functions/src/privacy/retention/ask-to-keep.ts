import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { dayMs } from '@portal/domain/constants/time';
import { isEmail } from '@portal/domain/fields/email-address';
import { publicLinks } from '@portal/domain/links/public-links';
import type { Organization } from '@portal/domain/organizations/organization';
import { answerTimeMs, lastActivityOf } from '@portal/domain/privacy/retention';
import { siteUrl } from '../../links/agency-host';
import { projectMailTheme } from '../../projections/project-theme';
import type { Ports } from '../../runtime/ports';
import { sealCode } from '../../runtime/sealed-codes';

/** Longer than the time to answer: a late answer gets a page. */
const linkLifetimeMs = 90 * dayMs;

/**
 * Asks a person at each of their addresses whether the agency may keep their data, and records it with their candidates. A
 * mail server that refuses is an error, and nothing is recorded.
 * @param subject.end when the time of the candidate is over.
 */
export async function askToKeep(
  { organization, candidates, end }: { organization: Organization; candidates: readonly JobCandidate[]; end: number },
  { store, clock, config, mail }: Pick<Ports, 'store' | 'clock' | 'config' | 'mail'>,
): Promise<void> {
  const emails = new Map(
    candidates.filter(({ email }) => isEmail(email)).map((one) => [comparableEmail(one.email), one]),
  );
  for (const { organizationId, jobId, id: candidateId, email, firstName, fullName } of emails.values()) {
    const code = sealCode(config, 'keep', { organizationId, jobId, candidateId }, clock.now() + linkLifetimeMs);
    const { keepMail } = await import('../../mail/keep-mail');
    const content = await keepMail({
      theme: projectMailTheme(organization, resolveBrand(organization, ''), config.publicBaseUrl),
      name: firstName || fullName,
      since: inWords(Math.max(...candidates.map(lastActivityOf))),
      until: inWords(Math.max(end, clock.now() + answerTimeMs)),
      url: siteUrl(config, organization) + publicLinks.keep(code),
    });
    await mail.send({ ...content, to: email });
  }
  const keys = candidates.map(({ organizationId, jobId, id }) => ({ organizationId, jobId, candidateId: id }));
  await store.retention.mark(keys, 'askedAt', clock.now());
}

const inWords = (milliseconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(milliseconds);
