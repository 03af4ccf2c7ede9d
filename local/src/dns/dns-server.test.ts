import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTextRecords } from '@portal/functions/adapters/dns/text-records';
import { startDnsServer, type DnsServer } from './dns-server';

let server: DnsServer;
beforeEach(async () => {
  server = await startDnsServer();
});
afterEach(() => server.close());

const records = () => createTextRecords({ dnsServer: server.address });

test('the TXT records of a domain, with the parts of long ones joined', async () => {
  const long = 'x'.repeat(600);
  server.records.set('agency.example', ['v=spf1 -all', long]);
  expect(await records().of('Agency.example')).toEqual(expect.arrayContaining(['v=spf1 -all', long]));
});

test('a domain without records has none; a server that fails is an outage', async () => {
  server.records.set('empty.example', []);
  server.broken.add('broken.example');
  expect(await records().of('empty.example')).toEqual([]);
  expect(await records().of('unknown.example')).toEqual([]);
  await expect(records().of('broken.example')).rejects.toMatchObject({ kind: 'unavailable' });
});
