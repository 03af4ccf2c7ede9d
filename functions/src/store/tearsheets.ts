import { documents } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { readDocument } from './firestore';

/** Tearsheets of an organization. */
export const tearsheetsStore = {
  async get(organizationId: string, id: string): Promise<Tearsheet | null> {
    return await readDocument(documents.tearsheet(organizationId, id), tearsheetSchema);
  },
};
