import { linkPreviewTexts as texts } from '@portal/domain/texts/link-preview';
import type { SharedLinkKind } from '@portal/domain/links/shared-link';
import type { PageHead } from '../page-head';
import { jobSubject } from './get-job-profile';
import { profileSubject } from './profile-subject';
import { openPage, type OpenPage, type PageContext } from './open-page';
import { marketingMailTheme, pageBrand } from './page-brand';

const paths: readonly (readonly [
  RegExp,
  (...ids: string[]) => { kind: SharedLinkKind; id: string; organizationId?: string },
])[] = [
  [/^\/profiles\/([\w-]{10,400})(?:\/|$)/, (id = '') => ({ kind: 'profile', id })],
  [/^\/job\/([\w-]{10,400})(?:\/|$)/, (id = '') => ({ kind: 'job', id })],
  [
    /^\/tearsheet\/(candidates|jobs)\/([\w-]{1,128})\/([\w-]{10,400})(?:\/|$)/,
    (kind, organizationId = '', id = '') => ({ kind: kind === 'jobs' ? 'jobs' : 'candidates', organizationId, id }),
  ],
];

/**
 * The head of a marketing page: the agency's name and logo, and of a job its title. It names no candidate, and behind a
 * gate no job.
 * @param data the link's sealed code.
 * @returns null for another page.
 * @throws PortalError as `openPage`.
 */
export async function marketingHead(context: PageContext, path: string, data: string): Promise<PageHead | null> {
  for (const [pattern, pageOf] of paths) {
    const ids = pattern.exec(path)?.slice(1);
    if (!ids) continue;
    const named = pageOf(...ids);
    return await headOf(context, named.kind, await openPage(context, named, { data, gatePass: '' }));
  }
  return null;
}

async function headOf(context: PageContext, kind: SharedLinkKind, page: OpenPage): Promise<PageHead> {
  const { organization, link, tearsheet } = page;
  const job = kind === 'job' ? await jobSubject(context, page) : null;
  const profile = kind === 'profile' ? await profileSubject(context, page) : null;
  const brand = (job ?? profile)?.brand;
  const shown =
    brand ??
    (await pageBrand(context.store, organization, link, { tearsheet, entryBrandId: '', candidateOwnerId: '' }));
  const {
    organizationName: name,
    logo,
    primaryColor,
  } = marketingMailTheme(organization, shown, context.config.publicBaseUrl);
  const title = page.isOpen ? (job?.job?.jobTitle ?? '') : '';
  const words: Record<SharedLinkKind, readonly [title: string, description: string]> = {
    profile: [texts.candidate(name), texts.resumeHint(name)],
    job: [title ? texts.job(title, name) : texts.anyJob(name), texts.anyJobHint(name)],
    candidates: [texts.candidates(name), texts.candidatesHint(name)],
    jobs: [texts.jobs(name), texts.jobsHint(name)],
  };
  const [shownTitle, description] = words[kind];
  return { title: shownTitle, description, siteName: name, imageUrl: logo?.url ?? '', color: primaryColor };
}
