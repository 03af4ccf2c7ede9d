import { interviewsApi } from '@portal/domain/contracts/interviews-api';
import { route, type Route } from '../runtime/route';
import { changeInterview, offerInterview } from './staff-interviews';

/** Interviews on the staff's side, part of the app API. */
export const interviewsRoutes: readonly Route[] = [
  route({ endpoint: interviewsApi.offerInterview, access: 'candidate:write', handler: offerInterview }),
  route({ endpoint: interviewsApi.changeInterview, access: 'candidate:write', handler: changeInterview }),
];
