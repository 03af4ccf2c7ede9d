import { beforeEach, describe, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { syncRunSchema, type SyncKind } from '@portal/domain/ats/sync-run';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, read, signIn, stored, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';
import { connectCorporation, type ToldRecords } from '../testing/simulated-bullhorn';

withoutTriggers();

let recruiter: SignedIn;
let organizationId: string;
beforeEach(async () => {
  const world = freshWorld();
  recruiter = await signIn('recruiter', world);
  organizationId = world.a;
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
});

const owner = { id: 9, name: 'Owner', email: 'owner@agency.example' };

/** Two candidates on one tearsheet with a contact and a lead; another tearsheet is private. */
const records = (changes: { occupation?: string; name?: string; isDeleted?: boolean } = {}): ToldRecords => ({
  rows: {
    Skill: [{ id: 70, name: 'Figma' }],
    Candidate: [
      {
        id: 51,
        firstName: 'Ada',
        lastName: 'Ng',
        name: 'Ada Ng',
        email: 'ADA@example.com',
        occupation: changes.occupation ?? 'Designer',
        customText1: 'H-1B',
        customText2: 'for nobody',
        address: { city: 'Portland', state: 'OR', zip: '97201' },
        owner: { id: 9 },
      },
      { id: 52, firstName: 'Bo', lastName: 'Li', name: 'Bo Li', owner: { id: 9 } },
    ],
    CandidateWorkHistory: [{ id: 61, candidate: { id: 51 }, title: 'Lead designer', companyName: 'Acme' }],
    ClientContact: [
      { id: 21, firstName: 'Cy', lastName: 'Roe', name: 'Cy Roe', email: 'cy@client.example', owner: { id: 9 } },
    ],
    Lead: [
      { id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe', email: 'di@lead.example', companyName: 'Lead Inc' },
    ],
    Tearsheet: [
      {
        id: 81,
        name: changes.name ?? 'Designers',
        isPrivate: false,
        isDeleted: changes.isDeleted ?? false,
        owner: { id: 9 },
      },
      { id: 82, name: 'Mine alone', isPrivate: true, isDeleted: false, owner: { id: 9 } },
    ],
  },
  links: [
    ['Candidate.primarySkills', [[51, 70]]],
    [
      'Tearsheet.candidates',
      [
        [81, 51],
        [81, 52],
      ],
    ],
    ['Tearsheet.clientContacts', [[81, 21]]],
    ['Tearsheet.leads', [[81, 31]]],
  ],
});

const refresh = (name: string, token = recruiter.token) =>
  call<{ isNew: boolean }>(`/app/${organizationId}/bullhorn/${name}`, { token });

/** The run of a kind, after all triggers. */
async function finished(kind: SyncKind) {
  await runTriggers();
  return await stored(documents.syncRun(organizationId, kind), syncRunSchema);
}

describe('importing from the ATS', () => {
  test('brings tearsheets with their candidates, contacts and leads, then only what changed', async () => {
    const there = await connectCorporation(recruiter.email, [owner], records());
    const queued = await Promise.all([refresh('refreshClientContacts'), refresh('refreshLeads')]);
    expect(queued.map(({ body }) => body.message)).toEqual([
      'Client contacts refresh request queued',
      'Leads refresh request queued',
    ]);
    expect([await finished('clientContacts'), await finished('leads')]).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
    expect(await refresh('refreshTearsheets')).toMatchObject({
      status: 200,
      body: { message: 'Tearsheets refresh request queued' },
    });
    const first = await finished('tearsheets');
    expect(first).toMatchObject({ state: 'done', read: 2, written: 1, removed: 0 });

    expect(await read(documents.tearsheet(organizationId, '81'))).toMatchObject({
      name: 'Designers',
      numCandidates: 2,
      numContacts: 1,
      numLeads: 1,
    });
    expect(await read(documents.tearsheet(organizationId, '82'))).toBeNull();
    expect(await read(documents.skillsCandidate(organizationId, '51'))).toMatchObject({
      candidate: { name: 'Ada Ng', email: 'ada@example.com', occupation: 'Designer', address: { zipCode: '97201' } },
      primarySkills: [{ name: 'Figma' }],
      workHistories: [{ title: 'Lead designer', companyName: 'Acme' }],
      selectedProfileId: '',
    });
    expect(await read(`${collections.clientContacts(organizationId)}/21`)).toMatchObject({ tearsheetIds: ['81'] });
    expect(await read(`${collections.leads(organizationId)}/31`)).toMatchObject({
      companyName: 'Lead Inc',
      isLead: true,
    });

    // What the portal decides stays: the star of a candidate, an unsubscription.
    await firestore()
      .doc(documents.tearsheet(organizationId, '81'))
      .update({ candidates: { data: [{ id: '51', isFavorite: true, smBrandId: 'brand' }] } });
    await firestore()
      .doc(`${collections.clientContacts(organizationId)}/21`)
      .update({ smEmailsUnsubscribe: true });
    await there.tell([owner], records({ name: 'Designers, available' }));
    await refresh('refreshTearsheets');
    expect(await finished('tearsheets')).toMatchObject({ written: 1 });
    expect(await read(documents.tearsheet(organizationId, '81'))).toMatchObject({
      name: 'Designers, available',
      candidates: {
        data: [
          { id: '51', isFavorite: true, smBrandId: 'brand' },
          { id: '52', isFavorite: false },
        ],
      },
    });
    await refresh('refreshClientContacts');
    expect(await finished('clientContacts')).toMatchObject({ read: 1, written: 0 });
    expect(await read(`${collections.clientContacts(organizationId)}/21`)).toMatchObject({ smEmailsUnsubscribe: true });
  });

  test('removes tearsheets that are deleted there, and refreshes one candidate at once, with its custom fields', async () => {
    const bullhorn = { customFieldsEnabled: true, customFields: [{ name: 'customText1', label: 'Visa' }] };
    await write(documents.agencySettings(organizationId), { integration: { integration: { bullhorn } } });
    const there = await connectCorporation(recruiter.email, [owner], records());
    await refresh('refreshTearsheets');
    await finished('tearsheets');
    await there.tell([owner], records({ isDeleted: true, occupation: 'Head of design' }));
    await refresh('refreshTearsheets');
    expect(await finished('tearsheets')).toMatchObject({ removed: 1 });
    expect(await read(documents.tearsheet(organizationId, '81'))).toBeNull();

    const one = (id: string) =>
      call(`/bullhorn/${organizationId}/refreshSmCandidate/${id}?createProfile=false`, { token: recruiter.token });
    expect(await one('51')).toMatchObject({ status: 200 });
    const { candidate, selectedProfileId } = skillsCandidateSchema.cast(
      await read(documents.skillsCandidate(organizationId, '51')),
    );
    expect(selectedProfileId).toBe('');
    expect(candidate).toMatchObject({ occupation: 'Head of design', fields: { customText1: 'H-1B' } });
    expect(candidate.fields).not.toHaveProperty('customText2');
    expect(await one('999')).toMatchObject({ status: 404 });

    const withProfile = () => call(`/bullhorn/${organizationId}/refreshSmCandidate/51`, { token: recruiter.token });
    expect([(await withProfile()).status, (await withProfile()).status]).toEqual([200, 200]);
    const { docs } = await firestore().collection(collections.skillsProfiles(organizationId, '51')).get();
    expect(docs.map((profile): unknown => profile.get('name'))).toEqual(['Default']);
    expect(await read(documents.skillsCandidate(organizationId, '51'))).toMatchObject({
      selectedProfileId: docs[0]?.id,
    });
  });

  test('answers a file of a candidate by its id and by its uuid', async () => {
    const content = Buffer.from('Ada Ng, designer').toString('base64');
    const { rows } = await connectCorporation(recruiter.email, [owner], {
      ...records(),
      files: [{ entity: 'Candidate', id: 51, name: 'ada.txt', content }],
    });
    const [file] = await rows('CandidateFileAttachment');
    const get = (candidateId: string, file: string, token = recruiter.token) =>
      call(`/bullhorn/${organizationId}/getSmFileAttachment/${candidateId}/${file}`, { token });
    for (const id of [String(file?.id), String(file?.uuid)]) {
      expect(await get('51', id)).toMatchObject({
        status: 200,
        body: { data: { name: 'ada.txt', mimeType: 'text/plain', content } },
      });
    }
    expect(await get('52', String(file?.id))).toMatchObject({ status: 404 });
    const stranger = await signIn('recruiter', freshWorld());
    expect(await get('51', String(file?.id), stranger.token)).toMatchObject({ status: 403 });
  });

  test('stores the fields of an entity and answers the statuses of jobs', async () => {
    await connectCorporation(recruiter.email, [owner]);
    expect(await refresh('metadata/Candidate')).toMatchObject({ status: 200 });
    expect(await read(documents.entityMetadata(organizationId, 'Candidate'))).toMatchObject({ entity: 'Candidate' });
    expect(await refresh('metadataFullWithVar/JobOrder/status')).toMatchObject({
      body: { data: { options: expect.arrayContaining([expect.objectContaining({ value: 'Accepting Candidates' })]) } },
    });
  });

  test('needs staff of the organization; without a sign-in everybody gets the same answer', async () => {
    const stranger = await signIn('recruiter', freshWorld());
    expect(await refresh('refreshTearsheets', stranger.token)).toMatchObject({ status: 403 });
    expect(await call(`/app/${organizationId}/bullhorn/refreshTearsheets`)).toMatchObject({ status: 401 });
    expect(await refresh('refreshTearsheets')).toMatchObject({
      status: 503,
      body: { message: 'Bullhorn is not connected to this organization.' },
    });
    for (const id of [organizationId, 'nobody']) {
      expect(await call(`/bullhorn/${id}/refreshTearsheets?isNewSession=true`)).toMatchObject({
        status: 200,
        body: { message: 'ok', data: { isNew: false } },
      });
    }
  });
});
