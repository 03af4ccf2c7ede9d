import { brandOfOrganization, resolveBrand } from '@portal/domain/brands/resolve-brand';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { browserTitle } from '@portal/domain/texts/labels';
import { linkPreviewTexts } from '@portal/domain/texts/link-preview';
import type { Request, Response } from 'express';
import type { EncodedIdSalt } from '@portal/domain/links/shared-link';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { projectMailTheme } from '../projections/project-theme';
import { agencyOfHost } from '../links/agency-host';
import { decodeId } from '../links/encoded-ids';
import { clientIpOf } from '../runtime/client-ip';
import { hostOf } from '../runtime/host-of';
import type { Ports } from '../runtime/ports';
import type { ResumeSubject } from '../projections/resume-subject';
import { findJob, findResume } from './find-by-link';
import { findShortlist } from './find-shortlist';
import { marketingHead } from './marketing/marketing-head';
import { withHostTheme, withPageHead, type PageHead } from './page-head';

/** The page's HTML is fetched again after this time, so that a new release is served soon. */
const shellMaxAgeMs = 60_000;
/** Headers of static pages that this function repeats. */
const repeatedHeaders = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'x-content-type-options'];

/** What Hosting serves for a page, by the beginning of its path: each build has a page of its own. */
const shellNames: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:profiles|job|tearsheet)\//, 'marketing.html'],
  [/^\/client(?:\/|$)/, 'client.html'],
  // The staff application at a path with its own headers: other sites may embed it.
  [/^\/login\/?$/, 'app'],
];
const viewerShell = 'public.html';
const resumePath = /^\/resumes\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\/?$/;
const shortlistPath = /^\/resumes\/shortlist\/([A-Za-z0-9_-]{32})\/?$/;
const jobPath = /^\/organization\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\/?$/;

const unsubscribePath = /^\/unsubscribe\/(sm|jm)\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9_-]{1,400})(?:\/|$)/;

type PagePorts = Pick<Ports, 'store' | 'clock' | 'config' | 'log'>;
interface Shell {
  html: string;
  headers: [string, string][];
  fetchedAt: number;
}
/** The HTML by its name. */
const shells = new Map<string, Shell>();

/**
 * Answers a public page with a head of its own, so that a shared link shows the agency's name and logo. A dead link gets
 * the same page as every other, and the page itself says so.
 */
export function publicPage(ports: () => PagePorts): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const { store, clock, config, log } = ports();
    const own = { store, clock, config, log };
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    try {
      const name = shellNames.find(([path]) => path.test(request.path))?.[1] ?? viewerShell;
      const { html, headers } = await currentShell(own, name);
      for (const [name, value] of headers) response.setHeader(name, value);
      const clientIp = clientIpOf(request, own.config.trustedHops);
      const { data } = request.query;
      const preview = { ...own, clientIp, actor: null, cookies: '', viewerPasses: '' };
      const ofHost = await hostLook(own, hostOf(request));
      const head = (await headOf(preview, request.path, typeof data === 'string' ? data : '')) ?? ofHost.head;
      const branded = withHostTheme(head ? withPageHead(html, head) : html, ofHost.theme);
      response.status(200).type('html').send(branded);
    } catch (error) {
      own.log.error('public page failed', {}, PortalError.from(error));
      response.status(503).type('text').send(new PortalError('unavailable').userMessage);
    }
  };
}

/** Previews are fetched without a session. */
type HeadContext = PagePorts & { clientIp: string; actor: null; cookies: string; viewerPasses: string };

/** @returns null for a link that opens nothing. */
async function headOf(context: HeadContext, path: string, data: string): Promise<PageHead | null> {
  try {
    const [, shortlistToken] = shortlistPath.exec(path) ?? [];
    if (shortlistToken)
      return resumeHead(context, (await findShortlist(context, shortlistToken, { admitsUnverified: true })).subject);
    const [, resumeToken, candidateId] = resumePath.exec(path) ?? [];
    if (resumeToken && candidateId) {
      const link = { publicToken: resumeToken, candidateId };
      return resumeHead(context, await findResume(context, link, { admitsUnverified: true }));
    }
    const [, jobToken, jobId] = jobPath.exec(path) ?? [];
    if (jobToken && jobId) return await jobHead(context, { publicToken: jobToken, jobId });
    const [, type, organizationId, recipientId] = unsubscribePath.exec(path) ?? [];
    if (organizationId && recipientId) {
      const salt = type === 'jm' ? 'JobMarketing' : 'SkillsMarketing';
      return await unsubscribeHead(context, { salt, organizationId, recipientId });
    }
    return await marketingHead(context, path, data);
  } catch (error) {
    const { kind } = PortalError.from(error);
    if (kind === 'notFound' || kind === 'tooManyRequests' || kind === 'unauthenticated') return null;
    throw error;
  }
}

/**
 * The look of the host's agency, and the head of a page there that is about nobody: a sign-in, or a link that opens nothing.
 * Both null at a host that no agency has.
 */
async function hostLook(ports: PagePorts, host: string): Promise<{ theme: PublicTheme | null; head: PageHead | null }> {
  const found = await agencyOfHost(ports, host);
  if (!found) return { theme: null, head: null };
  const { organization, brand } = found;
  const title = browserTitle(organization);
  return {
    theme: projectTheme(organization, brand),
    head: headFor(projectMailTheme(organization, brand, ports.config.publicBaseUrl), { title, description: '' }),
  };
}

/** The agency that the page is about to name. */
async function unsubscribeHead(
  { store, config }: PagePorts,
  { salt, organizationId, recipientId }: { salt: EncodedIdSalt; organizationId: string; recipientId: string },
): Promise<PageHead | null> {
  const organization =
    decodeId(config, salt, recipientId)?.organizationId === organizationId
      ? await store.organizations.get(organizationId)
      : null;
  if (!organization) return null;
  const theme = projectMailTheme(organization, brandOfOrganization(organization), config.publicBaseUrl);
  return headFor(theme, { title: linkPreviewTexts.unsubscribe(theme.organizationName), description: '' });
}

function headFor(
  { organizationName, logo, primaryColor }: PublicTheme,
  { title, description }: { title: string; description: string },
): PageHead {
  return { title, description, siteName: organizationName, imageUrl: logo?.url ?? '', color: primaryColor };
}

function resumeHead(
  context: HeadContext,
  { organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>,
): PageHead {
  const theme = projectMailTheme(organization, brand, context.config.publicBaseUrl);
  return headFor(theme, {
    title: linkPreviewTexts.resume(theme.organizationName),
    description: linkPreviewTexts.resumeHint(theme.organizationName),
  });
}

async function jobHead(context: HeadContext, link: { publicToken: string; jobId: string }): Promise<PageHead> {
  const { job, organization } = await findJob(context, link);
  const owner = await context.store.users.get(job.createdBy);
  const brand = owner ? resolveBrand(organization, owner.selectedBrand) : brandOfOrganization(organization);
  const theme = projectMailTheme(organization, brand, context.config.publicBaseUrl);
  return headFor(theme, {
    title: linkPreviewTexts.job(job.jobTitle, theme.organizationName),
    description: linkPreviewTexts.jobHint(theme.organizationName),
  });
}

/** The static page. When Hosting does not answer, the last one is used. */
async function currentShell({ config, clock }: PagePorts, name: string): Promise<Shell> {
  const now = clock.now();
  const shell = shells.get(name);
  if (shell && now - shell.fetchedAt < shellMaxAgeMs) return shell;
  try {
    const answer = await fetch(`${config.publicBaseUrl}/${name}`);
    if (!answer.ok) throw new PortalError('unavailable', { detail: `${name} answered ${answer.status}` });
    const headers = repeatedHeaders.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const fetched = { html: await answer.text(), headers, fetchedAt: now };
    shells.set(name, fetched);
    return fetched;
  } catch (error) {
    if (!shell) throw error;
    return shell;
  }
}
