import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import { route, type Route } from '../runtime/route';
import { correctResume } from './correct-resume';
import { parseCandidateFile } from './parse-candidate-file';

/** Correcting what was read from a resume, part of the app API. */
export const correctionsRoutes: readonly Route[] = [
  route({ endpoint: correctionsApi.correctResume, access: 'candidate:write', handler: correctResume }),
  route({ endpoint: correctionsApi.parseCandidateFile, access: 'candidate:write', handler: parseCandidateFile }),
];
