import { noJobSegment, sectionApi } from '@portal/domain/contracts/section-api';
import { route, type Route } from '../runtime/route';
import { generateProfileSection } from './generate-section';

const ofPath = {
  access: 'candidate:write',
  organizationOf: ({ orgId }: { orgId: string }) => orgId,
} as const;

/** AI texts by the paths of the ATS's pages, which begin at the host. */
export const sectionRoutes: readonly Route[] = [
  route({
    endpoint: sectionApi.generateCandidateSection,
    ...ofPath,
    handler: ({ orgId, jobId, candidateId, type }, context) =>
      generateProfileSection(
        { organizationId: orgId, jobId: jobId === noJobSegment ? '' : jobId, candidateId, kind: type },
        context,
      ),
  }),
  route({
    endpoint: sectionApi.generateJobSection,
    ...ofPath,
    handler: ({ orgId, jobId, type }, context) =>
      generateProfileSection({ organizationId: orgId, jobId, candidateId: '', kind: type }, context),
  }),
];
