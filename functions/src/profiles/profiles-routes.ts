import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import { route, type Route } from '../runtime/route';
import { createAnonymousProfile, findIdentifyingTexts, saveRedactions } from './anonymous-profile';
import { correctResume } from '../candidates/correct-resume';
import { parseCandidateFile } from '../candidates/parse-candidate-file';
import { replaceResume } from '../candidates/replace-resume';
import { withFreshProfiles } from './refresh-profiles';
import { chooseProfile } from './choose-profile';
import { createMissingProfiles } from './create-missing-profiles';
import { createProfile } from './create-profile';
import { deleteProfile } from './delete-profile';
import { formatProfile } from './format-profile';
import { generateProfileSection } from './generate-section';
import { getProfileVersion, listProfileVersions, restoreProfile } from './profile-versions';
import { addProfileFiles, openProfileFile, removeProfileFile } from './profile-attachments';
import { generateProfilePdf, generateProfileWord } from './profile-file';
import { previewTemplate } from './preview-template';
import { saveProfile } from './save-profile';

/** Profiles of candidates and jobs, part of the app API. */
export const profilesRoutes: readonly Route[] = [
  route({ endpoint: profilesApi.createProfile, access: 'candidate:write', handler: createProfile }),
  route({
    endpoint: profilesApi.createMissingProfiles,
    access: 'candidate:write',
    handler: createMissingProfiles,
  }),
  route({ endpoint: profilesApi.saveProfile, access: 'candidate:write', body: 'document', handler: saveProfile }),
  route({ endpoint: profilesApi.formatProfile, access: 'candidate:write', handler: formatProfile }),
  route({ endpoint: profilesApi.chooseProfile, access: 'candidate:write', handler: chooseProfile }),
  route({ endpoint: profilesApi.previewTemplate, access: 'organization:edit', handler: previewTemplate }),
  route({ endpoint: profilesApi.deleteProfile, access: 'candidate:write', handler: deleteProfile }),
  route({ endpoint: profilesApi.listProfileVersions, access: 'organization:read', handler: listProfileVersions }),
  route({ endpoint: profilesApi.getProfileVersion, access: 'organization:read', handler: getProfileVersion }),
  route({ endpoint: profilesApi.generateProfileSection, access: 'candidate:write', handler: generateProfileSection }),
  route({ endpoint: profilesApi.addProfileFiles, access: 'candidate:write', handler: addProfileFiles }),
  route({ endpoint: profilesApi.openProfileFile, access: 'organization:read', handler: openProfileFile }),
  route({ endpoint: profilesApi.removeProfileFile, access: 'candidate:write', handler: removeProfileFile }),
  route({ endpoint: profilesApi.findIdentifyingTexts, access: 'candidate:write', handler: findIdentifyingTexts }),
  route({
    endpoint: profilesApi.createAnonymousProfile,
    access: 'candidate:write',
    body: 'document',
    handler: createAnonymousProfile,
  }),
  route({ endpoint: profilesApi.saveRedactions, access: 'candidate:write', body: 'document', handler: saveRedactions }),
  route({ endpoint: profilesApi.generateProfilePdf, access: 'organization:read', handler: generateProfilePdf }),
  route({ endpoint: profilesApi.generateProfileWord, access: 'organization:read', handler: generateProfileWord }),
  route({ endpoint: profilesApi.restoreProfile, access: 'candidate:write', handler: restoreProfile }),
  // The profiles follow a change of the resume.
  route({
    endpoint: candidatesApi.replaceResume,
    access: 'candidate:write',
    handler: withFreshProfiles(replaceResume),
  }),
  route({
    endpoint: correctionsApi.correctResume,
    access: 'candidate:write',
    handler: withFreshProfiles(correctResume),
  }),
  route({
    endpoint: correctionsApi.parseCandidateFile,
    access: 'candidate:write',
    handler: withFreshProfiles(parseCandidateFile),
  }),
];
