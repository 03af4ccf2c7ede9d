import { brandOfOrganization, resolveBrand } from '@portal/domain/brands/resolve-brand';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { browserTitle } from '@portal/domain/texts/labels';
import { linkPreviewTexts } from '@portal/domain/texts/link-preview';
import type { Request, Response } from 'express';
import { projectMailTheme } from '../projections/project-theme';
import { agencyOfHost } from '../links/agency-host';
import { clientIpOf } from '../runtime/client-ip';
import { hostOf } from '../runtime/host-of';
import type { Ports } from '../runtime/ports';
import type { ResumeSubject } from '../projections/resume-subject';
import { findJob, findResume } from './find-by-link';
import { findShortlist } from './find-shortlist';
import { marketingHead } from './marketing/marketing-head';
import { withPageHead, type PageHead } from './page-head';

/** The page's HTML is fetched again after this time, so that a new release is served soon. */
const shellMaxAgeMs = 60_000;
/** Headers of static pages that this function repeats. */
const repeatedHeaders = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'x-content-type-options'];

const marketingPath = /^\/(?:profiles|job|tearsheet)\//;
const resumePath = /^\/resumes\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\/?$/;
const shortlistPath = /^\/resumes\/shortlist\/([A-Za-z0-9_-]{32})\/?$/;
const jobPath = /^\/organization\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\/?$/;

type PagePorts = Pick<Ports, 'store' | 'clock' | 'config' | 'log'>;
interface Shell {
  html: string;
  headers: [string, string][];
  fetchedAt: number;
}
/** The HTML by its name: pages of resumes and jobs, and marketing pages. */
const shells = new Map<string, Shell>();

/**
 * Answers a public page with a head of its own, so that a shared link shows the agency's name and logo. A dead link gets
 * the same page as every other, and the page itself says so.
 */
export function publicPage(ports: () => PagePorts): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const own = ports();
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    try {
      const isMarketing = marketingPath.test(request.path);
      const { html, headers } = await currentShell(own, isMarketing ? 'marketing.html' : 'public.html');
      for (const [name, value] of headers) response.setHeader(name, value);
      const clientIp = clientIpOf(request, own.config.trustedHops);
      const { data } = request.query;
      const preview = { ...own, clientIp, actor: null, cookies: '', viewerPasses: '' };
      const head =
        (await headOf(preview, request.path, typeof data === 'string' ? data : '')) ??
        (await hostHead(own, hostOf(request)));
      response
        .status(200)
        .type('html')
        .send(head ? withPageHead(html, head) : html);
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
    return await marketingHead(context, path, data);
  } catch (error) {
    const { kind } = PortalError.from(error);
    if (kind === 'notFound' || kind === 'tooManyRequests' || kind === 'unauthenticated') return null;
    throw error;
  }
}

/** What a link that opens nothing says: the agency of its host. @returns null for a host that no agency has. */
async function hostHead(ports: PagePorts, host: string): Promise<PageHead | null> {
  const found = await agencyOfHost(ports, host);
  if (!found) return null;
  return headFor(projectMailTheme(found.organization, found.brand, ports.config.publicBaseUrl), {
    title: browserTitle(found.organization),
    description: '',
  });
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
