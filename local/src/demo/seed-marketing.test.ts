import { expect, test } from '@jest/globals';
import { demoAgencies } from './agencies';
import { marketingRecords } from './seed-marketing';

test.each(demoAgencies)('tearsheets of $organization.name name the people on them, as a sync expects', (agency) => {
  const { contacts, leads, tearsheets } = marketingRecords(agency, [], Date.UTC(2026, 10, 2));
  expect(tearsheets.length).toBeGreaterThan(0);
  for (const { id, contactIds, leadIds, numContacts, numLeads } of tearsheets) {
    const onIt = (people: typeof contacts) =>
      people.filter(({ tearsheetIds }) => tearsheetIds.includes(id)).map((person) => person.id);
    expect(contactIds.length).toBeGreaterThan(0);
    expect([contactIds, leadIds]).toEqual([onIt(contacts), onIt(leads)]);
    expect([numContacts, numLeads]).toEqual([contactIds.length, leadIds.length]);
  }
});
