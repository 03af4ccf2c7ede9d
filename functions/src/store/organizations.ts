import { defaultResumeLinkAgeDays } from '@portal/domain/constants/public-links';
import { record } from '@portal/domain/fields/model';
import { organizationSchema, type Organization } from '@portal/domain/organizations/organization';
import { publicCandidateSettingsSchema } from '@portal/domain/organizations/public-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { readDocument } from './firestore';

const linkSettings = record({ publicCandidate: publicCandidateSettingsSchema });

export const organizationsStore = {
  /** An agency with all its settings, or null. */
  async get(organizationId: string): Promise<Organization | null> {
    return await readDocument(documents.organization(organizationId), organizationSchema);
  },

  /** Days that a public resume link lives (000 §9, AMB-11); 0 for ever, 90 when nobody has chosen. */
  async resumeLinkAgeDays(organizationId: string): Promise<number> {
    const settings = await readDocument(documents.organization(organizationId), linkSettings);
    return settings?.publicCandidate.resumeLinkAgeDays ?? defaultResumeLinkAgeDays;
  },
};
