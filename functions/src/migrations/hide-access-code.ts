import { FieldValue } from 'firebase-admin/firestore';
import { withValueAt } from '@portal/domain/fields/value-at';
import { organizationSchemaVersion } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import type { MigrationStep } from './migration-step';

const path = 'integration.bullhorn.publicResume.accessCode';
const before = `security.${path}`;

/** Moves an organization's access code from the settings that all staff read to those that admins read. A newer one stays. */
export const hideAccessCode: MigrationStep = {
  name: 'hide-access-code',
  from: 2,
  to: organizationSchemaVersion,
  collection: collections.organizations(),
  migrate: async (transaction, document) => {
    const db = firestore();
    const [agency, secrets] = await transaction.getAll(
      db.doc(documents.agencySettings(document.id)),
      db.doc(documents.secretSettings(document.id)),
    );
    const code: unknown = agency?.get(before);
    if (agency && code !== undefined) {
      if (secrets && secrets.get(path) === undefined) {
        transaction.set(secrets.ref, withValueAt({}, path, code), { merge: true });
      }
      transaction.update(agency.ref, { [before]: FieldValue.delete() });
    }
    transaction.update(document.ref, { schemaVersion: organizationSchemaVersion });
  },
};
