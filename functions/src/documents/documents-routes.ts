import { appApi } from '@portal/domain/contracts/app-api';
import { documentsApi } from '@portal/domain/contracts/documents-api';
import { route, type Route } from '../runtime/route';
import { downloadResume, generatePdf } from './generate-pdf';
import { mergeDocuments } from './merge-documents';
import { deleteDocumentPublicUrl, generateDocumentPublicUrl } from './public-document';
import { storageFile } from './storage-file';
import { storageFileDownload } from './storage-file-download';

/** Files, PDFs and their public links, part of the app API. */
export const documentsRoutes: readonly Route[] = [
  route({ endpoint: appApi.storageFileDownload, access: 'organization:read', handler: storageFileDownload }),
  route({ endpoint: appApi.storageFile, access: 'public', handler: storageFile }),
  route({
    endpoint: documentsApi.generatePdf,
    access: 'organization:read',
    organizationOf: ({ candidate }) => candidate.organizationId,
    handler: generatePdf,
  }),
  route({
    endpoint: documentsApi.downloadResume,
    access: 'organization:read',
    organizationOf: ({ candidate }) => candidate.organizationId,
    handler: downloadResume,
  }),
  // These requests have files instead of an organization; each file has its owner.
  route({ endpoint: documentsApi.mergeDocuments, access: 'staff', handler: mergeDocuments }),
  route({
    endpoint: documentsApi.generateDocumentPublicUrl,
    access: 'staff',
    body: 'document',
    handler: generateDocumentPublicUrl,
  }),
  route({ endpoint: documentsApi.deleteDocumentPublicUrl, access: 'staff', handler: deleteDocumentPublicUrl }),
];
