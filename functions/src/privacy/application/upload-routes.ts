import { applicationApi } from '@portal/domain/contracts/application-api';
import { route, type Route } from '../../runtime/route';
import { uploadNewResume } from './change-application';

/** Newer resumes of applicants, part of the function that receives uploads. */
export const applicationUploadRoutes: readonly Route[] = [
  route({ endpoint: applicationApi.uploadNewResume, access: 'public', body: 'multipart', handler: uploadNewResume }),
];
