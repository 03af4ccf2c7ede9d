import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createSmtpMail } from './smtp-mail';

let server: Server | null = null;
const sockets = new Set<Socket>();

/**
 * A minimal RFC 5321 mail server that records what it receives.
 * @param answerToData null to end the connection instead.
 */
async function mailServer(
  answerToData: string | null = '250 ok',
): Promise<{ url: string; commands: string[]; message: () => string }> {
  const commands: string[] = [];
  let message = '';
  server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (;;) {
        const end = inData ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (inData ? 5 : 2));
        if (inData) {
          message = line;
          inData = false;
          if (answerToData === null) socket.destroy();
          else socket.write(`${answerToData}\r\n`);
          continue;
        }
        commands.push(line);
        inData = line === 'DATA';
        socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, commands, message: () => message };
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
  server = null;
});

const mail = { to: 'ann@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };

test('passes a message with its headers and reply address to the server', async () => {
  const { url, commands, message } = await mailServer();
  await createSmtpMail({ smtpUrl: url, mailFrom: 'Portal <portal@example.com>' }).send({
    ...mail,
    replyTo: 'bob@example.com',
    headers: { 'X-Portal': 'vote' },
  });
  expect(commands).toContain('RCPT TO:<ann@example.com>');
  expect(message()).toMatch(/^From: Portal <portal@example\.com>$/m);
  expect(message()).toMatch(/^Reply-To: bob@example\.com$/m);
  expect(message()).toMatch(/^X-Portal: vote$/m);
  expect(message()).toContain('<p>Hi</p>');
});

test('messages one after the other share a connection', async () => {
  const { url, commands } = await mailServer();
  const smtp = createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' });
  for (const to of ['ann@example.com', 'bob@example.com', 'cas@example.com']) await smtp.send({ ...mail, to });
  expect(commands.filter((command) => command.startsWith('EHLO'))).toHaveLength(1);
  expect(commands.filter((command) => command === 'DATA')).toHaveLength(3);
});

test('a connection that ends in the middle of a message leaves its delivery uncertain, and sends it once', async () => {
  const { url, commands } = await mailServer(null);
  const delivered = createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' }).deliver(mail);
  await expect(delivered).resolves.toEqual({ kind: 'uncertain' });
  expect(commands.filter((command) => command === 'DATA')).toHaveLength(1);
});

test('without a connection a message may be sent again', async () => {
  const { url } = await mailServer();
  server?.close();
  const smtp = createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' });
  await expect(smtp.deliver(mail)).resolves.toEqual({ kind: 'unavailable' });
});

test('a comma or line break creates no second recipient or header', async () => {
  const { url, commands, message } = await mailServer();
  await createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' })
    .send({ ...mail, to: 'ann@example.com, eve@example.com', subject: 'Hello\r\nBcc: eve@example.com' })
    .catch(() => undefined);
  expect(commands.filter((command) => command.includes('<eve@example.com>'))).toEqual([]);
  expect(message()).not.toMatch(/^Bcc:/m);
});

test('a refused message is an outage for the caller', async () => {
  const { url } = await mailServer('550 no');
  const send = createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' }).send(mail);
  await expect(send).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a calendar entry is an alternative of the text, with its method, and a file', async () => {
  const { url, message } = await mailServer();
  const calendar = { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } as const;
  await createSmtpMail({ smtpUrl: url, mailFrom: 'portal@example.com' }).send({ ...mail, calendar });
  const received = message();
  expect(received).toMatch(/Content-Type: multipart\/alternative;[^]*Content-Type: text\/calendar;[^]*method=CANCEL/);
  expect(received).toMatch(/Content-Type: application\/ics; name=interview\.ics/);
});
